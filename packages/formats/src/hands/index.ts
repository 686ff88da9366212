/** Hand histories alone: what a browser may load, as nothing here needs node. */

export type { RecordFault, RecordFaultCode, Repair, RepairCode } from '@riffle/words';
export { readPhh } from '../phh/read-phh.ts';
export { writeAmount } from './amount.ts';
export type { HandRecord, Place } from './hand-record.ts';
export { type Replay, replayRecord } from './replay.ts';
