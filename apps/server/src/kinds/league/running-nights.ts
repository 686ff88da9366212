import type { LeagueRunning } from '@riffle/wire';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { NightShape } from '../night/shape.ts';
import type { LeagueShape } from './shape.ts';

type Night = LeagueRunning['nights'][number];

/** Which nights of match days are under way, with what a wall in the room shows of each: who is still in at which table. */
export async function runningNights(
  { state }: Hosted<LeagueShape>,
  nights: Hosting<NightShape>,
): Promise<LeagueRunning> {
  const all = state.matchDays.flatMap(({ division, round, nights: opened }) =>
    opened
      .filter(({ told }) => told?.stage === 'play')
      .map(({ night, of, entries }) => ({ division, round, night, of, entries })),
  );
  const found = await Promise.all(
    all.map(async ({ division, round, night: id, of, entries }): Promise<readonly Night[]> => {
      const night = await nights.find(id);
      if (night === undefined) return [];
      const teams = new Map<string, string>(entries.map(({ entry, team }) => [entry, team]));
      const tables = [...night.state.tables.values()].map(({ id: table, name }) => ({
        name,
        teams: [...night.state.entries.values()].flatMap((one) =>
          one.at?.table === table && one.out === undefined ? (teams.get(one.id) ?? []) : [],
        ),
      }));
      return [{ division, round, of, code: night.code, tables: tables.filter((one) => one.teams.length > 1) }];
    }),
  );
  return { nights: found.flat() };
}
