/** Hand histories alone: what a browser may load, as nothing here needs node. */

export { readPhh } from '../phh/read-phh.ts';
export { writeAmount } from './amount.ts';
export type { HandRecord, Place } from './hand-record.ts';
export type { RecordFault, RecordFaultCode } from './record-fault.ts';
export type { Repair, RepairCode } from './repair.ts';
export { type Replay, replayRecord } from './replay.ts';
