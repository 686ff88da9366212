/** Hand histories alone: what a browser may load, as nothing here needs node. */

export type { RecordFault, RecordFaultCode, Repair, RepairCode } from '@riffle/words';
export { formatPhh, joinPhh } from '../phh/format-phh.ts';
export { readPhh } from '../phh/read-phh.ts';
export { writeAmount } from './amount.ts';
export type { HandRecord, Place } from './hand-record.ts';
export { type PlayedHand, playedHand, stacksAfter } from './played-hand.ts';
export { type ReadHand, readHands } from './read-hands.ts';
export { type Replay, replayRecord } from './replay.ts';
