import type { IncidentCase } from '../../incident-case.ts';

const misdeal = { is: 'misdeal' } as const;
const dead = { is: 'dead', returned: 0 } as const;
const burned = { is: 'extraCardBurned' } as const;
const late = { found: 'afterActs', actsWithChips: 2 } as const;

export const numbersOfCardsCases: readonly IncidentCase[] = [
  { book: 'pvb', shows: ['pvb:30(2)g'], kind: 'wrongNumberOfCards', facts: { seat: 3, cards: 3 }, outcome: misdeal },
  { book: 'pvb', shows: ['pvb:30(2)g'], kind: 'wrongNumberOfCards', facts: { seat: 3, cards: 1 }, outcome: misdeal },
  {
    book: 'pvb',
    shows: ['pvb:30(6)', 'pvb:30(5)'],
    kind: 'wrongNumberOfCards',
    facts: { seat: 3, cards: 3, ...late },
    outcome: { is: 'surplusDrawn', cards: 1 },
    moves: [{ card: { is: 'drawn' }, from: { is: 'hand', seat: 3 }, to: { is: 'burn', nth: 1 }, faceUp: false }],
  },
  {
    book: 'pvb',
    shows: ['pvb:30(6)'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 5, shouldHave: 4, ...late },
    outcome: { is: 'surplusDrawn', cards: 1 },
  },
  // heads-up: call and check
  {
    book: 'pvb',
    shows: ['pvb:30(5)', 'pvb:30(6)'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 3, found: 'afterActs', actsWithChips: 1, actsWithout: 1 },
    outcome: { is: 'surplusDrawn', cards: 1 },
  },
  {
    book: 'pvb',
    shows: ['pvb:35(1)'],
    kind: 'extraCard',
    facts: { seat: 1 },
    outcome: burned,
    moves: [
      { card: { is: 'one' }, from: { is: 'hand', seat: 1 }, to: { is: 'stubTop' }, faceUp: false },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'burn', nth: 1 }, faceUp: false },
    ],
  },
  { book: 'pvb', shows: ['pvb:30(2)g'], kind: 'extraCard', facts: { seat: 1, seen: true }, outcome: misdeal },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1e'],
    kind: 'wrongNumberOfCards',
    facts: { seat: 3, cards: 3, elsewhere: true, orderKnown: true },
    outcome: { is: 'dealRepaired' },
    moves: [{ card: { is: 'one' }, from: { is: 'hand', seat: 3, nth: 3 }, to: { is: 'hand' }, faceUp: false }],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1e'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 3, elsewhere: true },
    outcome: misdeal,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1c', 'bdpv:2 Misdeals 1 keine Rückgabe'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 3, ...late },
    outcome: dead,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1c', 'bdpv:2 Misdeals 1 keine Rückgabe'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 1, ...late },
    outcome: dead,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1c'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 3, found: 'afterFlop' },
    outcome: dead,
  },
  { book: 'bdpv', shows: ['bdpv:4.3', 'bdpv:2 Unregelmäßigkeiten 10'], kind: 'extraCard', facts: {}, outcome: burned },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1d', 'bdpv:4.3 mehrere Karten'],
    kind: 'extraCard',
    facts: { surplus: 2 },
    outcome: misdeal,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1e'],
    kind: 'extraCard',
    facts: { seen: true },
    outcome: misdeal,
    answer: 'proposed',
    range: [burned],
  },
  { book: 'oepbl', shows: ['oepbl:6.7 extra card'], kind: 'extraCard', facts: {}, outcome: burned },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 misdeal: not reconstructible'],
    kind: 'extraCard',
    facts: { known: false },
    outcome: misdeal,
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 misdeal: not reconstructible'],
    kind: 'wrongNumberOfCards',
    facts: { cards: 3 },
    outcome: misdeal,
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 misdeal: two extra cards'],
    kind: 'extraCard',
    facts: { surplus: 2 },
    outcome: misdeal,
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 misdeal: skipped player'],
    kind: 'wrongNumberOfCards',
    facts: { seat: 4, cards: 1 },
    outcome: misdeal,
  },
];
