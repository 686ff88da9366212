import { type Card, type CardCode, DECK, rankOfCode } from '@riffle/cards';
import { codeOf } from './card-code.ts';
import type { HandInPlay, PlayerInHand } from './hand.ts';
import type { HandSetup } from './setup.ts';

export function start(hand: HandInPlay, setup: HandSetup): void {
  hand.setup = setup;
  hand.phase = 'dealing';
  hand.players = setup.players.map(
    ({ seat, stack }): PlayerInHand => ({
      seat,
      stack,
      bet: 0,
      inPot: 0,
      ante: 0,
      state: 'live',
      hole: [],
      open: 0,
      shown: false,
      actedAt: -1,
      spoken: false,
      due: 0,
      drawn: true,
      won: 0,
    }),
  );
  hand.live = setup.players.length;
  hand.withChips = setup.players.length;
  hand.deck = setup.deck === 'dealtByCommand' ? [] : codesOf(setup.deck);
}

function codesOf(deck: readonly Card[]): CardCode[] {
  const codes: CardCode[] = [];
  for (let nth = 0; nth < deck.length; nth += 1) codes.push(codeOf(deck[nth] as Card));
  return codes;
}

const SIX = 4;
const shortDeck = DECK.filter((card) => rankOfCode(codeOf(card)) >= SIX);
export const deckOf = (kind: 'full' | 'short'): readonly Card[] => (kind === 'short' ? shortDeck : DECK);
