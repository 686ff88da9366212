import {
  contradictionsIn,
  eachHand,
  finishingStacks,
  type HandRecord,
  type Replay,
  remarksOn,
  replayRecord,
} from '@riffle/formats';
import { potTotal } from '@riffle/hand';
import { sayContradiction, sayPlace, sayRecordFault, sayRemark, sayRepair } from '@riffle/words';
import type { Judge } from './format.ts';

const naming = { seat: String, chips: String };

/** Every hand of a file is read, played and held against what the file says, and every sentence about it is said. */
export const judgeHands: Judge = (text) => {
  let came = 'nothing';
  for (const read of eachHand(text)) {
    if (!read.ok) {
      sayPlace(read.fault, 'de');
      sayRecordFault(read.fault, 'de');
      came = read.fault.code;
      if (!('line' in read.fault || 'pointer' in read.fault)) return { fault: `no place: ${came}` };
      continue;
    }
    const replay = replayRecord(read.record);
    if (replay.fault !== undefined) sayRecordFault(replay.fault, 'de');
    for (const repair of replay.repairs) sayRepair(repair, 'de', naming);
    const contradictions = contradictionsIn(read.record, replay);
    for (const one of contradictions) sayContradiction(one, 'de', naming);
    for (const one of remarksOn(read.record, replay)) sayRemark(one, 'de', naming);
    finishingStacks(read.record, replay);
    const lost = chipsLost(read.record, replay);
    if (lost !== 0) return { fault: `${String(lost)} chips are gone` };
    came = replay.fault?.code ?? contradictions[0]?.code ?? (replay.hand.phase === 'ended' ? 'played' : 'unfinished');
  }
  return { came };
};

/** What was there before the hand and is neither in a stack nor in the middle after it. */
function chipsLost({ setup }: HandRecord, { hand, events }: Replay): number {
  if (events.length === 0) return 0;
  const before = setup.players.reduce((sum, { stack }) => sum + stack, 0);
  return before - hand.players.reduce((sum, { stack }) => sum + stack, potTotal(hand));
}
