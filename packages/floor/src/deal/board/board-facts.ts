import { cards, choice, count, yesNo } from '../../fact.ts';
import { BOARD_STREETS } from './deck-order.ts';

/** On which street it went wrong. */
export const boardStreet = choice(BOARD_STREETS, { usual: 'turn' });

const SOMEBODY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How far the betting on this street has gone. */
export const bettingSince = {
  acted: count(0, 10, { usual: 0 }),
  betMade: yesNo({ usual: false, when: { acted: SOMEBODY } }),
} as const;

/** Whether there is betting at all, and whether the hand is over. */
export const allInBoard = {
  allIn: yesNo({ usual: false }),
  potPaid: yesNo({ usual: false, when: { allIn: [true] } }),
} as const;

/** What was dealt after the street that went wrong. */
export const dealtSince = choice(['none', 'turn', 'river'], { usual: 'none', when: { street: ['flop', 'turn'] } });

/** So that cards can be named: the next ones of the stub, and how many were dealt to. */
export const deckKnown = {
  nextCards: cards({ optional: true }),
  players: count(2, 10, { optional: true }),
  holeCards: count(2, 6, { usual: 2 }),
} as const;
