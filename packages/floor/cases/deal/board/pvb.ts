import { aside, burn, move, muck, stubShuffled, stubTop } from '../../../src/deal/card-move.ts';
import type { IncidentCase } from '../../incident-case.ts';
import { named, nth } from './told.ts';

const flop = ['As', '7d', '7c', '2h'] as const;
const turnFromShuffledStub = { is: 'dealtAnew', street: 'turn', burn: false } as const;

/** The Berlin rulebook on board, burns and stub. */
export const pvbBoardCases: readonly IncidentCase[] = [
  {
    book: 'pvb',
    shows: ['pvb:34(1)'],
    kind: 'fourCardFlop',
    facts: { flop },
    outcome: {
      is: 'boardPutRight',
      street: 'flop',
      cards: [named('As'), named('7d'), named('7c')],
      nextBurn: named('2h'),
    },
    moves: [
      move({ is: 'boardSurplus', nth: 1 }, stubTop, { card: named('2h') }),
      move(stubTop, burn(2), { card: named('2h') }),
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:34(1)'],
    kind: 'fourCardFlop',
    facts: { players: 9, acted: 2 },
    outcome: { is: 'boardPutRight', street: 'flop', cards: [nth(20), nth(21), nth(22)], nextBurn: nth(23) },
  },
  {
    book: 'pvb',
    shows: ['pvb:34(2)'],
    kind: 'fourCardFlop',
    facts: { surplusKnown: false },
    outcome: { is: 'burnDrawn', street: 'flop', from: 4 },
    moves: [
      move({ is: 'flop', nth: 1 }, { is: 'mixed' }),
      move({ is: 'flop', nth: 2 }, { is: 'mixed' }),
      move({ is: 'flop', nth: 3 }, { is: 'mixed' }),
      move({ is: 'boardSurplus', nth: 1 }, { is: 'mixed' }),
      move({ is: 'mixed' }, stubTop, { card: { is: 'drawn' } }),
      move({ is: 'mixed' }, { is: 'flop', nth: 1 }, { faceUp: true }),
      move({ is: 'mixed' }, { is: 'flop', nth: 2 }, { faceUp: true }),
      move({ is: 'mixed' }, { is: 'flop', nth: 3 }, { faceUp: true }),
      move(stubTop, burn(2)),
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(1)'],
    kind: 'extraBoardCard',
    facts: { street: 'turn', shown: ['Kd', '7c'] },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [named('Kd')], nextBurn: named('7c') },
    moves: [
      move({ is: 'boardSurplus', nth: 1 }, stubTop, { card: named('7c') }),
      move(stubTop, burn(3), { card: named('7c') }),
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(2)'],
    kind: 'noBurn',
    facts: { street: 'turn', shown: ['Kd'], nextCards: ['7c'] },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [named('7c')] },
    moves: [
      move({ is: 'turn' }, burn(2), { card: named('Kd'), faceUp: true }),
      move(stubTop, { is: 'turn' }, { card: named('7c'), faceUp: true }),
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(2)'],
    kind: 'doubleBurn',
    facts: { street: 'turn', burned: ['9h', '7c'], shown: ['Kd'] },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [named('7c')], nextBurn: named('Kd') },
    moves: [
      move({ is: 'turn' }, stubTop, { card: named('Kd') }),
      move(burn(3), { is: 'turn' }, { card: named('7c'), faceUp: true }),
      move(stubTop, burn(3), { card: named('Kd') }),
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(2)', 'pvb:35(4)'],
    kind: 'doubleBurn',
    facts: { street: 'turn', acted: 1, betMade: true },
    outcome: { is: 'boardStands', street: 'turn', burnNext: 1 },
    moves: [move(burn(3), stubTop)],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(3)'],
    kind: 'doubleBurn',
    facts: { street: 'flop', orderKnown: false },
    outcome: { is: 'boardStands', street: 'flop', burnNext: 1 },
    moves: [
      move(burn(1), { is: 'mixed' }),
      move(burn(2), { is: 'mixed' }),
      move({ is: 'mixed' }, stubTop, { card: { is: 'drawn' } }),
      move({ is: 'mixed' }, burn(1)),
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(4)'],
    kind: 'noBurn',
    facts: { street: 'turn', acted: 2, betMade: true, shown: ['Kd'] },
    outcome: { is: 'boardStands', street: 'turn', cards: [named('Kd')], burnNext: 2 },
    moves: [],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(4)'],
    kind: 'noBurn',
    facts: { street: 'turn', acted: 2, betMade: false, shown: ['Kd'], nextCards: ['7c'] },
    outcome: { is: 'boardPutRight', street: 'turn', cards: [named('7c')] },
  },
  {
    book: 'pvb',
    shows: ['pvb:35(4)'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', acted: 2, betMade: true, shown: ['Kd'] },
    outcome: { is: 'boardStands', street: 'turn', cards: [named('Kd')] },
  },
  {
    book: 'pvb',
    shows: ['pvb:35(5)'],
    kind: 'boardTooEarly',
    facts: { street: 'turn', shown: ['Kd'], toAct: [2] },
    outcome: turnFromShuffledStub,
    moves: [move({ is: 'turn' }, stubShuffled, { card: named('Kd') }), move(stubTop, { is: 'turn' }, { faceUp: true })],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(5)'],
    kind: 'boardTooEarly',
    facts: { street: 'flop', players: 9 },
    outcome: { is: 'dealtAnew', street: 'flop', burn: false, shuffled: 33 },
  },
  {
    book: 'pvb',
    shows: ['pvb:35(5)'],
    kind: 'boardTooEarly',
    facts: { street: 'river' },
    outcome: { is: 'dealtAnew', street: 'river', burn: false },
  },
  {
    book: 'pvb',
    shows: ['pvb:35(6)'],
    kind: 'stubMuckedOrDropped',
    facts: { board: 'turn', happened: 'mixedWithMuck', identifiable: 'partly' },
    outcome: { is: 'stubRestored', shuffled: true, toCome: ['river'] },
    answer: 'proposed',
    moves: [move(muck, stubShuffled), move(stubTop, burn(3)), move(stubTop, { is: 'river' }, { faceUp: true })],
  },
  {
    book: 'pvb',
    shows: ['pvb:35(6)'],
    kind: 'stubMuckedOrDropped',
    facts: { board: 'flop', happened: 'dropped', identifiable: 'allInOrder' },
    outcome: { is: 'stubRestored', shuffled: false, toCome: ['turn', 'river'] },
    answer: 'proposed',
    moves: [
      move(aside, stubTop, { card: { is: 'all' } }),
      move(stubTop, burn(2)),
      move(stubTop, { is: 'turn' }, { faceUp: true }),
    ],
  },
];
