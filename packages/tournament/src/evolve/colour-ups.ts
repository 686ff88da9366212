import type { ColourUpState } from '../chip-race/colour-up-state.ts';
import { colourUpsOf } from '../chip-race/open-colour-ups.ts';
import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const colourUpBegun = (
  state: Tournament,
  { v: _v, type: _type, because: _because, reason: _reason, ...begun }: Named<'ColourUpBegun'>,
): Tournament => ({ ...state, colourUps: [...colourUpsOf(state), { ...begun, counted: {}, taken: {} }] });

export const smallChipsCounted = (
  state: Tournament,
  { value, table, counts }: Named<'SmallChipsCounted'>,
): Tournament => withLast(state, value, (one) => ({ ...one, counted: { ...one.counted, [table]: counts } }));

export function smallChipsTaken(state: Tournament, event: Named<'SmallChipsTaken'>): Tournament {
  const { v: _v, type: _type, because: _because, value, into: _into, table, ...taken } = event;
  return withLast(state, value, (one) => ({ ...one, taken: { ...one.taken, [table]: taken } }));
}

export const colourUpEnded = (state: Tournament, { value, at }: Named<'ColourUpEnded'>): Tournament =>
  withLast(state, value, (one) => ({ ...one, ended: at }));

export const lateChipsExchanged = (
  state: Tournament,
  { v: _v, type: _type, because: _because, ...late }: Named<'LateChipsExchanged'>,
): Tournament => ({ ...state, lateChips: [...(state.lateChips ?? []), late] });

/** One of a value goes on at a time: the last. */
function withLast(state: Tournament, value: number, change: (one: ColourUpState) => ColourUpState): Tournament {
  const all = colourUpsOf(state);
  const last = all.findLastIndex((one) => one.value === value);
  return last < 0 ? state : { ...state, colourUps: all.map((one, nth) => (nth === last ? change(one) : one)) };
}
