import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsCall } from '../counts-as.ts';
import { judgeUndercall } from '../short-call.ts';
import type { Turn } from '../turn.ts';
import { type ChipsLaid, countedIn, isOneChip, lyingIn } from './chips-laid.ts';
import { judgeSeveralChips } from './several-chips.ts';

/** Chips of a player who has something to pay. */
export function judgeFacingBet(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const { toFace } = turn.round;
  const counted = countedIn(laid);
  const lying = lyingIn(laid);
  if (counted < toFace) return judgeUndercall(turn, counted, lying, floor);
  if (counted === toFace) {
    floor.decides('betting.whenChipsCount');
    floor.asks('betting.callForms');
    return countsAsCall(turn, lying);
  }
  if (!isOneChip(laid)) return judgeSeveralChips(turn, laid, floor);
  floor.notes('oneChip', { value: laid.added[0] ?? 0, toFace });
  if (laid.inFront.length === 0) {
    switch (floor.decides('betting.oversizedChipFacingBet')) {
      case 'call':
        floor.asks('betting.callForms');
        return countsAsCall(turn, lying);
    }
  }
  switch (floor.decides('betting.oversizedChipAdded')) {
    case 'call':
      return countsAsCall(turn, lying);
    case 'combined':
      return judgeSeveralChips(turn, laid, floor);
  }
}
