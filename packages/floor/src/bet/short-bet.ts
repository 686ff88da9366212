import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { countsAsCheck, countsAsWager } from './counts-as.ts';
import type { Turn } from './turn.ts';
import { boundsOf } from './wager-bounds.ts';

/** The first bet of a round by its amount: at most what is allowed, the last chips of a stack however few they are. */
export function judgeFirstBet(turn: Turn, value: number, lying: number, floor: Inquiry): Finding {
  const { least, most } = boundsOf(turn, floor);
  return isTooSmall(turn, value, least)
    ? judgeUnderbet(turn, value, lying, least, floor)
    : countsAsWager(turn, lying, Math.min(value, most), floor);
}

export const isTooSmall = ({ all }: Turn, value: number, least: number): boolean => value < least && value < all;

function judgeUnderbet(turn: Turn, value: number, lying: number, least: number, floor: Inquiry): Finding {
  floor.notes('leastBet', { amount: least, value });
  switch (floor.decides('betting.underbet', value * 2 < least ? 'belowHalf' : undefined)) {
    case 'completeAlways':
      return countsAsWager(turn, lying, least, floor);
    case 'completeFromHalf':
      return value * 2 >= least ? countsAsWager(turn, lying, least, floor) : countsAsCheck(turn, lying);
  }
}
