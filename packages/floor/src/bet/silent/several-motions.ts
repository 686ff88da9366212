import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsCall, countsAsStaying, countsAsWager } from '../counts-as.ts';
import { judgeUndercall } from '../short-call.ts';
import { mayCheck, type Turn } from '../turn.ts';
import { boundsOf } from '../wager-bounds.ts';
import { type ChipsLaid, countedIn, lyingIn } from './chips-laid.ts';
import { judgeSilentAct } from './silent-act.ts';

/** Chips put in without a word, and then more of them: `laid.later`. */
export function judgeSeveralMotions(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const { toFace } = turn.round;
  const first = countedIn(laid);
  const lying = lyingIn(laid);
  floor.notes('motions', { first, later: laid.later });
  const policy = floor.decides('betting.stringBet');
  floor.asks('betting.raiseMethods');
  if (!mayCheck(turn) && lying <= toFace) return onlyCompletesCall(turn, lying, floor);
  switch (policy) {
    case 'firstMotionStands':
      return string(first < toFace && !mayCheck(turn) ? countsAsCall(turn, lying) : judgeSilentAct(turn, laid, floor));
    case 'minimumRaiseOrBet':
      return string(countsAsWager(turn, lying, boundsOf(turn, floor).least, floor));
    case 'callOnly':
      return string(toFace === 0 ? judgeSilentAct(turn, laid, floor) : countsAsStaying(turn, lying));
  }
}

const string = (finding: Finding): Finding => ({ ...finding, offence: 'stringBet' });

/** Reaching back to complete a call makes no bet larger. */
function onlyCompletesCall(turn: Turn, lying: number, floor: Inquiry): Finding {
  floor.notes('onlyCompletesCall', { toFace: turn.round.toFace });
  return lying < turn.round.toFace ? judgeUndercall(turn, lying, lying, floor) : countsAsCall(turn, lying);
}
