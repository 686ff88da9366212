import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsCheck } from '../counts-as.ts';
import type { Turn } from '../turn.ts';
import { judgeByValue } from './by-value.ts';
import { type ChipsLaid, countedIn, isOneChip, lyingIn } from './chips-laid.ts';
import { judgeSeveralChips } from './several-chips.ts';

/** Chips of a player who could check behind his own blind. */
export function judgeUnraisedBlind(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const [chip = 0] = laid.added;
  const lying = lyingIn(laid);
  floor.asks('betting.bigBlindOption');
  if (!isOneChip(laid)) return judgeSeveralChips(turn, laid, floor);
  if (laid.inFront.length === 0 && laid.pulledIn === 0) {
    switch (floor.decides('betting.bigBlindSwap')) {
      case 'raise':
        return judgeByValue(turn, chip, lying, floor);
      case 'check':
        return countsAsCheck(turn, lying);
    }
  }
  switch (floor.decides('betting.bigBlindAddsChip')) {
    case 'raiseToChip':
      return judgeByValue(turn, chip, lying, floor);
    case 'raiseToSum':
      return judgeByValue(turn, countedIn(laid), lying, floor);
    case 'check':
      return countsAsCheck(turn, lying);
  }
}
