import type { LeagueView } from '@riffle/league';
import type { NewLeague } from '@riffle/wire';

type Qualified = NonNullable<NewLeague['setup']['qualified']>[number];
type Over = Pick<LeagueView, 'clubs' | 'teams' | 'divisions' | 'confirmed'>;

/** Who has qualified for which division by a season that is over: each where it stood, but for who went up or down as confirmed. */
export function qualifiedAfter({ clubs, teams, divisions, confirmed }: Over): readonly Qualified[] {
  const ways = { up: -1, down: 1 } as const;
  return teams.flatMap(({ id, club, division }): readonly Qualified[] => {
    const way = confirmed?.moves.find(({ team }) => team === id)?.way;
    const at = divisions.findIndex((one) => one.id === division) + (way === undefined ? 0 : ways[way]);
    const next = divisions[at];
    const name = clubs.find((one) => one.id === club)?.name ?? club;
    return next === undefined ? [] : [{ club, name, division: next.id }];
  });
}
