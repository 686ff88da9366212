import { type Breach, breach } from '../../breach.ts';
import type { OffenceAnswer } from '../../offence.ts';

/** An incident comparable to those that the book lists. */
const comparable: OffenceAnswer = {
  first: { duty: 'may', least: 'warning', most: 'disqualification' },
  refs: ['T57.A3'],
};

export const gcbBreaches: readonly Breach[] = [
  breach('T25.2', 'etiquette', comparable),
  breach('T29.4', 'leftTable', comparable),
  breach('T30.1', 'leftTable', comparable),
  // the chips that were carried unseen, or worse
  breach('T54.1', 'pocketedChips', {
    first: { duty: 'may', least: 'warning', most: 'disqualification' },
    refs: ['T54.2'],
    besides: ['chipLoss'],
  }),
  breach('T58.b', 'talkedAboutHand'),
  breach('T58.c', 'talkedAboutHand'),
  breach('T58.d', 'onePlayerToAHand', comparable),
];
