import type { Finding } from '../incident-kind.ts';
import type { Inquiry } from '../inquiry.ts';
import { countsAsCheck, countsAsWager } from './counts-as.ts';
import type { Turn } from './turn.ts';

/** A first bet below the smallest, of a player who has more. */
export function judgeUnderbet(turn: Turn, value: number, lying: number, least: number, floor: Inquiry): Finding {
  floor.notes('leastBet', { amount: least, value });
  switch (floor.decides('betting.underbet')) {
    case 'completeAlways':
      return countsAsWager(turn, lying, least, floor);
    case 'completeFromHalf':
      return value * 2 >= least ? countsAsWager(turn, lying, least, floor) : countsAsCheck(turn, lying);
  }
}
