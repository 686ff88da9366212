import type { Inquiry } from '../../inquiry.ts';

type Thrown = {
  readonly how: 'thrownForward' | 'pushedSlightly' | 'overBetLine' | 'intoMuck';
  readonly facesBet: boolean;
  readonly actedOn: boolean;
};

/** Whether cards that were thrown or pushed away are folded for good. */
export function countsAsFold(floor: Inquiry, { how, facesBet, actedOn }: Thrown): boolean {
  const short = how !== 'intoMuck' && endsElsewhere(floor) && !(how === 'overBetLine' && lineEndsIt(floor));
  const rule = floor.decides('betting.foldComplete', short ? 'thrownShort' : undefined);
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

/** Whether the rule names only where cards must have come to be dead, and not that throwing them is no fold before. */
export const endsElsewhere = (floor: Inquiry): boolean =>
  floor.looksUp('betting.foldComplete') === 'muckTouched' || lineEndsIt(floor);

const lineEndsIt = (floor: Inquiry): boolean => floor.looksUp('betting.foldComplete') === 'betLineFaceDown';
