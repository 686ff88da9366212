import type { IncidentCase } from '../../incident-case.ts';

const misdeal = { is: 'misdeal' } as const;
const playOn = { is: 'playOn' } as const;
const nothing = { is: 'void' } as const;
const dead = { is: 'dead', returned: 0 } as const;
const stands = { is: 'resultStands' } as const;
const knew = { offence: 'fouledDeckKnown' } as const;

export const deckCases: readonly IncidentCase[] = [
  // missing
  { book: 'pvb', shows: ['pvb:30(2)i'], kind: 'missingCard', facts: {}, outcome: misdeal },
  { book: 'pvb', shows: ['pvb:33(3)'], kind: 'missingCard', facts: { found: 'handOver' }, outcome: stands },
  {
    book: 'pvb',
    shows: ['pvb:33(3)', 'pvb:30(5)'],
    kind: 'missingCard',
    facts: { found: 'afterFlop' },
    outcome: playOn,
  },
  { book: 'bdpv', shows: ['bdpv:2 Misdeals 1k'], kind: 'missingCard', facts: {}, outcome: misdeal },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 9'],
    kind: 'missingCard',
    facts: { found: 'handOver' },
    outcome: stands,
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 incomplete deck', 'oepbl:6.7 earlier hands'],
    kind: 'missingCard',
    facts: { found: 'afterFlop' },
    outcome: nothing,
  },
  {
    book: 'oepbl',
    shows: ['oepbl:6.7 earlier hands'],
    kind: 'missingCard',
    facts: { found: 'handOver' },
    outcome: stands,
  },
  // duplicate, other back
  { book: 'pvb', shows: ['pvb:33(1)'], kind: 'duplicateCard', facts: {}, outcome: nothing },
  { book: 'pvb', shows: ['pvb:33(1)'], kind: 'differentBack', facts: { where: 'stub' }, outcome: nothing },
  { book: 'bdpv', shows: ['bdpv:2 Unregelmäßigkeiten 4'], kind: 'duplicateCard', facts: {}, outcome: nothing },
  { book: 'oepbl', shows: ['oepbl:6.7 incomplete deck'], kind: 'duplicateCard', facts: {}, outcome: nothing },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 3'],
    kind: 'differentBack',
    facts: { where: 'board' },
    outcome: nothing,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 3'],
    kind: 'differentBack',
    facts: { where: 'player' },
    outcome: nothing,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 3 im Stapel'],
    kind: 'differentBack',
    facts: { where: 'stub' },
    outcome: playOn,
  },
  // who knew
  {
    book: 'pvb',
    shows: ['pvb:33(2)'],
    kind: 'knowinglyFouled',
    facts: { pot: 6000, ownPart: 2000 },
    outcome: { is: 'betsForfeited', amount: 2000, returned: 4000 },
    ...knew,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 5', 'bdpv:2 Unregelmäßigkeiten 5 Verlust'],
    kind: 'knowinglyFouled',
    facts: { pot: 1400, ownPart: 700 },
    outcome: { is: 'potCarriedOver', amount: 1400, returned: 0 },
    answer: 'proposed',
    range: [{ is: 'potCarriedOver', amount: 700, returned: 700 }],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Dead Hand 1d'],
    kind: 'joker',
    facts: { holderActed: true, knew: true, found: 'afterFlop' },
    outcome: dead,
  },
  // joker
  { book: 'pvb', shows: ['pvb:33(1)'], kind: 'joker', facts: {}, outcome: nothing },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 7 rechtzeitig', 'bdpv:2 Unregelmäßigkeiten 6'],
    kind: 'joker',
    facts: { cardNo: 3, seat: 4, players: 6 },
    outcome: { is: 'cardReplaced', by: 'firstBurn', replacement: 13 },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 7', 'bdpv:2 Unregelmäßigkeiten 6'],
    kind: 'joker',
    facts: { where: 'turn', found: 'afterFlop' },
    outcome: { is: 'cardReplaced', by: 'nextBurn' },
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 7 zu spät'],
    kind: 'joker',
    facts: { holderActed: true, found: 'afterActs', actsWithChips: 1 },
    outcome: dead,
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 8'],
    kind: 'joker',
    facts: { holderActed: true, unseen: true, found: 'afterActs', actsWithChips: 1 },
    outcome: dead,
  },
  { book: 'bdpv', shows: ['bdpv:2 Unregelmäßigkeiten 8'], kind: 'unseenHand', facts: { ownPart: 300 }, outcome: dead },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 12'],
    kind: 'cardsOnFloor',
    facts: {},
    outcome: { is: 'dealerChooses' },
    answer: 'proposed',
    range: [{ is: 'live' }, dead],
  },
];
