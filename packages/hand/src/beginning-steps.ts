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
      live: true,
      hole: [],
      open: 0,
      shown: false,
      passive: false,
      plays: 'hand',
      actedAt: -1,
      spoken: false,
      due: 0,
      drawn: true,
      won: 0,
    }),
  );
  hand.live = setup.players.length;
  hand.withChips = setup.players.length;
  hand.deck = setup.deck === 'dealtByCommand' ? [] : setup.deck;
}
