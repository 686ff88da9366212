import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsWager, openWager } from '../counts-as.ts';
import type { Turn } from '../turn.ts';
import { type Bounds, boundsOf } from '../wager-bounds.ts';
import { judgeAnnouncedRaise } from './spoken-amount.ts';

/**
 * “Raise” was said, then came chips in more than one motion. `first` is what lay in front after the first motion, `raised`
 * what the second added (0: not yet), `lying` all of it.
 */
export function judgeCallPart(turn: Turn, first: number, raised: number, lying: number, floor: Inquiry): Finding {
  const { toFace } = turn.round;
  const bounds = boundsOf(turn, floor);
  floor.notes('raiseInMotions', { first, raised, toFace });
  if (!floor.decides('betting.raiseMethods').includes('raiseCallRaise'))
    return notInMotions(turn, first, raised, lying, bounds, floor);
  if (first === toFace) return raisePart(turn, first + raised, raised, lying, bounds, floor);
  if (first >= bounds.least) {
    floor.decides('betting.raiseCallPartInexact', 'fullRaiseFirst');
    return countsAsWager(turn, lying, Math.min(first, bounds.most), floor);
  }
  switch (floor.decides('betting.raiseCallPartInexact')) {
    case 'minimumRaise':
      return countsAsWager(turn, lying, bounds.least, floor);
    case 'stillOpen':
      return raisePart(turn, first + raised, raised, lying, bounds, floor);
  }
}

function raisePart(turn: Turn, value: number, raised: number, lying: number, bounds: Bounds, floor: Inquiry): Finding {
  if (raised > 0) return judgeAnnouncedRaise(turn, Math.min(value, bounds.most), lying, floor);
  return { outcome: openWager(turn, bounds), steps: [step('askAmountNow'), step('waitForAmount')] };
}

/** Where a raise cannot be put in after the call, further motions are a string bet; the word binds all the same. */
function notInMotions(
  turn: Turn,
  first: number,
  raised: number,
  lying: number,
  bounds: Bounds,
  floor: Inquiry,
): Finding {
  if (raised === 0) return judgeAnnouncedRaise(turn, first, lying, floor);
  switch (floor.decides('betting.stringBet')) {
    case 'firstMotionStands':
      return judgeAnnouncedRaise(turn, first, lying, floor);
    case 'minimumRaiseOrBet':
    case 'callOnly':
      return countsAsWager(turn, lying, bounds.least, floor);
  }
}
