import type { BustOutId, EntryId } from './ids.ts';
import type { RankedOut } from './ranked-out.ts';
import { ranking } from './ranking.ts';
import { policyOf } from './rulebook-of.ts';
import { inPlay, playersLeft } from './seating-index.ts';
import { isWon } from './stage.ts';
import type { BustOut, Entry, Tournament } from './state.ts';

/** The best of the places that are shared, and by how many where it is shared. */
export type FinalPlace = {
  readonly place: number;
  readonly sharedBy?: number;
  /** Among those of his own table, where each plays to its own end. */
  readonly atTable?: number;
};

/** Counted from the end: who goes out with n left behind him is n + 1st, so late entries shift earlier places by themselves. */
export function places(state: Tournament): ReadonlyMap<EntryId, FinalPlace> {
  const { setup } = state;
  const winners = isWon(state) ? inPlay(state) : [];
  const found = counted(playersLeft(state), winners, forGood(state));
  const byTable = setup !== undefined && policyOf(setup, 'tables.format').value === 'sitAndGo';
  return byTable ? withPlacesAtTables(state, found) : found;
}

function counted(left: number, winners: readonly Entry[], bustOuts: readonly Pick<BustOut, 'out'>[]) {
  const found = new Map<EntryId, FinalPlace>();
  for (const { id } of winners) found.set(id, { place: 1, ...(winners.length > 1 && { sharedBy: winners.length }) });
  let better = left;
  for (const { out } of bustOuts.toReversed()) {
    for (const group of byRank(out)) {
      const sharedBy = group.length;
      for (const { entry } of group) found.set(entry, { place: better + 1, ...(sharedBy > 1 && { sharedBy }) });
      better += sharedBy;
    }
  }
  return found;
}

/**
 * Hands with those who have not bought back in since: of these each is in one hand alone. What was dealt at all tables at
 * once is one hand, however many tables told of it one after another; it is over where the last of them told it.
 */
function forGood({ bustOuts, setup }: Tournament): readonly Pick<BustOut, 'out'>[] {
  const hands = new Map<number | BustOutId, readonly RankedOut[]>();
  for (const { id, hand, out } of bustOuts) {
    const gone = out.filter(({ back }) => back !== true);
    const told = hands.get(hand ?? id);
    hands.delete(hand ?? id);
    const all =
      told === undefined || setup === undefined ? gone : ranking(setup, [...told, ...gone], 'handForHand').out;
    hands.set(hand ?? id, all);
  }
  return [...hands.values()].map((out) => ({ out }));
}

function withPlacesAtTables(state: Tournament, found: ReadonlyMap<EntryId, FinalPlace>): typeof found {
  const playing = inPlay(state);
  const hands = forGood(state);
  const tables = new Set(hands.flatMap(({ out }) => out.flatMap(({ from }) => from?.table ?? [])));
  const all = new Map<EntryId, FinalPlace>(found);
  for (const table of tables) {
    const left = playing.filter(({ at }) => at?.table === table);
    const bustOuts = hands.map(({ out }) => ({ out: out.filter(({ from }) => from?.table === table) }));
    for (const [entry, { place }] of counted(left.length, left.length === 1 ? left : [], bustOuts)) {
      const overall = all.get(entry);
      if (overall !== undefined) all.set(entry, { ...overall, atTable: place });
    }
  }
  return all;
}

function byRank(out: readonly RankedOut[]): readonly (readonly RankedOut[])[] {
  const groups = Map.groupBy(out, ({ rank }) => rank);
  return [...groups].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}
