import type { LeagueStatistics } from '@riffle/league';
import type { Line } from '../../identity/chart-scale.ts';

type Division = LeagueStatistics['divisions'][number];

/** As many lines as can be told apart. */
export const MOST_LINES = 5;

/** Where each of these teams stood after each match day. */
export const rankLines = ({ teams }: Division, shown: readonly string[]): readonly Line[] =>
  teams
    .filter(({ team }) => shown.includes(team))
    .map(({ team, after }) => ({ key: team, points: after.map(({ round, rank }) => ({ at: round, y: rank })) }));

/** With this team or without it; nothing changes where there would be too many. */
export function toggled(shown: readonly string[], team: string): readonly string[] {
  if (shown.includes(team)) return shown.filter((one) => one !== team);
  return shown.length < MOST_LINES ? [...shown, team] : shown;
}
