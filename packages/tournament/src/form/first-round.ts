import type { Instant, Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import type { TournamentEvent } from '../event.ts';
import { setupOf } from '../rulebook-of.ts';
import { tablesInPlay } from '../seating/table-in-play.ts';
import { unseated } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { Match } from './match.ts';
import { byesAmong } from './slots.ts';

/** With the first hand the first round is as people sit, however they came to their seats; who has none has a bye. */
export function firstRound(
  state: Tournament,
  { now, random }: { readonly now: Instant; readonly random: Random },
): readonly TournamentEvent[] {
  if (setupOf(state).form?.rounds === undefined) return [];
  // the tree goes by lot as well
  const byes = [...shuffled(unseated(state), random)];
  const tables = shuffled(tablesInPlay(state), random).map(
    ({ id, table, players }): Match => ({ table: id, name: table.name, players: [...players.values()] }),
  );
  const matches = byesAmong(byes.length + tables.length, byes.length).flatMap((isBye): readonly Match[] => {
    if (!isBye) return tables.splice(0, 1);
    return byes.splice(0, 1).map(({ id }) => ({ players: [id] }));
  });
  return [{ v: 1, type: 'RoundDrawn', round: 1, matches, seats: [], because: [], at: now }];
}
