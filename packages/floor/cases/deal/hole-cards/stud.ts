import type { IncidentCase } from '../../incident-case.ts';

/** What only stud has. */
export const studCases: readonly IncidentCase[] = [
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 11'],
    kind: 'studLastCardExposed',
    facts: { playersLeft: 3, seat: 4 },
    outcome: { is: 'cardReplaced', by: 'nextCard' },
    steps: ['showWrongCard', 'moveCard', 'dealOn', 'moveCard'],
    moves: [
      { card: { is: 'one' }, from: { is: 'hand', seat: 4, nth: 7 }, to: { is: 'burn', nth: 5 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'hand', seat: 4, nth: 7 }, faceUp: false },
    ],
    unclear: ['dealing.studLastExposed'],
  },
];
