/** Hand histories alone: what a browser may load, as nothing here needs node. */

export { formatOhh, joinOhh } from '../ohh/format-ohh.ts';
export { readOhh } from '../ohh/read-ohh.ts';
export { formatPhh, joinPhh } from '../phh/format-phh.ts';
export { readPhh } from '../phh/read-phh.ts';
export { formatStars, joinStars } from '../pokerstars/format-stars.ts';
export { readStars } from '../pokerstars/read-stars.ts';
export type { RecordFault, RecordFaultCode, Repair, RepairCode } from '../problems/record-fault.ts';
export { writeAmount } from './amount.ts';
export type { HandRecord, Place } from './hand-record.ts';
export { type PlayedHand, playedHand, stacksAfter } from './played-hand.ts';
export { type ReadHand, readHands } from './read-hands.ts';
export { type Replay, replayRecord } from './replay.ts';
export { type Step, stepsOf, streetAt, streetStarts } from './steps.ts';
