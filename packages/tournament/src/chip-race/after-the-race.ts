import { type Decide, happens, nothingToDo, refused } from '../decision.ts';
import { chipsInPlay } from '../figures.ts';
import type { TableId } from '../ids.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { setupOf } from '../rulebook-of.ts';
import { isInPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { lateChips } from './late-chips.ts';
import { colourUpsOf, leftPlayBy, openColourUp, tablesLeft } from './open-colour-ups.ts';
import { procedureOf } from './procedure.ts';

/** Nothing more is done at the tables that are left. */
export const endColourUp: Decide<'EndColourUp'> = (state, { value, reason }, { now }) => {
  if (openColourUp(state, value) === undefined) return refused({ code: 'no-colour-up', value });
  if (reason.trim() === '') return refused({ code: 'reason-needed' });
  return happens({ v: 1, type: 'ColourUpEnded', value, reason: reason.trim(), at: now });
};

export const exchangeLateChips: Decide<'ExchangeLateChips'> = (state, { value, entry: id, chips }, { now }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (!isInPlay(entry)) return refused({ code: 'not-in-play', entry: id });
  const gone = leftPlayBy(state, value);
  if (gone === undefined) return refused({ code: 'value-in-play', value });
  if (chips < 1) return nothingToDo;
  const most = chipsInPlay(state);
  if (chips * value > most) return refused({ code: 'stack-too-large', entry: id, most });
  const says = procedureOf(setupOf(state));
  const { into } = gone;
  const late = { value, into, entry: id, chips, ...lateChips(says, { small: value, next: into }, chips), at: now };
  return happens({
    ...{ v: 1, type: 'LateChipsExchanged', ...late },
    because: [{ code: 'late-chips', facts: {}, because: says['chips.lateFoundChips'] }],
  });
};

/** Where dealing begins by the button of the last hand, it lies still until the small chips are gone. */
export function raceFirst(state: Tournament, table: TableId): TournamentRefusal | undefined {
  const says = procedureOf(setupOf(state));
  if (says['chips.raceMethod'].value !== 'race' || says['chips.raceStart'].value !== 'leftOfButton') return undefined;
  const open = colourUpsOf(state).find((one) => one.keep === undefined && tablesLeft(state, one).includes(table));
  return open && { code: 'small-chips-first', table, value: open.value, refs: says['chips.raceStart'].refs };
}
