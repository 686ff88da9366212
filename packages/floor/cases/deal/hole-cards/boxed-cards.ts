import type { IncidentCase } from '../../incident-case.ts';
import { replacedBy, swapped } from './swapped.ts';

const misdeal = { is: 'misdeal' } as const;
const dealing = { found: 'whileDealing' } as const;

export const boxedCardCases: readonly IncidentCase[] = [
  // boxed
  {
    book: 'pvb',
    shows: ['pvb:32(1)'],
    kind: 'boxedCard',
    facts: { where: 'turn' },
    outcome: { is: 'cardReplaced', by: 'nextCard' },
    steps: ['showWrongCard', 'moveCard', 'moveCard', 'followingCardsMoveUp'],
    moves: [
      { card: { is: 'one' }, from: { is: 'turn' }, to: { is: 'outOfPlay' }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'turn' }, faceUp: true },
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:32(1)', 'pvb:30(2)c'],
    kind: 'boxedCard',
    facts: { seat: 4, ...dealing },
    outcome: { is: 'cardReplaced', by: 'nextCard' },
    steps: ['showWrongCard', 'moveCard', 'moveCard', 'followingCardsMoveUp'],
    moves: [
      { card: { is: 'one' }, from: { is: 'hand', seat: 4 }, to: { is: 'outOfPlay' }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'hand', seat: 4 }, faceUp: false },
    ],
  },
  {
    book: 'pvb',
    shows: ['pvb:30(2)c'],
    kind: 'boxedCard',
    facts: { boxed: 2, ...dealing },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', 'buttonStays', 'redeal'],
  },
  {
    book: 'pvb',
    shows: ['pvb:32(1)', 'pvb:30(5)'],
    kind: 'boxedCard',
    facts: { boxed: 2, where: 'turn' },
    outcome: { is: 'cardReplaced', by: 'nextCard' },
    steps: ['showWrongCard', 'moveCard', 'moveCard', 'followingCardsMoveUp'],
    moves: [
      { card: { is: 'one' }, from: { is: 'turn' }, to: { is: 'outOfPlay' }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'turn' }, faceUp: true },
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 6', 'bdpv:2 Unregelmäßigkeiten 6 Ersatz'],
    kind: 'boxedCard',
    facts: { cardNo: 8, players: 9, ...dealing },
    outcome: replacedBy(19),
    steps: ['showWrongCard', 'moveCard', 'dealOn', 'moveCard', 'moveCard', 'noBurnBeforeFlop'],
    moves: swapped(8, 1, 19),
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Unregelmäßigkeiten 6 Ersatz'],
    kind: 'boxedCard',
    facts: { where: 'flop', flopCard: 2 },
    outcome: { is: 'cardReplaced', by: 'nextBurn' },
    unclear: ['dealing.boxedCard'],
    steps: ['showWrongCard', 'moveCard', 'moveCard', 'moveCard', 'servesAsNextBurn'],
    moves: [
      { card: { is: 'one' }, from: { is: 'flop', nth: 2 }, to: { is: 'burn', nth: 2 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'flop', nth: 3 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'flop', nth: 2 }, faceUp: true },
    ],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1c'],
    kind: 'boxedCard',
    facts: { boxed: 2, ...dealing },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', 'buttonStays', 'redeal'],
  },
  {
    book: 'bdpv',
    shows: ['bdpv:2 Misdeals 1 Frist', 'bdpv:2 Unregelmäßigkeiten 6'],
    kind: 'boxedCard',
    facts: { boxed: 2, where: 'turn' },
    outcome: { is: 'cardReplaced', by: 'nextBurn' },
    unclear: ['dealing.boxedCard'],
    steps: ['showWrongCard', 'moveCard', 'moveCard', 'servesAsNextBurn'],
    moves: [
      { card: { is: 'one' }, from: { is: 'turn' }, to: { is: 'burn', nth: 3 }, faceUp: true },
      { card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'turn' }, faceUp: true },
    ],
  },
  {
    book: 'gcb',
    shows: ['gcb:T34.A2'],
    kind: 'boxedCard',
    facts: { boxed: 2, ...dealing },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', 'buttonStays', 'redeal'],
  },
  // stud
  {
    book: 'gcb',
    shows: ['gcb:T34.A7'],
    kind: 'studCardExposed',
    facts: { cardNo: 12, seat: 5, ...dealing },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', 'buttonStays', 'redeal'],
  },
  {
    book: 'tda55',
    shows: ['tda55:30.a', 'tda55:30.b'],
    kind: 'studCardExposed',
    facts: { cardNo: 12, ...dealing },
    outcome: { is: 'cardStaysUp' },
    steps: ['dealOn', 'thirdCardDown', 'moveCard'],
    unclear: ['dealing.misdealStud'],
    moves: [{ card: { is: 'one' }, from: { is: 'stubTop' }, to: { is: 'hand', nth: 3 }, faceUp: false }],
  },
  {
    book: 'tda55',
    shows: ['tda55:30.a'],
    kind: 'studCardExposed',
    facts: { cardNo: 2, ...dealing },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', 'buttonStays', 'redeal'],
    unclear: ['dealing.misdealStud'],
  },
  {
    book: 'tda55',
    shows: ['tda55:30.b'],
    kind: 'studCardExposed',
    facts: { cardNo: 12, exposed: 2, ...dealing },
    outcome: misdeal,
    steps: ['stopPlay', 'announce', 'returnAllBets', 'gatherDeck', 'buttonStays', 'redeal'],
    unclear: ['dealing.misdealStud'],
  },
];
