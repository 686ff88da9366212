export { type JsonSchema, schemaOf } from './declaration/schema.ts';
export type { Candidacy } from './movement/promotion.ts';
export type { Downfall, Saving } from './movement/relegation.ts';
/** @wanted by the feed of the public pages. */
export { asSeasonFile } from './office/as-season-file.ts';
/** @wanted by the server's kind and the screens. */
export type { LeagueCommand } from './office/command.ts';
/** @wanted */
export { due as leagueDue } from './office/deadlines.ts';
export type { Ineligible } from './office/eligibility.ts';
export type { LeagueEvent } from './office/event.ts';
/** @wanted */
export { LEAGUE_VERSIONS } from './office/event.ts';
/** @wanted */
export { leagueSeason } from './office/league-season.ts';
export type { LeagueRefusal } from './office/refusal.ts';
/** @wanted */
export { type LeagueGiver, mayGive } from './office/role.ts';
/** @wanted */
export type { LeagueView, LeagueViewer } from './office/view.ts';
export { type Held, heldOf, type Profile } from './profile/profile.ts';
export type { Criterion } from './profile/questions/rankings.ts';
export { type QuestionName, questionNames } from './profile/questions.ts';
export { readyProfiles } from './profiles/ready.ts';
export type { Reason } from './ranking/chain.ts';
export { teamTable } from './ranking/team-table.ts';
export type { Remark } from './reckon/remark.ts';
export { readSeason } from './season/read-season.ts';
export { type Neighbours, type SeasonReport, seasonReport } from './season/report.ts';
export type { SeasonProblem } from './season/season-problem.ts';
export { type Season, seasonForm } from './season/shape.ts';
