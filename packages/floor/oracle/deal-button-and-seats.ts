import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const handStands = { is: 'handStands', nextButton: 8 } as const;
const handStands2 = { is: 'handStands', nextButton: 6 } as const;
const cardReplaced = { is: 'cardReplaced', by: 'nextCard' } as const;

export const dealButtonAndSeats: readonly ExpectedAt[] = [
  {
    title: 'the button one seat too far, but the first card went to the right player',
    kind: 'wrongButton',
    facts: { buttonSeat: 7, rightSeat: 6, firstCardWrong: false },
    said: {
      pvb: text({ is: 'misdeal' }, '29(2)', '30(2)d'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1g'),
      gcb: reading({ is: 'handStands', nextButton: 8 }, 'T34.A3'),
      oepbl: text({ is: 'misdeal' }, '6.7 misdeal: wrong button'),
    },
  },
  {
    title: 'the button one seat too far, found after three folds',
    kind: 'wrongButton',
    facts: { buttonSeat: 7, rightSeat: 6, found: 'afterActs', actsWithout: 3 },
    said: {
      pvb: text(handStands, '30(1)', '30(5)', '31(1)a', '31(1)b', '29(1)'),
      tda55: base(handStands),
      bdpv: left(
        text({ is: 'handStands', nextButton: 6 }, '2 Misdeals 1 Frist', '2 Misdeals 1', '2 Unregelmäßigkeiten 1'),
      ),
      gcb: base(handStands, 'T34.C', 'T35.A', 'T35.B'),
      oepbl: base(handStands),
    },
  },
  {
    title: 'the button stayed a hand too long, found on the flop',
    kind: 'wrongButton',
    facts: { buttonSeat: 4, rightSeat: 6, occupied: [1, 2, 4, 6, 8], found: 'afterFlop' },
    said: {
      pvb: text(handStands2, '30(1)', '30(5)', '29(1)'),
      tda55: base(handStands2),
      bdpv: left(text(handStands2, '2 Misdeals 1 Frist', '2 Unregelmäßigkeiten 1')),
      gcb: base(handStands2, 'T34.C'),
      oepbl: base(handStands2),
    },
  },
  {
    title: 'stud: the fifth card off the deck comes up',
    kind: 'studCardExposed',
    facts: { cardNo: 5, seat: 5, found: 'whileDealing' },
    said: {
      pvb: reading({ is: 'cardStaysUp' }, '30(2)a'),
      tda55: reading({ is: 'cardStaysUp' }, '30.a', '30.b'),
      bdpv: reading({ is: 'misdeal' }, '2 Misdeals 1a'),
      gcb: text({ is: 'misdeal' }, 'T34.A7'),
      oepbl: base({ is: 'cardStaysUp' }),
    },
  },
  {
    title: 'stud: the second card off the deck comes up',
    kind: 'studCardExposed',
    facts: { cardNo: 2, seat: 2, found: 'whileDealing' },
    said: {
      pvb: reading({ is: 'misdeal' }, '30(2)a'),
      tda55: reading({ is: 'misdeal' }, '30.a', '30.b'),
      bdpv: reading({ is: 'misdeal' }, '2 Misdeals 1a'),
      gcb: text({ is: 'misdeal' }, 'T34.A7'),
      oepbl: base({ is: 'cardStaysUp' }),
    },
  },
  {
    title: 'the button one seat too far, found after one call',
    kind: 'wrongButton',
    facts: { buttonSeat: 7, rightSeat: 6, found: 'afterActs', actsWithChips: 1 },
    said: {
      pvb: text({ is: 'misdeal' }, '30(1)', '30(5)', '31(1)a', '31(1)b', '29(2)', '30(2)d'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1 Frist', '2 Misdeals 1', '2 Misdeals 1g'),
      gcb: text({ is: 'misdeal' }, 'T34.C', 'T35.A', 'T35.B', 'T34.A3'),
      oepbl: reading({ is: 'misdeal' }, '6.7 misdeal: wrong button'),
    },
  },
  {
    title: 'cards on the floor',
    kind: 'cardsOnFloor',
    facts: {},
    said: {
      pvb: base({ is: 'dealerChooses' }),
      tda55: base({ is: 'dealerChooses' }),
      bdpv: left(text({ is: 'dealerChooses' }, '2 Unregelmäßigkeiten 12')),
      gcb: base({ is: 'dealerChooses' }),
      oepbl: base({ is: 'dealerChooses' }),
    },
  },
  {
    title: 'heads-up: the second card, the button’s first',
    kind: 'exposedByDealer',
    facts: { exposed: 1, cardNo: 2, whose: 'smallBlind', players: 2 },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)a'),
      tda55: text({ is: 'misdeal' }, '30.a'),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1a', '4.1'),
      gcb: text({ is: 'misdeal' }, 'T34.A1'),
      oepbl: text({ is: 'misdeal' }, '6.7 blind protection'),
    },
  },
  {
    title: 'the sixth card of the deal lies boxed',
    kind: 'boxedCard',
    facts: { where: 'holeCards', boxed: 1, cardNo: 6, players: 7, found: 'whileDealing' },
    said: {
      pvb: text(cardReplaced, '32(1)'),
      tda55: base(cardReplaced),
      bdpv: text(
        { is: 'cardReplaced', by: 'firstBurn', replacement: 15 },
        '2 Unregelmäßigkeiten 6',
        '2 Unregelmäßigkeiten 6 Ersatz',
      ),
      gcb: base(cardReplaced),
      oepbl: base(cardReplaced),
    },
  },
  {
    title: 'cards to an empty seat',
    kind: 'cardToEmptySeat',
    facts: { seat: 5, looked: true },
    said: {
      pvb: text({ is: 'misdeal' }, '30(2)e'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'misdeal' }, '2 Misdeals 1i'),
      gcb: text({ is: 'misdeal' }, 'T34.A4'),
      oepbl: base({ is: 'misdeal' }),
    },
  },
  {
    title: 'cards to a stack without its player',
    kind: 'cardToEmptySeat',
    facts: { whoseSeat: 'stackWithoutPlayer' },
    said: {
      pvb: text({ is: 'playOn' }, '30(2)e'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Misdeals 1i'),
      gcb: text({ is: 'playOn' }, 'T34.A4'),
      oepbl: base({ is: 'playOn' }),
    },
  },
  {
    title: 'the first card to the wrong player, found after a raise and a call',
    kind: 'firstCardToWrongSeat',
    facts: { found: 'afterActs', actsWithChips: 2 },
    said: {
      pvb: text({ is: 'playOn' }, '30(2)d', '30(1)', '30(5)', '31(1)a', '31(1)b'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Misdeals 1h', '2 Misdeals 1 Frist', '2 Misdeals 1'),
      gcb: text({ is: 'playOn' }, 'T34.A3', 'T34.C', 'T35.A', 'T35.B'),
      oepbl: reading({ is: 'playOn' }, '6.7 misdeal: first card'),
    },
  },
];
