import { type Card, type CardCode, DECK, rankOfCode } from '@riffle/cards';
import { codeOf, readCard } from './card-code.ts';
import type { HandInPlay, PlayerInHand } from './hand.ts';
import type { HandSetup } from './setup.ts';

/** `deck` as codes, none where cards come in with commands. */
export function start(hand: HandInPlay, setup: HandSetup, deck: CardCode[]): void {
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
  hand.deck = deck;
}

/** The cards of the set-up as codes, `undefined` where they are not every card of the deck once. */
export function readDeck({ deck, variant }: HandSetup): CardCode[] | undefined {
  if (deck === 'dealtByCommand') return [];
  const lowest = variant.deck === 'short' ? SIX * 4 : 0;
  if (deck.length !== 52 - lowest) return undefined;
  const codes = new Array<CardCode>(deck.length);
  let low = 0;
  let high = 0;
  for (let nth = 0; nth < deck.length; nth += 1) {
    const code = readCard(deck[nth] as Card);
    if (code === undefined || code < lowest || code > 51) return undefined;
    if (code < 26) low |= 1 << code;
    else high |= 1 << (code - 26);
    codes[nth] = code;
  }
  const half = (1 << 26) - 1;
  return high === half && low === half - ((1 << lowest) - 1) ? codes : undefined;
}

const SIX = 4;
const shortDeck = DECK.filter((card) => rankOfCode(codeOf(card)) >= SIX);
export const deckOf = (kind: 'full' | 'short'): readonly Card[] => (kind === 'short' ? shortDeck : DECK);
