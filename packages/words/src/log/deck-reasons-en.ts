import type { DeckReason } from '@riffle/tournament';

/** Why another deck comes into play. */
export const deckReasonsEn: { readonly [R in DeckReason]: string } = {
  dealerChange: 'the dealer changes',
  levelEnd: 'the level is over',
  damaged: 'a card is damaged',
  dealerAsks: 'the dealer asked for it',
  floor: 'the floor prescribes it',
};
