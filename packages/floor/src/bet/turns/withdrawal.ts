import type { Inquiry } from '../../inquiry.ts';

type Misread = { readonly put: number; readonly due: number; readonly actedBehind: boolean };

/** Whether a call made in error may be taken back: new chips against what was still to pay. */
export function withdrawal(floor: Inquiry, { put, due, actedBehind }: Misread): 'right' | 'dealerDecides' | 'no' {
  const { rightBelow, dealerBelow } = floor.decides('betting.withdrawMisread');
  floor.notes('shareOfCall', { put, due });
  if (put * 100 < rightBelow * due && !actedBehind) return 'right';
  return put * 100 < dealerBelow * due ? 'dealerDecides' : 'no';
}
