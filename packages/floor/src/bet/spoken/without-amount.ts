import { step } from '../../because.ts';
import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsCall, countsAsWager, openWager } from '../counts-as.ts';
import { type ChipsLaid, countedIn, lyingIn } from '../silent/chips-laid.ts';
import type { Turn } from '../turn.ts';
import { boundsOf } from '../wager-bounds.ts';
import { judgeCallPart } from './call-part.ts';
import { judgeAmount } from './spoken-amount.ts';

/** “Bet” or “raise” without an amount: the chips that come with it say how much. */
export function judgeWithoutAmount(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const lying = lyingIn(laid);
  const { toFace } = turn.round;
  if (turn.all <= toFace) return countsAsCall(turn, lying);
  const [chip, ...more] = laid.added;
  if (chip === undefined) return judgeNoChips(turn, floor);
  const counted = countedIn(laid);
  if (more.length === 0 && counted > toFace) return judgeOneChip(turn, chip, lying, floor);
  if (toFace > 0 && counted <= toFace) return judgeCallPart(turn, counted, 0, lying, floor);
  return judgeAmount(turn, counted, lying, 'announced', floor);
}

/** As much as is allowed up to the chip's value; what lay there before is not added to it. */
function judgeOneChip(turn: Turn, chip: number, lying: number, floor: Inquiry): Finding {
  const { least, most } = boundsOf(turn, floor);
  floor.asks('betting.oversizedChipFacingBet');
  switch (floor.decides('betting.oversizedRaiseNoAmount')) {
    case 'maximumForChip':
      return countsAsWager(turn, lying, Math.max(least, Math.min(chip, most)), floor);
  }
}

/** He is bound, but nobody knows to what. */
function judgeNoChips(turn: Turn, floor: Inquiry): Finding {
  const bounds = boundsOf(turn, floor);
  return { outcome: openWager(turn, bounds), steps: [step('askAmountNow'), step('waitForAmount')] };
}
