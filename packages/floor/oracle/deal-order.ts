import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const cardReplaced = { is: 'cardReplaced', by: 'firstBurn', replacement: 19 } as const;
const cardReplaced2 = { is: 'cardReplaced', by: 'firstBurn', replacement: 21 } as const;
const cardReplaced3 = { is: 'cardReplaced', by: 'firstBurn', replacement: 13 } as const;
const cardReplaced4 = { is: 'cardReplaced', by: 'nextCard' } as const;

export const dealOrder: readonly ExpectedAt[] = [
  {
    title: 'the first card of the deal is exposed, the small blind’s',
    kind: 'exposedByDealer',
    facts: { cardNo: 1, whose: 'smallBlind', players: 9, found: 'whileDealing' },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)a'),
      tda55: text({ is: 'misdeal' }, '30.a'),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1a', '4.1'),
      gcb: text({ is: 'misdeal' }, 'T34.A1'),
      oepbl: text({ is: 'misdeal' }, '6.7 blind protection'),
    },
  },
  {
    title: 'the second card of the deal, with no small blind in the hand: it is nobody’s protected card',
    kind: 'exposedByDealer',
    facts: { cardNo: 2, whose: 'other', players: 7, found: 'whileDealing' },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)a'),
      tda55: text({ is: 'misdeal' }, '30.a'),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1a', '4.1'),
      gcb: text({ is: 'misdeal' }, 'T34.A1'),
      oepbl: text({ is: 'cardReplaced', by: 'firstBurn', replacement: 15 }, '6.7 exposed card'),
    },
  },
  {
    title: 'card ten, the small blind’s second',
    kind: 'exposedByDealer',
    facts: { cardNo: 10, whose: 'smallBlind', players: 9, found: 'whileDealing' },
    said: {
      pvb: base(cardReplaced),
      tda55: base(cardReplaced),
      bdpv: reading(cardReplaced, '4.1 andere Holecard', '4.1 Burncard', '2 Unregelmäßigkeiten 11'),
      gcb: base(cardReplaced),
      oepbl: text(cardReplaced, '6.7 exposed card'),
    },
  },
  {
    title: 'the third card of an Omaha deal to five',
    kind: 'exposedByDealer',
    facts: { cardNo: 3, whose: 'other', players: 5, holeCards: 4, found: 'beforeAction' },
    said: {
      pvb: base(cardReplaced2),
      tda55: base(cardReplaced2),
      bdpv: reading(cardReplaced2, '4.1 andere Holecard', '4.1 Burncard', '2 Unregelmäßigkeiten 11'),
      gcb: base(cardReplaced2),
      oepbl: text(cardReplaced2, '6.7 exposed card'),
    },
  },
  {
    title: 'the last card of the deal, the button’s',
    kind: 'exposedByDealer',
    facts: { cardNo: 12, whose: 'button', players: 6, found: 'whileDealing' },
    said: {
      pvb: base(cardReplaced3, '30(4)'),
      tda55: base(cardReplaced3, '30.c'),
      bdpv: reading(cardReplaced3, '4.1 andere Holecard', '4.1 Burncard', '2 Unregelmäßigkeiten 11'),
      gcb: base(cardReplaced3, 'T34.A6'),
      oepbl: text(cardReplaced3, '6.7 exposed card'),
    },
  },
  {
    title: 'two cards exposed',
    kind: 'exposedByDealer',
    facts: { exposed: 2, players: 9, found: 'whileDealing' },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)b', '30(2)c'),
      tda55: text({ is: 'misdeal' }, '30.b'),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1b', '4.2'),
      gcb: text({ is: 'misdeal' }, 'T34.A2'),
      oepbl: text({ is: 'misdeal' }, '6.7 two exposed cards'),
    },
  },
  {
    title: 'one card exposed and one boxed',
    kind: 'exposedByDealer',
    facts: { exposed: 1, boxed: 1, cardNo: 7, whose: 'other', players: 9 },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)c'),
      tda55: base(cardReplaced),
      bdpv: reading(cardReplaced, '4.1 andere Holecard', '4.1 Burncard', '2 Unregelmäßigkeiten 11'),
      gcb: text({ is: 'misdeal' }, 'T34.A2'),
      // whether the two add up it does not say
      oepbl: reading(cardReplaced, '6.7 exposed card'),
    },
  },
  {
    title: 'two boxed hole cards',
    kind: 'boxedCard',
    facts: { where: 'holeCards', boxed: 2, players: 8 },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)c'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1c'),
      gcb: text({ is: 'misdeal' }, 'T34.A2'),
      oepbl: base({ is: 'misdeal' }),
    },
  },
  {
    title: 'the second flop card lies boxed',
    kind: 'boxedCard',
    facts: { where: 'flop', flopCard: 2, boxed: 1, players: 8 },
    said: {
      pvb: text(cardReplaced4, '32(1)'),
      tda55: base(cardReplaced4),
      bdpv: reading({ is: 'cardReplaced', by: 'nextBurn' }, '2 Unregelmäßigkeiten 6', '2 Unregelmäßigkeiten 6 Ersatz'),
      gcb: base(cardReplaced4),
      oepbl: base(cardReplaced4),
    },
  },
  {
    title: 'two cards exposed, found after three folds',
    kind: 'exposedByDealer',
    facts: { exposed: 2, players: 9, found: 'afterActs', actsWithout: 3 },
    said: {
      pvb: text({ is: 'playOn' }, '30(5)', '31(1)b'),
      tda55: reading({ is: 'playOn' }, '30.b'),
      bdpv: text({ is: 'playOn' }, '2 Misdeals 1b', '4.2', '2 Misdeals 1 Frist', '2 Misdeals 1'),
      gcb: text({ is: 'playOn' }, 'T34.C', 'T35.B'),
      oepbl: reading({ is: 'playOn' }, '6.7 two exposed cards'),
    },
  },
  {
    title: 'a player without cards, found after a call and a fold',
    kind: 'seatNotDealt',
    facts: { seat: 6, found: 'afterActs', actsWithChips: 1, actsWithout: 1 },
    said: {
      pvb: text({ is: 'playOn' }, '30(2)f', '30(1)', '30(5)', '31(1)a', '31(1)b'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Misdeals 1j', '2 Misdeals 1 Frist', '2 Misdeals 1'),
      gcb: text({ is: 'playOn' }, 'T34.A5', 'T34.C', 'T35.A', 'T35.B'),
      oepbl: reading({ is: 'playOn' }, '6.7 misdeal: skipped player'),
    },
  },
  {
    title: 'a player without cards, found after one call',
    kind: 'seatNotDealt',
    facts: { seat: 6, found: 'afterActs', actsWithChips: 1 },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)f', '30(1)', '30(5)', '31(1)a', '31(1)b'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1j', '2 Misdeals 1 Frist', '2 Misdeals 1'),
      gcb: text({ is: 'misdeal' }, 'T34.A5', 'T34.C', 'T35.A', 'T35.B'),
      oepbl: reading({ is: 'misdeal' }, '6.7 misdeal: skipped player'),
    },
  },
  {
    title: 'a player without cards; nobody has looked and the order is known',
    kind: 'seatNotDealt',
    facts: { seat: 6, looked: false, orderKnown: true },
    said: {
      pvb: text({ is: 'dealRepaired' }, '30(2)f', '30(3)'),
      tda55: base({ is: 'dealRepaired' }),
      // the excuse stands in 1e alone
      bdpv: reading({ is: 'dealRepaired' }, '2 Misdeals 1j', '2 Misdeals 1e'),
      // a misdeal, flatly
      gcb: text({ is: 'misdeal' }, 'T34.A5'),
      oepbl: text({ is: 'misdeal' }, '6.7 misdeal: skipped player'),
    },
  },
  {
    title: 'dealt out of order; somebody has looked, each card can still be assigned',
    kind: 'dealtOutOfOrder',
    facts: { looked: true, orderKnown: true },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)h'),
      tda55: base({ is: 'misdeal' }),
      bdpv: reading({ is: 'dealRepaired' }, '2 Misdeals 1f', '2 Misdeals 1e'),
      gcb: base({ is: 'misdeal' }),
      oepbl: text({ is: 'misdeal' }, '6.7 misdeal: wrong order'),
    },
  },
];
