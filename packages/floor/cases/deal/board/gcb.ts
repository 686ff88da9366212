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
  { book: 'gcb', shows: ['gcb:T36'], kind: 'fourCardFlop', facts: { surplusKnown: true }, outcome: drawn },
];
