import { reckonSeason } from '../season/reckon-season.ts';
import { type SeasonReport, seasonReport } from '../season/report.ts';
import { asSeasonFile } from './as-season-file.ts';
import { forEverybody } from './for-everybody.ts';
import type { League } from './state.ts';

/** What everybody may read of a season as it stands, as its file would be reckoned: rounds, tables, reasons. Nothing before it is opened. */
export function publicReport(state: League): SeasonReport | undefined {
  const { setup } = state;
  const season = asSeasonFile(state);
  if (setup === undefined || season === undefined) return undefined;
  const score = reckonSeason(setup.profile, season);
  const report = seasonReport(setup.profile, season, { ...score, rounds: score.rounds.map(forEverybody) });
  return { ...report, taken: report.taken.map(({ reason: _, rule: __, ...one }) => one) };
}
