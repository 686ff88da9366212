import type { Inquiry } from '../../inquiry.ts';

type Misread = {
  readonly put: number;
  readonly due: number;
  readonly actedBehind: boolean;
  readonly raiseMissed: boolean;
};

/** Whether a call made in error may be taken back: new chips against what was still to pay. */
export function withdrawal(floor: Inquiry, misread: Misread): 'right' | 'dealerDecides' | 'no' {
  const { rightBelow, dealerBelow } = floor.looksUp('betting.withdrawMisread');
  const { put, due, actedBehind, raiseMissed } = misread;
  const right = put * 100 < rightBelow * due && !actedBehind;
  const between = !right && put * 100 < dealerBelow * due;
  const part = between && raiseMissed ? 'raiseMissed' : right && !raiseMissed ? 'amountMisheard' : undefined;
  floor.decides('betting.withdrawMisread', part);
  floor.notes('shareOfCall', { put, due });
  if (right) return 'right';
  return between ? 'dealerDecides' : 'no';
}
