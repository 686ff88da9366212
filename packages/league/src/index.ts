export { blankFields, blankOf } from './declaration/blank.ts';
export type { Field, Fields, Form } from './declaration/form.ts';
export type { FormProblem } from './declaration/read.ts';
export { type JsonSchema, schemaOf } from './declaration/schema.ts';
export type { Candidacy } from './movement/promotion.ts';
export type { Downfall, Saving } from './movement/relegation.ts';
export {
  type LeagueStatistics,
  type PublicCards,
  publicCards,
  publicPlayers,
  publicRound,
  publicStatistics,
} from './office/asked-for.ts';
export type { LeagueCommand } from './office/command.ts';
export { type Deadline, due as leagueDue } from './office/deadlines.ts';
export type { Ineligible } from './office/eligibility.ts';
export type { LeagueEvent } from './office/event.ts';
export { LEAGUE_VERSIONS } from './office/event.ts';
export { shownFiles } from './office/files.ts';
export { leagueSeason } from './office/league-season.ts';
export { playersOfStacks } from './office/nights.ts';
export type { LeagueRefusal } from './office/refusal.ts';
export { type LineUpsDue, lineUpsDue, remindersFor } from './office/reminders.ts';
export { publicReport } from './office/report-of.ts';
export { captainActor, clubActor, LEAGUE_ROLES } from './office/role.ts';
export {
  FILE_MEDIA,
  type FileAbout,
  type KeptFile,
  type League,
  type NightOfDay,
  type NightTold,
  type OpenedNight,
  type PlayedIn,
} from './office/state.ts';
export type { LeagueView } from './office/view.ts';
export type { LeagueViewer } from './office/viewer.ts';
export { type OwnAnswer, type OwnProfile, ownProfileOf } from './profile/own-profile.ts';
export { type Held, heldOf, type Profile } from './profile/profile.ts';
export type { Question } from './profile/question.ts';
export type { Criterion } from './profile/questions/rankings.ts';
export { type QuestionName, questionNames, questions } from './profile/questions.ts';
export { type ProfileProblem, readProfile } from './profile/read-profile.ts';
export type { ProfileRemark } from './profile/remarks/profile-remark.ts';
export { profileRemarks } from './profile/remarks/profile-remarks.ts';
export { readyProfiles } from './profiles/ready.ts';
export type { Reason } from './ranking/chain.ts';
export { teamTable } from './ranking/team-table.ts';
export type { Remark } from './reckon/remark.ts';
export { cardSchema, isCard, isResults, resultsSchema } from './season/read-results.ts';
export { readSeason } from './season/read-season.ts';
export type { SeasonScore } from './season/reckon-season.ts';
export { type Neighbours, type SeasonReport, seasonReport } from './season/report.ts';
export type { SeasonProblem } from './season/season-problem.ts';
export {
  type Card,
  type CardOfRound,
  type Match,
  type Round,
  type Season,
  seasonForm,
  type TeamEvent,
} from './season/shape.ts';
