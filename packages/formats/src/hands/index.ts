/** Hand histories alone: what a browser may load, as nothing here needs node. */

/** @wanted hands that were tracked are given away. */
export { formatOhh, joinOhh } from '../ohh/format-ohh.ts';
export { formatPhh } from '../phh/format-phh.ts';
/** @wanted hands that were tracked are given away. */
export { formatStars, joinStars } from '../pokerstars/format-stars.ts';
export type { Contradiction, Remark } from '../problems/contradiction.ts';
export type { RecordFault, RecordFaultCode, Repair, RepairCode } from '../problems/record-fault.ts';
export { writeAmount } from './amount.ts';
export { contradictionsIn } from './contradictions.ts';
export type { HandRecord, Place } from './hand-record.ts';
export { type PlayedHand, playedHand } from './played-hand.ts';
export { type ReadHand, readHands } from './read-hands.ts';
export { type Replay, replayRecord } from './replay.ts';
export { type Step, stepsOf, streetAt, streetStarts } from './steps.ts';
