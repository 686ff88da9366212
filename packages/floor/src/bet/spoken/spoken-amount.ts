import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsCall, countsAsWager } from '../counts-as.ts';
import { judgeFirstBet } from '../short-bet.ts';
import { judgeUndercall } from '../short-call.ts';
import { judgeByValue } from '../silent/by-value.ts';
import type { Turn } from '../turn.ts';
import { boundsOf } from '../wager-bounds.ts';

/** An amount in words. `announced`: a raise was named as such; a bare number is judged like chips of that amount. */
export function judgeAmount(
  turn: Turn,
  amount: number,
  lying: number,
  as: 'announced' | 'bare',
  floor: Inquiry,
): Finding {
  const { toFace } = turn.round;
  const value = Math.min(amount, turn.all);
  if (toFace === 0) return judgeFirstBet(turn, value, lying, floor);
  if (as === 'announced') return judgeAnnouncedRaise(turn, value, lying, floor);
  if (value < toFace) return judgeUndercall(turn, value, lying, floor);
  return value === toFace ? countsAsCall(turn, lying) : judgeByValue(turn, value, lying, floor);
}

/** A raise that was announced binds, whatever its amount; the last chips of a stack stand as they are. */
export function judgeAnnouncedRaise(turn: Turn, value: number, lying: number, floor: Inquiry): Finding {
  const { least } = boundsOf(turn, floor);
  if (turn.all <= turn.round.toFace) return countsAsCall(turn, lying);
  if (value >= least || value === turn.all) return judgeByValue(turn, value, lying, floor);
  floor.notes('leastRaise', { to: least, value });
  switch (floor.decides('betting.announcedUnderraise')) {
    case 'minimumRaise':
      return countsAsWager(turn, lying, least, floor);
    case 'callBelowHalf':
      return judgeByValue(turn, value, lying, floor);
  }
}
