import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { isTooSmall, judgeFirstBet } from '../short-bet.ts';
import type { Turn } from '../turn.ts';
import { boundsOf } from '../wager-bounds.ts';
import { type ChipsLaid, countedIn, isOneChip, lyingIn } from './chips-laid.ts';

/** The first chips of a round in which nobody has bet. */
export function judgeOpeningChips(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const counted = countedIn(laid);
  const bet = judgeFirstBet(turn, counted, lyingIn(laid), floor);
  if (isTooSmall(turn, counted, boundsOf(turn, floor).least)) return bet;
  if (!isOneChip(laid)) {
    floor.decides('betting.whenChipsCount');
    return bet;
  }
  switch (floor.decides('betting.oversizedChipOpening', turn.round.street === 'flop' ? undefined : 'laterRounds')) {
    case 'fullValue':
      return bet;
    case 'askThenFullValue':
      return { outcome: bet.outcome, steps: [step('askAmountBeforeNext'), ...(bet.steps ?? [])] };
  }
}
