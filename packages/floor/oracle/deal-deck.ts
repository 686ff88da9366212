import type { ExpectedAt } from './expected-at.ts';
import { base, left, reading, text } from './expected-rulings.ts';

const dead = { is: 'dead', returned: 0 } as const;
const betsForfeited = { is: 'betsForfeited', amount: 900, returned: 2700 } as const;
const deckChanged = { is: 'deckChanged', when: 'afterHand' } as const;
const cardReplaced = { is: 'cardReplaced', by: 'nextCard' } as const;

export const dealDeck: readonly ExpectedAt[] = [
  {
    title: 'fifty-one cards, found after two folds',
    kind: 'missingCard',
    facts: { found: 'afterActs', actsWithout: 2 },
    said: {
      pvb: reading({ is: 'misdeal' }, '30(2)i', '33(3)'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text({ is: 'playOn' }, '2 Unregelmäßigkeiten 9'),
      gcb: base({ is: 'misdeal' }),
      oepbl: text({ is: 'misdeal' }, '6.7 incomplete deck'),
    },
  },
  {
    title: 'fifty-one cards, found after three folds',
    kind: 'missingCard',
    facts: { found: 'afterActs', actsWithout: 3 },
    said: {
      pvb: text({ is: 'playOn' }, '30(5)', '33(3)'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Unregelmäßigkeiten 9'),
      gcb: base({ is: 'playOn' }),
      oepbl: text({ is: 'void' }, '6.7 incomplete deck'),
    },
  },
  {
    title: 'two sevens of clubs',
    kind: 'duplicateCard',
    facts: {},
    said: {
      pvb: reading({ is: 'void' }, '33(1)', '33(2)'),
      tda55: base({ is: 'void' }),
      bdpv: text({ is: 'void' }, '2 Unregelmäßigkeiten 4'),
      gcb: base({ is: 'void' }),
      oepbl: reading({ is: 'void' }, '6.7 incomplete deck'),
    },
  },
  {
    title: 'a card with another back in the stub',
    kind: 'differentBack',
    facts: { where: 'stub' },
    said: {
      pvb: reading({ is: 'void' }, '33(1)', '33(2)'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Unregelmäßigkeiten 3', '2 Unregelmäßigkeiten 3 im Stapel'),
      gcb: base({ is: 'playOn' }),
      oepbl: reading({ is: 'playOn' }, '6.7 faulty deck'),
    },
  },
  {
    title: 'a card with another back among the burn cards',
    kind: 'differentBack',
    facts: { where: 'burned' },
    said: {
      pvb: reading({ is: 'void' }, '33(1)', '33(2)'),
      tda55: base({ is: 'playOn' }),
      bdpv: text({ is: 'playOn' }, '2 Unregelmäßigkeiten 3', '2 Unregelmäßigkeiten 3 im Stapel'),
      gcb: base({ is: 'playOn' }),
      oepbl: reading({ is: 'playOn' }, '6.7 faulty deck'),
    },
  },
  {
    title: 'a joker as a hole card before its holder acts',
    kind: 'joker',
    facts: { where: 'holeCards', holderActed: false, cardNo: 5, players: 8 },
    said: {
      pvb: reading({ is: 'void' }, '33(1)'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text(
        { is: 'cardReplaced', by: 'firstBurn', replacement: 17 },
        '2 Unregelmäßigkeiten 7',
        '2 Unregelmäßigkeiten 7 rechtzeitig',
        '2 Unregelmäßigkeiten 7 zu spät',
        '2 Dead Hand 1d',
        '2 Unregelmäßigkeiten 6',
        '2 Unregelmäßigkeiten 6 Ersatz',
      ),
      gcb: base({ is: 'misdeal' }),
      oepbl: base({ is: 'misdeal' }),
    },
  },
  {
    title: 'a joker, found after its holder’s call',
    kind: 'joker',
    facts: { where: 'holeCards', holderActed: true, found: 'afterActs', actsWithChips: 1 },
    said: {
      pvb: reading({ is: 'void' }, '33(1)'),
      tda55: base({ is: 'misdeal' }),
      bdpv: text(
        { is: 'dead', returned: 0 },
        '2 Unregelmäßigkeiten 7',
        '2 Unregelmäßigkeiten 7 rechtzeitig',
        '2 Unregelmäßigkeiten 7 zu spät',
        '2 Dead Hand 1d',
      ),
      gcb: base({ is: 'misdeal' }, 'T34.C', 'T35.A', 'T35.B'),
      oepbl: base({ is: 'misdeal' }),
    },
  },
  {
    title: 'a joker, found after a call and a fold',
    kind: 'joker',
    facts: { where: 'holeCards', holderActed: true, found: 'afterActs', actsWithChips: 1, actsWithout: 1 },
    said: {
      pvb: reading({ is: 'void' }, '33(1)'),
      tda55: base(dead),
      bdpv: text(
        dead,
        '2 Unregelmäßigkeiten 7',
        '2 Unregelmäßigkeiten 7 rechtzeitig',
        '2 Unregelmäßigkeiten 7 zu spät',
        '2 Dead Hand 1d',
      ),
      gcb: base(dead, 'T34.C', 'T35.A', 'T35.B'),
      oepbl: base(dead),
    },
  },
  {
    title: 'he knew of the second ace: 900 of 3,600 are his',
    kind: 'knowinglyFouled',
    facts: { fault: 'duplicate', pot: 3600, ownPart: 900, seat: 2 },
    said: {
      // that the others get theirs back only follows from it
      pvb: reading(betsForfeited, '33(2)'),
      tda55: base(betsForfeited),
      bdpv: left(
        text(
          { is: 'potCarriedOver', amount: 3600, returned: 0 },
          '2 Unregelmäßigkeiten 5',
          '2 Unregelmäßigkeiten 5 Verlust',
        ),
      ),
      gcb: base(betsForfeited),
      oepbl: base(betsForfeited),
    },
  },
  {
    title: 'a player shows a marked card',
    kind: 'deckChangeWanted',
    facts: { by: 'player', cause: 'visibleToAll', handRunning: true },
    said: {
      pvb: left(text(deckChanged, '19(2)', '19(1)', '19(3)')),
      tda55: text(deckChanged, '50.b'),
      bdpv: reading(deckChanged, '6.25'),
      gcb: left(text(deckChanged, 'T25.2', 'T25.1')),
      oepbl: text(deckChanged, '2.22', '6.7 faulty deck'),
    },
  },
  {
    title: 'a damaged card',
    kind: 'markedCard',
    facts: { by: 'player', cause: 'damaged' },
    said: {
      pvb: left(text(deckChanged, '19(2)', '19(1)', '19(3)')),
      tda55: text(deckChanged, '50.b'),
      bdpv: reading(deckChanged, '6.25'),
      gcb: left(text(deckChanged, 'T25.2', 'T25.1')),
      oepbl: text(deckChanged, '2.22', '6.7 faulty deck'),
    },
  },
  {
    title: 'a joker as the first flop card',
    kind: 'joker',
    facts: { where: 'flop', flopCard: 1, found: 'afterFlop' },
    said: {
      pvb: reading({ is: 'void' }, '33(1)'),
      tda55: base(cardReplaced),
      bdpv: reading(
        { is: 'cardReplaced', by: 'nextBurn' },
        '2 Unregelmäßigkeiten 7',
        '2 Unregelmäßigkeiten 7 rechtzeitig',
        '2 Unregelmäßigkeiten 7 zu spät',
        '2 Dead Hand 1d',
        '2 Unregelmäßigkeiten 6',
        '2 Unregelmäßigkeiten 6 Ersatz',
      ),
      gcb: base(cardReplaced, 'T34.C'),
      oepbl: base(cardReplaced),
    },
  },
  {
    title: 'two sevens of clubs after the pot is paid',
    kind: 'duplicateCard',
    facts: { potPaid: true },
    said: {
      pvb: reading({ is: 'resultStands' }, '33(1)', '33(2)', '33(3)'),
      tda55: base({ is: 'resultStands' }),
      bdpv: reading({ is: 'resultStands' }, '2 Unregelmäßigkeiten 4', '2 Unregelmäßigkeiten 9'),
      gcb: base({ is: 'resultStands' }),
      oepbl: reading({ is: 'resultStands' }, '6.7 incomplete deck', '6.7 earlier hands'),
    },
  },
  {
    title: 'fifty-one cards when the hand is over',
    kind: 'missingCard',
    facts: { found: 'handOver' },
    said: {
      pvb: text({ is: 'resultStands' }, '33(3)'),
      tda55: base({ is: 'resultStands' }),
      bdpv: text({ is: 'resultStands' }, '2 Unregelmäßigkeiten 9'),
      gcb: base({ is: 'resultStands' }),
      oepbl: text({ is: 'resultStands' }, '6.7 earlier hands'),
    },
  },
];
