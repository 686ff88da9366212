import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const dead = { is: 'dead', returned: 0 } as const;
const handCompleted = { is: 'handCompleted', cards: 1 } as const;

export const dealNumber: readonly ExpectedAt[] = [
  {
    title: 'three cards, found on the flop',
    kind: 'wrongNumberOfCards',
    facts: { seat: 4, cards: 3, found: 'afterFlop' },
    said: {
      pvb: text({ is: 'surplusDrawn', cards: 1 }, '30(1)', '30(5)', '30(6)'),
      tda55: base(dead),
      bdpv: text(dead, '2 Misdeals 1 Frist', '2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'),
      gcb: base(dead, 'T34.C'),
      oepbl: base(dead),
    },
  },
  {
    title: 'one card only, found after a call and a fold',
    kind: 'wrongNumberOfCards',
    facts: { seat: 4, cards: 1, found: 'afterActs', actsWithChips: 1, actsWithout: 1 },
    said: {
      pvb: base(dead, '30(1)', '30(5)', '31(1)a', '31(1)b'),
      tda55: base(dead),
      bdpv: text(dead, '2 Misdeals 1 Frist', '2 Misdeals 1', '2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'),
      gcb: base(dead, 'T34.C', 'T35.A', 'T35.B'),
      oepbl: base(dead),
    },
  },
  {
    title: 'the button has one card and has not acted, found after two calls',
    kind: 'wrongNumberOfCards',
    facts: { seat: 9, cards: 1, onButton: true, hasActed: false, found: 'afterActs', actsWithChips: 2 },
    said: {
      pvb: base(handCompleted, '30(1)', '30(5)', '31(1)a', '31(1)b'),
      tda55: base(handCompleted),
      bdpv: text(
        { is: 'dead', returned: 0 },
        '2 Misdeals 1 Frist',
        '2 Misdeals 1',
        '2 Dead Hand 1c',
        '2 Misdeals 1 keine Rückgabe',
      ),
      gcb: base(handCompleted, 'T34.C', 'T35.A', 'T35.B'),
      oepbl: base(handCompleted),
    },
  },
  {
    title: 'three cards, nobody has looked, the order is lost',
    kind: 'wrongNumberOfCards',
    facts: { seat: 4, cards: 3, looked: false, orderKnown: false },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)g'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1e'),
      gcb: base({ is: 'misdeal' }),
      oepbl: text({ is: 'misdeal' }, '6.7 misdeal: two extra cards', '6.7 misdeal: not reconstructible'),
    },
  },
  {
    title: 'one card only, found before anybody acts',
    kind: 'wrongNumberOfCards',
    facts: { seat: 4, cards: 1, looked: true },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)g'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1e'),
      gcb: base({ is: 'misdeal' }),
      oepbl: text({ is: 'misdeal' }, '6.7 misdeal: skipped player'),
    },
  },
  {
    title: 'two cards too many, and known which',
    kind: 'extraCard',
    facts: { surplus: 2, seat: 1 },
    said: {
      pvb: base({ is: 'misdeal' }),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1d', '4.3 mehrere Karten'),
      gcb: base({ is: 'misdeal' }),
      oepbl: text({ is: 'misdeal' }, '6.7 misdeal: two extra cards'),
    },
  },
  {
    title: 'one card too many, and the player has looked at it',
    kind: 'extraCard',
    facts: { surplus: 1, seat: 1, seen: true },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)g'),
      tda55: base({ is: 'misdeal' }),
      bdpv: left(text({ is: 'misdeal' }, '2 Misdeals 1e')),
      gcb: base({ is: 'misdeal' }),
      oepbl: text({ is: 'extraCardBurned' }, '6.7 extra card'),
    },
  },
  {
    title: 'three cards, unseen and in order',
    kind: 'wrongNumberOfCards',
    facts: { seat: 3, cards: 3, looked: false, orderKnown: true },
    said: {
      pvb: text({ is: 'extraCardBurned' }, '35(1)'),
      tda55: base({ is: 'extraCardBurned' }),
      bdpv: text({ is: 'extraCardBurned' }, '4.3', '2 Unregelmäßigkeiten 10'),
      gcb: base({ is: 'extraCardBurned' }),
      oepbl: text({ is: 'extraCardBurned' }, '6.7 extra card'),
    },
  },
  {
    title: 'four cards, found after three folds',
    kind: 'wrongNumberOfCards',
    facts: { seat: 3, cards: 4, looked: true, found: 'afterActs', actsWithout: 3 },
    said: {
      pvb: left(reading({ is: 'surplusDrawn', cards: 2 }, '30(1)', '30(5)', '31(1)a', '31(1)b', '30(6)')),
      tda55: base(dead),
      bdpv: text(dead, '2 Misdeals 1 Frist', '2 Misdeals 1', '2 Dead Hand 1c', '2 Misdeals 1 keine Rückgabe'),
      gcb: base(dead, 'T34.C', 'T35.A', 'T35.B'),
      oepbl: base(dead),
    },
  },
];
