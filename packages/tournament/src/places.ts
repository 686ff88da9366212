import { counted, type FinalPlace, type HandOut } from './counted-places.ts';
import { placesInRounds } from './form/places-in-rounds.ts';
import { playsToItsEnd } from './form/stands-alone.ts';
import type { BustOutId, EntryId } from './ids.ts';
import type { RankedOut } from './ranked-out.ts';
import { ranking } from './ranking.ts';
import { inPlay, playersLeft } from './seating-index.ts';
import { isWon } from './stage.ts';
import type { Tournament } from './state.ts';

/** Counted from the end: who goes out with n left behind him is n + 1st, so late entries shift earlier places by themselves. */
export function places(state: Tournament): ReadonlyMap<EntryId, FinalPlace> {
  const { setup } = state;
  const winners = isWon(state) ? inPlay(state) : [];
  const hands = forGood(state);
  if (setup?.form?.rounds !== undefined && state.rounds !== undefined)
    return new Map([...counted(0, winners, []), ...placesInRounds(setup, state, state.rounds, hands)]);
  const found = counted(playersLeft(state), winners, hands);
  const byTable = setup !== undefined && playsToItsEnd(setup);
  return byTable ? withPlacesAtTables(state, found) : found;
}

/**
 * Hands with those who have not bought back in since: of these each is in one hand alone. What was dealt at all tables at
 * once is one hand, however many tables told of it one after another; it is over where the last of them told it.
 */
function forGood({ bustOuts, setup }: Tournament): readonly HandOut[] {
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
  const from = hands.flatMap(({ out }) => out.flatMap((one) => one.from?.table ?? []));
  const tables = new Set([...from, ...(state.endedByTime ?? [])]);
  const all = new Map<EntryId, FinalPlace>(found);
  for (const table of tables) {
    const left = playing.filter(({ at }) => at?.table === table);
    const bustOuts = hands.map(({ out }) => ({ out: out.filter(({ from }) => from?.table === table) }));
    for (const [entry, { place }] of counted(
      left.length,
      left.length === 1 || state.endedByTime?.includes(table) ? left : [],
      bustOuts,
    )) {
      const overall = all.get(entry);
      if (overall !== undefined) all.set(entry, { ...overall, atTable: place });
    }
  }
  return all;
}
