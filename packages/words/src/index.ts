export type { CardRoomNaming } from './card-room/card-room-words.ts';
export { cardRoomWordsIn } from './card-room/say-card-room.ts';
export {
  formatBigBlinds,
  formatBlinds,
  formatBringIn,
  formatChips,
  formatDay,
  formatDuration,
  formatHits,
  formatMinutes,
  formatMoney,
  formatPlace,
  formatPoints,
  formatRemaining,
  formatStakes,
  formatTimeOfDay,
} from './figures.ts';
export { sayFileOrigin, type ToldOrigin } from './file-origin/say-file-origin.ts';
export { sayCardPlace } from './floor/deal/place-names.ts';
export type { FactWord, FactWords, KindWord } from './floor/floor-words.ts';
export { sayKind } from './floor/kind-list/say-kind.ts';
export { sayMeasure } from './floor/say-measure.ts';
export { sayOffence } from './floor/say-offence.ts';
export { sayFactProblem, sayIncidentRefusal } from './floor/say-problem.ts';
export {
  type AnyFactWord,
  type AnyKindWord,
  kindWord,
  sayMove,
  sayNote,
  sayOutcome,
  sayStep,
  sayWeigh,
} from './floor/say-ruling.ts';
export { sayFormulaProblem } from './formula/say-formula.ts';
export { formatGame, formatLevel, sayGame } from './game-names.ts';
export { sayShortfall } from './generator/say-shortfall.ts';
export type { HandNaming } from './hand/hand-event-words.ts';
export { sayHandEvent, sayStreet } from './hand/say-hand-event.ts';
export { type HandRefusalWords, sayHandRefusal } from './hand/say-hand-refusal.ts';
export { sayAward, sayBoard, sayPot } from './hand/say-pot.ts';
export type { RecordNaming } from './hand-records/record-words.ts';
export {
  sayContradiction,
  sayPlace,
  sayRecordFault,
  sayRemark,
  sayRepair,
  /** @wanted with the formats that cannot hold every hand. */
  sayWriteFault,
} from './hand-records/say-record.ts';
export { sayHand } from './hands/say-hand.ts';
export { sayConflict, sayHouseProblem } from './house/say-house.ts';
export { sayAnswerNumber } from './house/say-number.ts';
export { LANGUAGES, type Language, languageOf } from './language.ts';
export { inOneLine, leagueAnswerWord, type SaidAnswer, sayLeagueAnswer } from './league/answers/say-answer.ts';
export type { LeagueNaming } from './league/league-words.ts';
export type { OfficeNaming } from './league/office-words.ts';
export { leagueQuestionLabel } from './league/questions/say-question.ts';
export { sayProfileRemark } from './league/remarks/say-profile-remark.ts';
export { sayLeagueProblem, sayLeagueRemark, sayWhyAhead } from './league/say-league.ts';
export { sayCandidacy, sayDownfall, saySavings } from './league/say-movement.ts';
export { leagueOfficeWordsIn } from './league/say-office.ts';
export { sayLeagueReport, type ToldReport } from './league/say-report.ts';
export { mostTellingFirst } from './log/headline.ts';
export { sayMissing } from './missing/say-missing.ts';
export type { MultiDayNaming } from './multi-day/multi-day-words.ts';
export { multiDayWordsIn } from './multi-day/say-multi-day.ts';
export { byNumber, type Naming, numbered, type Say } from './naming.ts';
export { formatPercent } from './percent.ts';
export { onlyToRead } from './policies/only-to-read.ts';
export type { PolicyWord, PolicyWords } from './policies/policy-words.ts';
export { labelOfAtSeat, sayAtSeat } from './policies/say-at-seat.ts';
export { policyWords, sayPolicy } from './policies/say-policy.ts';
export { sayReadIn } from './policies/say-read-in.ts';
export { sayPlanProblem } from './prizes/say-plan-problem.ts';
export { prizeWords, sayPrizeNote } from './prizes/say-prizes.ts';
export { sayReason } from './reasons/say-reason.ts';
export type { Told } from './refusals/refusal-words.ts';
export type { InputFault } from './server/input-words.ts';
export { sayInput } from './server/say-input.ts';
export type { ServerCode } from './server/server-words.ts';
export { signUpWordsIn } from './sign-up/say-sign-up.ts';
export type { SignUpNaming } from './sign-up/sign-up-words.ts';
export { speak, spoken } from './spoken.ts';
export { sayTdtFault, sayTdtLeft } from './tdt/say-tdt.ts';
export { sayTemplateFileProblem } from './template-file/say-template-file.ts';
export { type SharedWords, wordsIn } from './words-in.ts';
