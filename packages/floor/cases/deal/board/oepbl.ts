import { aside, burn, move, stubShuffled, stubTop } from '../../../src/deal/card-move.ts';
import type { IncidentCase } from '../../incident-case.ts';
import { named, nth } from './told.ts';

const six = { players: 6 } as const;

/** The rulebook of the Austrian league on board, burns and stub: with six players card 13 is the first burn. */
export const oepblBoardCases: readonly IncidentCase[] = [
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 no burn'],
    kind: 'noBurn',
    facts: { street: 'flop', ...six },
    outcome: { is: 'boardPutRight', street: 'flop', cards: [nth(14), nth(15), nth(16)] },
    moves: [
      move({ is: 'flop', nth: 1 }, burn(1), { card: nth(13), faceUp: true }),
      move(stubTop, { is: 'flop', nth: 1 }, { card: nth(16), faceUp: true }),
    ],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 no burn'],
    kind: 'noBurn',
    facts: { street: 'turn', shown: ['Kd'], nextCards: ['7c', '2s'] },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [named('7c')] },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 no burn'],
    kind: 'noBurn',
    facts: { street: 'river', shown: ['Kd'], nextCards: ['7c'] },
    outcome: { is: 'boardPutRight', street: 'river', cards: [named('7c')] },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 no burn on the flop'],
    kind: 'noBurn',
    facts: { street: 'flop', orderKnown: false, ...six },
    outcome: { is: 'burnDrawn', street: 'flop', from: 3, joins: nth(16) },
    moves: [
      move({ is: 'flop', nth: 1 }, { is: 'mixed' }),
      move({ is: 'flop', nth: 2 }, { is: 'mixed' }),
      move({ is: 'flop', nth: 3 }, { is: 'mixed' }),
      move({ is: 'mixed' }, burn(1), { card: { is: 'drawn' } }),
      move({ is: 'mixed' }, { is: 'flop', nth: 1 }, { faceUp: true }),
      move({ is: 'mixed' }, { is: 'flop', nth: 2 }, { faceUp: true }),
      move(stubTop, { is: 'flop', nth: 3 }, { card: nth(16), faceUp: true }),
    ],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 four-card flop'],
    kind: 'fourCardFlop',
    facts: six,
    outcome: { is: 'boardPutRight', street: 'flop', cards: [nth(14), nth(15), nth(16)], nextBurn: nth(17) },
    moves: [move({ is: 'boardSurplus', nth: 1 }, burn(2), { card: nth(17), faceUp: true })],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 four-card flop: unclear'],
    kind: 'fourCardFlop',
    facts: { surplusKnown: false, ...six },
    outcome: { is: 'burnDrawn', street: 'flop', from: 4 },
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 premature turn', 'oepbl:6.7 premature turn: river'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', ...six },
    outcome: { is: 'riverComesAsTurn', burn: nth(19), turn: nth(20), backForRiver: nth(18), shuffled: 33 },
    moves: [
      move({ is: 'turn' }, aside, { card: nth(18), faceUp: true }),
      move(stubTop, burn(3), { card: nth(19) }),
      move(stubTop, { is: 'turn' }, { card: nth(20), faceUp: true }),
      move(aside, stubShuffled, { card: nth(18) }),
      move(stubTop, { is: 'river' }, { faceUp: true }),
    ],
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 premature turn'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', rest: 'onePlayerLeft' },
    outcome: { is: 'noMoreCards' },
    moves: [],
  },
];
