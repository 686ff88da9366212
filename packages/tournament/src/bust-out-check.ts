import type { Out } from './command.ts';
import type { Objection } from './decision.ts';
import { chipsIssued } from './figures.ts';
import type { BustOutId, EntryId, TableId } from './ids.ts';
import { isInPlay, playersLeft } from './seating-index.ts';
import type { BustOut, Tournament } from './state.ts';

/** What a list of who went out is held against. */
export type Hand = {
  /** Already out in this very hand: when it is corrected, they may be named again. */
  readonly own: ReadonlySet<EntryId>;
  /** Hands that were over before it began. */
  readonly earlier: readonly BustOut[];
  readonly together: BustOut['together'];
};

export const handsBefore = (state: Tournament, before: BustOutId | undefined): readonly BustOut[] => {
  const index = before === undefined ? -1 : state.bustOuts.findIndex(({ id }) => id === before);
  return index < 0 ? state.bustOuts : state.bustOuts.slice(0, index);
};

export function checkBustOut(state: Tournament, out: readonly Out[], hand: Hand): Objection {
  return (
    checkWho(state, out, hand) ?? checkBy(state, out, hand) ?? checkStacks(state, out) ?? checkTables(state, out, hand)
  );
}

function checkWho(state: Tournament, out: readonly Out[], { own }: Hand): Objection {
  const named = new Set<EntryId>();
  for (const { entry: id } of out) {
    const entry = state.entries.get(id);
    if (entry === undefined) return { code: 'no-such-entry', entry: id };
    if (named.has(id) || (entry.out !== undefined && !own.has(id))) return { code: 'already-out', entry: id };
    if (!own.has(id) && !isInPlay(entry)) return { code: 'not-in-play', entry: id };
    named.add(id);
  }
  // who has bought back in since is among those in play, and stays there
  const isBack = (id: EntryId): boolean => own.has(id) && state.entries.get(id)?.out === undefined;
  const players = playersLeft(state) + [...own].filter((id) => !isBack(id)).length;
  return players - [...named].filter((id) => !isBack(id)).length < 1 ? { code: 'all-out', players } : undefined;
}

/** Whoever takes somebody's last chips has won a pot, and is not out in the hand in which he won it. */
function checkBy(state: Tournament, out: readonly Out[], { earlier }: Hand): Objection {
  const gone = new Set(out.map(({ entry }) => entry));
  for (const { entry: id, by } of out) {
    for (const other of by) {
      const entry = state.entries.get(other);
      if (entry === undefined) return { code: 'no-such-entry', entry: other };
      if (other === id) return { code: 'out-by-self', entry: id };
      const wasIn = entry.out === undefined ? isInPlay(entry) : !earlier.some((hand) => hand.id === entry.out);
      if (!wasIn) return { code: 'not-in-play', entry: other };
      if (gone.has(other)) return { code: 'out-by-out', entry: id, by: other };
    }
  }
  return undefined;
}

function checkStacks(state: Tournament, out: readonly Out[]): Objection {
  let most: number = chipsIssued(state);
  for (const { entry, stackAtStart = 0 } of out) {
    if (!(stackAtStart <= most)) return { code: 'stack-too-large', entry, most };
    most -= stackAtStart;
  }
  return undefined;
}

function checkTables(state: Tournament, out: readonly Out[], { together }: Hand): Objection {
  if (together !== undefined) return undefined;
  const tables = new Set<TableId>();
  for (const { entry: id } of out) {
    const table = seatOfHand(state, id)?.table;
    if (table !== undefined) tables.add(table);
  }
  return tables.size > 1 ? { code: 'different-tables', tables: [...tables] } : undefined;
}

/** Where he sits, or sat when he went out. */
export function seatOfHand(state: Tournament, id: EntryId): BustOut['out'][number]['from'] {
  const entry = state.entries.get(id);
  if (entry?.out === undefined) return entry?.at;
  return state.bustOuts.find((bustOut) => bustOut.id === entry.out)?.out.find((one) => one.entry === id)?.from;
}
