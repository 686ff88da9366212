import type { HoleCardKinds } from '@riffle/floor';
import type { KindWords } from '../floor-words.ts';
import { seatEn } from './hole-card-facts-en.ts';

/** Incidents that only stud has. */
export const studKindsEn: KindWords<Pick<HoleCardKinds, 'studLastCardExposed' | 'studTooFewCards'>> = {
  studLastCardExposed: {
    label: 'Stud: seventh card face up',
    what: 'In stud the dealer turns up a player’s last card, which comes face down.',
    says: ['seventh street exposed', 'last card face up', 'stud river exposed', 'stud last card', 'seventh card up'],
    facts: {
      playersLeft: { label: 'How many are in the hand?' },
      othersDealt: { label: 'Has anybody got his last card face down?' },
      seat: seatEn,
    },
  },
  studTooFewCards: {
    label: 'Stud: not enough cards',
    what: 'In stud the stub does not reach to give everybody his last card.',
    says: [
      'not enough cards',
      'too few cards in stud',
      'ran out of cards',
      'deck runs out',
      'stub empty',
      'community card stud',
    ],
    facts: {
      playersLeft: { label: 'How many are in the hand?' },
      stub: { label: 'Cards in the stub' },
      burns: { label: 'Burned so far' },
    },
  },
};
