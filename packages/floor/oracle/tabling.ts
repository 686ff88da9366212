import { base, type ExpectedRulings, left, reading, text } from './expected-rulings.ts';

const dead = (returned: number) => ({ is: 'dead', returned }) as const;
const live = { is: 'live' } as const;
const order = (seats: number[], onlyIfClaiming: number[] = []) => ({ is: 'showOrder', seats, onlyIfClaiming }) as const;
const noClaim = { is: 'noClaim' } as const;

export const tabling: readonly ExpectedRulings[] = [
  {
    title: 'the dealer takes in an unprotected hand that has not touched the muck',
    kind: 'unprotectedHandTaken',
    facts: { touchedMuck: false, ownBet: 600, matched: 600 },
    said: {
      pvb: text(dead(0), '60(2)'),
      tda55: reading(live, '31.a'),
      bdpv: text(dead(0), '2 Unregelmäßigkeiten 2 ungeschützt'),
      gcb: text(dead(0), 'T55.1'),
      oepbl: reading(live, '6.6 protect hand'),
    },
  },
  {
    title: 'thrown forward facing a bet, not in the muck; he has changed his mind',
    kind: 'foldedHandWantedBack',
    facts: { folded: 'thrownForward', why: 'changedMind' },
    said: {
      pvb: text(dead(0), '39(3)'),
      tda55: left(reading(live, '35.b')),
      bdpv: text(dead(0), '2 Dead Hand 1a'),
      gcb: left(reading(live, 'T14')),
      oepbl: base(dead(0)),
    },
  },
  {
    title: 'stud, the last round checked: the best open cards show first',
    kind: 'wrongShowOrder',
    facts: { game: 'stud', inHand: [2, 5, 7], bestOpenCards: 5 },
    said: {
      pvb: base(order([5, 7, 2])),
      tda55: text(order([5, 7, 2]), '38.stud'),
      bdpv: base(order([5, 7, 2])),
      gcb: text(order([5, 7, 2]), 'T16.4'),
      oepbl: base(order([5, 7, 2], [7, 2])),
    },
  },
  {
    title: 'a bet and a call on the river: the bettor first',
    kind: 'wrongShowOrder',
    facts: { buttonSeat: 2, inHand: [4, 6, 8], lastBettor: 6 },
    said: {
      pvb: text(order([6, 8, 4]), '55(1)'),
      tda55: text(order([6, 8, 4]), '38.lastAction'),
      bdpv: text(order([6, 8, 4]), '2 Showdown 5'),
      gcb: text(order([6, 8, 4]), 'T16.1'),
      oepbl: text(order([6, 8, 4], [8, 4]), '6.5 Showdown am River: last aggressor'),
    },
  },
  {
    title: 'one card shown is surely enough, the other mucked',
    kind: 'notAllCardsShown',
    facts: { rest: 'mucked', shownBeatsAll: 'yes' },
    said: {
      pvb: text(noClaim, '56(1)', '56(3)'),
      tda55: text(noClaim, '40.b', '39'),
      bdpv: text(noClaim, '2 Showdown 1'),
      gcb: left(text({ is: 'winsWithShown' }, 'T13.B')),
      oepbl: text(noClaim, '6.5 Showdown am River: playing the board'),
    },
  },
  {
    title: 'he wants the pot and will not show, another claims it too',
    kind: 'refusesToShow',
    facts: { othersLeft: 1 },
    said: {
      pvb: text({ is: 'mustShowAll', seconds: 5 }, '56(4)'),
      tda55: reading({ is: 'mustShowAll' }, '39', '40.b'),
      bdpv: base({ is: 'mustShowAll' }),
      gcb: base({ is: 'mustShowAll' }),
      oepbl: base({ is: 'mustShowAll' }),
    },
  },
  {
    title: 'a tabled winning hand swept in by the dealer',
    kind: 'winnerKilled',
    facts: { tabled: 'all', best: true },
    said: {
      pvb: text({ is: 'winsAsTabled' }, '61(1)'),
      tda55: text({ is: 'winsAsTabled' }, '32.a'),
      bdpv: base({ is: 'winsAsTabled' }),
      gcb: text({ is: 'winsAsTabled' }, 'T13.A2'),
      oepbl: text({ is: 'winsAsTabled' }, '6.6 winning hand taken in'),
    },
  },
  {
    title: 'a side-pot player mucks on the river, the main pot has an all-in player',
    kind: 'mucksAtShowdown',
    facts: { allIn: true, othersLeft: 2 },
    said: {
      pvb: text({ is: 'handOpened' }, '54(4)', '54(3)'),
      tda55: text({ is: 'handOpened' }, '37'),
      bdpv: text({ is: 'handOpened' }, '6.27'),
      gcb: reading({ is: 'handOpened' }, 'T15'),
      oepbl: text({ is: 'handOpened' }, '6.5 Showdown beim All-In: all show'),
    },
  },
  {
    title: 'a pot paid in a wrong amount, disputed when the next shuffle has begun',
    kind: 'disputedPot',
    facts: { about: 'countOrAward', noticed: 'nextHandBegun' },
    said: {
      pvb: text({ is: 'potStands' }, '64(1)'),
      tda55: base({ is: 'disputeHeard' }),
      bdpv: left(text({ is: 'potStands' }, '1 Entscheidungsfindung 3')),
      gcb: text({ is: 'potStands' }, 'T21'),
      oepbl: base({ is: 'disputeHeard' }),
    },
  },
  {
    title: 'a pot paid in a wrong amount, disputed after a raise and a call in the next hand',
    kind: 'disputedPot',
    facts: { about: 'countOrAward', noticed: 'afterSubstantialAction' },
    said: {
      pvb: text({ is: 'potStands' }, '64(1)'),
      tda55: base({ is: 'potStands' }),
      bdpv: left(text({ is: 'potStands' }, '1 Entscheidungsfindung 3')),
      gcb: text({ is: 'potStands' }, 'T21'),
      oepbl: base({ is: 'potStands' }),
    },
  },
  {
    title: 'both cards shown on purpose to a player who can still bet, three in the hand',
    kind: 'shownToSomeone',
    facts: { to: 'playerWhoCanBet', cards: 'all', onPurpose: true, playersLeft: 3 },
    said: {
      pvb: text(dead(0), '66(2)'),
      tda55: left(text(dead(0), '34.c', '34.d')),
      bdpv: text(dead(0), '2 Showdown 4 aktiver Spieler'),
      gcb: reading({ is: 'shownToAll', when: 'afterHand', cards: 'all' }, 'T59.1'),
      oepbl: text({ is: 'shownToAll', when: 'afterHand', cards: 'all' }, '6.6 show one show all'),
    },
  },
  {
    title: 'a third language that was announced, during a hand',
    kind: 'language',
    facts: { language: 'other', inHand: true, announced: true },
    said: {
      pvb: text({ is: 'stopAtTable' }, '03(1)'),
      tda55: text({ is: 'allowedAtTable' }, '29'),
      bdpv: text({ is: 'stopAtTable' }, '1 Ablauf 14'),
      gcb: text({ is: 'stopAtTable' }, 'T5'),
      oepbl: text({ is: 'stopAtTable' }, '2.20 languages'),
    },
  },
];
