import { countOf, type Instant } from '@riffle/aggregate';
import { alternates, inField, isAlternate } from './alternate-list.ts';
import type { NewEntry } from './command.ts';
import { type Decide, happens, nothingToDo, type Objection, refused } from './decision.ts';
import type { EntryId } from './ids.ts';
import { lateEntryClosed, lateEntryOpen } from './late-entry.ts';
import { setupOf } from './rulebook-of.ts';
import { roomInAll } from './seating/table-in-play.ts';
import { playersLeft } from './seating-index.ts';
import { stageOf } from './stage.ts';
import type { Entry, Tournament } from './state.ts';

const stillInField = countOf<Entry>((entry) => !isAlternate(entry) && entry.out === undefined);

/** How many more there are seats for, and may play; unbounded as long as there are no tables. */
export function placesLeft(state: Tournament): number {
  const playing = state.entries.measured(stillInField);
  const bySeats = state.tables.size === 0 ? Number.POSITIVE_INFINITY : roomInAll(state) - playing;
  const { mostEntries } = setupOf(state);
  const byField = mostEntries === undefined ? Number.POSITIVE_INFINITY : mostEntries - playing;
  return Math.max(0, Math.min(bySeats, byField));
}

/** Behind those who wait nobody goes past; else the first of them enter, as far as there are places. */
export function entersAt(
  state: Tournament,
  entries: readonly NewEntry[],
  asked: boolean | undefined,
): { readonly entering: readonly NewEntry[]; readonly waiting: ReadonlySet<EntryId> } {
  const queue = alternates(state).length > 0;
  const room = queue ? 0 : asked === true ? roomToEnter(state) : entries.length;
  return { entering: entries.slice(0, room), waiting: new Set(entries.slice(room).map(({ entry }) => entry)) };
}

/** As many as may be sold besides, where the field is bounded. */
function roomToEnter(state: Tournament): number {
  const { mostEntries } = setupOf(state);
  const sold = state.entries.measured(inField);
  return mostEntries === undefined ? placesLeft(state) : Math.min(placesLeft(state), Math.max(0, mostEntries - sold));
}

/** A place for one who waits: late entry is open, and the field has not as many in it as it may. */
export function mayNotPromote(state: Tournament, now: Instant): Objection {
  const setup = setupOf(state);
  if (!lateEntryOpen(setup, state.clock, now)) return lateEntryClosed(setup, now);
  const { mostEntries: most } = setup;
  const playing = playersLeft(state);
  return most !== undefined && playing >= most
    ? { code: 'field-full', most, entries: playing, atOnce: true }
    : undefined;
}

/** Called and not there: he goes to the end of the list. Who is to keep his turn is left where he is, and another seated. */
export const passAlternate: Decide<'PassAlternate'> = (state, { entry: id }) => {
  const entry = state.entries.get(id);
  if (entry === undefined) return refused({ code: 'no-such-entry', entry: id });
  if (!isAlternate(entry)) return refused({ code: 'not-alternate', entry: id });
  if (stageOf(state) === 'over') return refused({ code: 'over' });
  return alternates(state).at(-1)?.id === id ? nothingToDo : happens({ v: 1, type: 'AlternatePassed', entry: id });
};
