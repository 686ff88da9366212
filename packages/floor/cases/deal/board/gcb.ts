import { burn, move, stubTop } from '../../../src/deal/card-move.ts';
import type { IncidentCase } from '../../incident-case.ts';
import { named } from './told.ts';

const drawn = { is: 'burnDrawn', street: 'flop', from: 4 } as const;
const mixed = { is: 'mixed' } as const;

/** The rulebook of Grand Casino Baden on board, burns and stub. */
export const gcbBoardCases: readonly IncidentCase[] = [
  {
    book: 'gcb',
    shows: ['gcb:T36'],
    kind: 'fourCardFlop',
    facts: { flop: ['As', '7d', '7c', '2h'], surplusKnown: false },
    outcome: drawn,
    steps: [
      ['mixFaceDown', { cards: 4 }],
      ['drawBurn', { by: 'floor', lies: 'onStub' }],
      'moveCard',
      'moveCard',
      'moveCard',
      'playOn',
      ['burnBefore', { street: 'turn', cards: 1 }],
    ],
    moves: [
      move({ is: 'flop', nth: 1 }, mixed, { card: named('As') }),
      move({ is: 'flop', nth: 2 }, mixed, { card: named('7d') }),
      move({ is: 'flop', nth: 3 }, mixed, { card: named('7c') }),
      move({ is: 'boardSurplus', nth: 1 }, mixed, { card: named('2h') }),
      move(mixed, stubTop, { card: { is: 'drawn' } }),
      move(mixed, { is: 'flop', nth: 1 }, { faceUp: true }),
      move(mixed, { is: 'flop', nth: 2 }, { faceUp: true }),
      move(mixed, { is: 'flop', nth: 3 }, { faceUp: true }),
      move(stubTop, burn(2)),
    ],
  },
  {
    book: 'gcb',
    shows: ['gcb:T36'],
    kind: 'fourCardFlop',
    facts: { surplusKnown: true },
    outcome: drawn,
    steps: [
      ['mixFaceDown', { cards: 4 }],
      ['drawBurn', { by: 'floor', lies: 'onStub' }],
      'moveCard',
      'moveCard',
      'moveCard',
      'playOn',
      ['burnBefore', { street: 'turn', cards: 1 }],
    ],
    moves: [
      { card: { is: 'one' }, from: { is: 'flop', nth: 1 }, to: { is: 'mixed' }, faceUp: false },
      { card: { is: 'one' }, from: { is: 'flop', nth: 2 }, to: { is: 'mixed' }, faceUp: false },
      { card: { is: 'one' }, from: { is: 'flop', nth: 3 }, to: { is: 'mixed' }, faceUp: false },
      { card: { is: 'one' }, from: { is: 'boardSurplus', nth: 1 }, to: { is: 'mixed' }, faceUp: false },
      { card: { is: 'drawn' }, from: { is: 'mixed' }, to: { is: 'stubTop' }, faceUp: false },
      { card: { is: 'one' }, from: { is: 'mixed' }, to: { is: 'flop', nth: 1 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'mixed' }, to: { is: 'flop', nth: 2 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'mixed' }, to: { is: 'flop', nth: 3 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'burn', nth: 2 }, faceUp: false },
    ],
  },
];
