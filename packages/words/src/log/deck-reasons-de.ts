import type { DeckReason } from '@riffle/tournament';

/** Why another deck comes into play. */
export const deckReasonsDe: { readonly [R in DeckReason]: string } = {
  dealerChange: 'der Dealer wechselt',
  levelEnd: 'das Level ist zu Ende',
  damaged: 'eine Karte ist beschädigt',
  dealerAsks: 'der Dealer hat darum gebeten',
  floor: 'die Turnierleitung gibt es so vor',
};
