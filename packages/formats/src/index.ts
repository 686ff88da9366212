export { type Appointment, writeCalendar } from './calendar/calendar.ts';
export { type DeckFileFault, formatDeckFile, verifyDeckFile } from './deck-file/deck-file.ts';
export { writeAmount } from './hands/amount.ts';
export { contradictionsIn, remarksOn } from './hands/contradictions.ts';
export { agrees, finishingStacks } from './hands/finishing-stacks.ts';
export type { HandAbout, HandRecord, Place, RecordedAction } from './hands/hand-record.ts';
export { placeOf } from './hands/place-of.ts';
export type { PlayedHand } from './hands/played-hand.ts';
export { playedHand } from './hands/played-hand.ts';
export { eachHand, type ReadHand, readHands } from './hands/read-hands.ts';
export { type Replay, replayRecord } from './hands/replay.ts';
export { type Step, stepsOf } from './hands/steps.ts';
/** @internal the inverse that holds the reader. */
export { formatList } from './lists/format-list.ts';
export { type KnownLeague, type ListOfLeague, previewLeagueList } from './lists/league/preview-league-list.ts';
export { Lookalikes } from './lists/lookalikes.ts';
export { type KnownPerson, type ListPreview, type ListRow, previewList } from './lists/preview-list.ts';
export { nestsTooDeep } from './nesting.ts';
export { canonical } from './night-file/digest.ts';
export { exportNight, type NightToExport, type SealedPart } from './night-file/export-night.ts';
export { importNight, type ReadNight } from './night-file/import-night.ts';
export { NIGHT_FORMAT, type NightFile, type PersonInFile, type StaffInFile } from './night-file/night-file.ts';
export { type DrawsFault, verifyDraws } from './night-file/verify-draws.ts';
export { type EnvelopesFault, verifyEnvelopes } from './night-file/verify-envelopes.ts';
export {
  formatOhh,
  /** @wanted hands that were tracked are given away. */
  joinOhh,
} from './ohh/format-ohh.ts';
export { formatOts, otsOf } from './ots/format-ots.ts';
export type { Ots } from './ots/ots-shape.ts';
export type { PhhHand, ReadPhh } from './phh/read-phh.ts';
export {
  formatStars,
  /** @wanted hands that were tracked are given away. */
  joinStars,
} from './pokerstars/format-stars.ts';
export { prizePlanShape } from './prize-plan/prize-plan-shape.ts';
export { readPrizePlan } from './prize-plan/read-prize-plan.ts';
export type { Contradiction, Remark } from './problems/contradiction.ts';
export type { RecordFault, RecordFaultCode, Repair, RepairCode } from './problems/record-fault.ts';
export { resultsCsv } from './results/results-csv.ts';
export { overNights, type TdtOverNights } from './tdt/over-nights.ts';
export { partsOfTdt, type TdtParts } from './tdt/parts-of-tdt.ts';
export { readTdt } from './tdt/read-tdt.ts';
export type { TdtNight } from './tdt/tdt-night.ts';
export { formatTemplate } from './template-file/format-template.ts';
export { openTemplate } from './template-file/open-template.ts';
export { isWorkbook } from './workbook/open-workbook.ts';
