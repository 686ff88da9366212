import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsWager } from '../counts-as.ts';
import { judgeUnderbet } from '../short-bet.ts';
import type { Turn } from '../turn.ts';
import { boundsOf } from '../wager-bounds.ts';
import { type ChipsLaid, countedIn, isOneChip, lyingIn } from './chips-laid.ts';

/** The first chips of a round in which nobody has bet. */
export function judgeOpeningChips(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const counted = countedIn(laid);
  const lying = lyingIn(laid);
  const { least, most } = boundsOf(turn, floor);
  if (counted < least && counted < turn.all) return judgeUnderbet(turn, counted, lying, least, floor);
  const bet = countsAsWager(turn, lying, Math.min(counted, most), floor);
  if (!isOneChip(laid)) {
    floor.decides('betting.whenChipsCount');
    return bet;
  }
  switch (floor.decides('betting.oversizedChipOpening')) {
    case 'fullValue':
      return bet;
    case 'askThenFullValue':
      return { outcome: bet.outcome, steps: [step('askAmountBeforeNext'), ...(bet.steps ?? [])] };
  }
}
