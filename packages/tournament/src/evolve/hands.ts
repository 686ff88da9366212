import { toChips } from '@riffle/cards';
import { handPositions, ringOf, seatsClockwise } from '@riffle/table';
import type { TournamentEvent } from '../event.ts';
import { deadMarker } from '../hands/dead-marker.ts';
import type { HandAsRuled, RuledHand } from '../hands/hand-as-ruled.ts';
import { levelAt } from '../hands/level-at.ts';
import { runningAt } from '../hands/served-at.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { countedSince } from './hand-for-hand.ts';
import { withPositions } from './moving.ts';
import { withEntries } from './seating.ts';
import { withTable } from './tables.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

/** The button has moved, and with it everything that is counted in hands and rounds. */
export function handBegun(
  state: Tournament,
  { table: id, no, button, smallBlind, bigBlind, dealtIn = [], at }: Named<'HandBegun'>,
): Tournament {
  const table = state.tables.get(id);
  if (table === undefined) return state;
  const went = table.positions === undefined ? 0 : seatsClockwise(table.seats, table.positions.button, button);
  const running = new Set(runningAt(state, table).map((penalty) => penalty.id));
  const penalties =
    running.size === 0
      ? state.penalties
      : state.penalties.map((penalty) => {
          if (!running.has(penalty.id)) return penalty;
          const { begins, gone = 0, ...rest } = penalty;
          // counted from the button of the first hand that is missed
          return penalty.length?.in !== 'rounds' || begins !== undefined ? rest : { ...rest, gone: gone + went };
        });
  const positioned = withPositions({ ...state, penalties }, id, {
    button,
    ...(smallBlind !== undefined && { smallBlind }),
    bigBlind,
  });
  const before = table.positions && handPositions(ringOf(table.seats, playersAt(state, id).keys()), table.positions);
  const marker = deadMarker(state, table, button);
  const counted = withTable(positioned, id, ({ ruled: _, timeCall: _over, ...one }) => ({
    ...one,
    ...(before && { handBefore: before }),
    ...(marker !== undefined && { marker }),
    hand: { no, at, level: levelAt(state, at) },
  }));
  const told = countedSince(counted, id);
  return dealtIn.length === 0 ? told : withEntries(told, dealtIn, ({ waits: _, ...entry }) => entry);
}

/** Holds until the next hand is dealt there. */
export const handRuled = (state: Tournament, event: Named<'HandRuled'>): Tournament =>
  withTable(state, event.table, ({ ruled, ...table }) => {
    const now = asRuled(ruled ?? {}, event.is, event);
    return Object.keys(now).length === 0 ? table : { ...table, ruled: now };
  });

function asRuled(before: HandAsRuled, is: RuledHand, { level = 0, dealtIn = [], at }: Named<'HandRuled'>): HandAsRuled {
  switch (is) {
    case 'again':
      return { ...before, again: { level, dealtIn } };
    case 'oldLevel':
      return { ...before, oldLevel: level };
    case 'stops':
      return { ...before, stopped: at };
    case 'goesOn': {
      const { stopped: _, ...others } = before;
      return others;
    }
  }
}

export const chipsRemoved = (state: Tournament, { chips }: Named<'ChipsRemoved'>): Tournament => ({
  ...state,
  chipsRemoved: toChips((state.chipsRemoved ?? 0) + chips),
});
