import type { FactsOfCase } from '../cases/incident-case.ts';
import type { KindName } from '../src/kinds.ts';

/** Kinds of which no rulebook has a worked case: what is told of them first. */
export const withoutCases: { readonly [K in KindName]?: readonly FactsOfCase<K>[] } = {
  chipOnFloor: [{ amount: 500, owner: 'claimed' }],
  studTooFewCards: [
    { playersLeft: 2, stub: 1 },
    { playersLeft: 7, stub: 4 },
  ],
  wrongBringIn: [{ amount: 200, seat: 3, rightSeat: 5 }],
  whoMovesToBalance: [
    {
      fuller: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      fullerButton: 7,
      fullerSmallBlind: 8,
      fullerBigBlind: 9,
      shorter: [1, 3, 4, 6, 7, 8],
      shorterButton: 3,
      shorterSmallBlind: 4,
      shorterBigBlind: 6,
    },
    {
      game: 'stud',
      fuller: [1, 2, 3, 4, 5, 6, 7, 8],
      fullerButton: 1,
      fullerSmallBlind: 2,
      fullerBigBlind: 3,
      shorter: [1, 3, 4, 6],
      shorterButton: 1,
      shorterSmallBlind: 3,
      shorterBigBlind: 4,
      lastFreed: 7,
    },
  ],
};
