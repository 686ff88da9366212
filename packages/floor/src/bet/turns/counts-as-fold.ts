import type { Inquiry } from '../../inquiry.ts';

type Thrown = {
  readonly how: 'thrownForward' | 'pushedSlightly' | 'overBetLine' | 'intoMuck';
  readonly facesBet: boolean;
  readonly actedOn: boolean;
};

/** Whether cards that were thrown or pushed away are folded for good. */
export function countsAsFold(floor: Inquiry, { how, facesBet, actedOn }: Thrown): boolean {
  const rule = floor.decides('betting.foldComplete');
  if (how === 'intoMuck') return true;
  switch (rule) {
    case 'forwardMotionOrMuck':
      return how !== 'pushedSlightly';
    case 'muckTouched':
      return false;
    case 'forwardMotionActedOn':
      return how !== 'pushedSlightly' && (facesBet || actedOn);
    case 'betLineFaceDown':
      return how === 'overBetLine';
  }
}
