import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const missHands = { is: 'missHands', hands: 21 } as const;
const awayMinutes = { is: 'awayMinutes', from: 60 } as const;
const allInDuringPenalty = { is: 'allInDuringPenalty', hand: 'dead', mainPot: 2700, sidePot: 0, out: true } as const;
const allInDuringPenalty2 = { is: 'allInDuringPenalty', hand: 'dead', mainPot: 1400, sidePot: 0, out: true } as const;
const penaltyGoesOn = { is: 'penaltyGoesOn', left: 11, unit: 'hands' } as const;
const disqualified = { is: 'disqualified', chips: 'removed', score: 'outNow', place: 23 } as const;
const blindsTakenAsTheyCame = { is: 'blindsTakenAsTheyCame' } as const;

export const penalties: readonly ExpectedAt[] = [
  {
    title: 'three rounds with seven players',
    kind: 'penaltyImposed',
    facts: { penalty: 'rounds', rounds: 3, players: 7 },
    said: {
      pvb: text(missHands, '69(9)c', '69(12)a'),
      tda55: text(missHands, '41.d'),
      bdpv: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'time', 'disqualification'] },
        '6 Einleitung Sanktionen',
        '1 Entscheidungsfindung 7',
        '1 Entscheidungsfindung 7 Disqualifikation',
      ),
      gcb: text(missHands, 'T57.B5'),
      oepbl: text({ is: 'missButtonRounds', rounds: 3 }, '2.16 penalty ladder', '6.1 penalty ladder'),
    },
  },
  {
    title: 'five rounds',
    kind: 'penaltyImposed',
    facts: { penalty: 'rounds', rounds: 5, players: 7 },
    said: {
      pvb: text({ is: 'missHands', hands: 35 }, '69(9)c', '69(12)a'),
      tda55: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'rounds', 'time', 'disqualification'], maxRounds: 4 },
        '41.f',
      ),
      bdpv: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'time', 'disqualification'] },
        '6 Einleitung Sanktionen',
        '1 Entscheidungsfindung 7',
        '1 Entscheidungsfindung 7 Disqualifikation',
      ),
      gcb: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'oneHand', 'rounds', 'disqualification'], maxRounds: 4 },
        'T57.B3',
      ),
      oepbl: text({ is: 'missButtonRounds', rounds: 5 }, '2.16 penalty ladder', '6.1 penalty ladder'),
    },
  },
  {
    title: 'sixty minutes',
    kind: 'penaltyImposed',
    facts: { penalty: 'time', minutes: 60 },
    said: {
      pvb: text({ is: 'penaltyLength', from: 10, to: 50 }, '69(9)e'),
      tda55: text(awayMinutes, '41.c', '41.f'),
      bdpv: text(
        awayMinutes,
        '6 Einleitung Sanktionen',
        '1 Entscheidungsfindung 7',
        '1 Entscheidungsfindung 7 Disqualifikation',
      ),
      gcb: reading(
        { is: 'penaltyNotKnown', ladder: ['warning', 'oneHand', 'rounds', 'disqualification'], maxRounds: 4 },
        'T57.B1',
        'T57.B2',
        'T57.B3',
      ),
      oepbl: reading(
        { is: 'penaltyNotKnown', ladder: ['warning', 'rounds', 'disqualification'] },
        '2.16 penalty ladder',
        '6.1 penalty ladder',
      ),
    },
  },
  {
    title: 'exactly the big blind left during a penalty',
    kind: 'blindDuringPenalty',
    facts: { bigBlind: 600, smallBlind: 300, stack: 600, callers: 3, otherBlindFolded: true },
    said: {
      pvb: text({ is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot: 2700, sidePot: 0, out: false }, '69(12)b'),
      tda55: base(allInDuringPenalty),
      bdpv: reading(allInDuringPenalty, '3.6', '6.9 Einziehen'),
      gcb: reading(allInDuringPenalty, 'T57.B7', 'T29.1'),
      oepbl: reading(allInDuringPenalty, '2.17', '6.7 absent hand'),
    },
  },
  {
    title: 'all-in from the small blind during a penalty',
    kind: 'blindDuringPenalty',
    facts: { bigBlind: 600, smallBlind: 300, position: 'smallBlind', stack: 200, callers: 2 },
    said: {
      pvb: text(
        { is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot: 600, sidePot: 800, out: false },
        '69(12)b',
      ),
      tda55: base(allInDuringPenalty2),
      bdpv: reading(allInDuringPenalty2, '3.6', '6.9 Einziehen'),
      gcb: reading(allInDuringPenalty2, 'T57.B7', 'T29.1'),
      oepbl: reading(allInDuringPenalty2, '2.17', '6.7 absent hand'),
    },
  },
  {
    title: 'eleven hands open when the table breaks',
    kind: 'penaltyUnserved',
    facts: { left: 11, ends: 'table' },
    said: {
      pvb: text(penaltyGoesOn, '69(13)'),
      tda55: base(penaltyGoesOn),
      bdpv: base(penaltyGoesOn),
      gcb: base(penaltyGoesOn),
      oepbl: reading(penaltyGoesOn, '2.16 penalty ladder'),
    },
  },
  {
    title: 'eleven hands open when the event ends',
    kind: 'penaltyUnserved',
    facts: { left: 11, ends: 'event' },
    said: {
      pvb: reading({ is: 'penaltyEnds' }, '69(13)'),
      tda55: base({ is: 'penaltyEnds' }),
      bdpv: base({ is: 'penaltyEnds' }),
      gcb: base({ is: 'penaltyEnds' }),
      oepbl: reading({ is: 'penaltyEnds' }, '2.16 penalty ladder'),
    },
  },
  {
    title: 'disqualified with 23 left',
    kind: 'disqualification',
    facts: { how: 'disqualified', playersLeft: 23 },
    said: {
      pvb: reading({ is: 'disqualified', chips: 'removed', score: 'nothing' }, '69(12)c', '69(15)', '69(9)h'),
      tda55: base(disqualified),
      bdpv: reading(disqualified, '6 Einleitung Chips Disqualifizierter'),
      gcb: reading(disqualified, 'T57.B2'),
      oepbl: text(
        { is: 'disqualified', chips: 'removed', score: 'resultsKept', place: 23 },
        '2.19 chips removed',
        '6.1 disqualification',
        '2.19 results kept',
      ),
    },
  },
  {
    title: 'excluded with 23 left',
    kind: 'disqualification',
    facts: { how: 'excluded', playersLeft: 23 },
    said: {
      pvb: text({ is: 'eliminatedAtPlace', place: 23 }, '69(12)c', '69(15)', '69(14)', '69(9)g', '69(9)i'),
      tda55: base(disqualified),
      bdpv: reading(disqualified, '6 Einleitung Chips Disqualifizierter'),
      gcb: reading(disqualified, 'T57.B2'),
      oepbl: reading(
        { is: 'disqualified', chips: 'removed', score: 'resultsKept', place: 23 },
        '2.19 chips removed',
        '6.1 disqualification',
        '2.19 results kept',
      ),
    },
  },
  {
    title: 'both blinds dodged',
    kind: 'dodgedBlind',
    facts: { missed: ['small', 'big'], smallBlind: 300, bigBlind: 600, stack: 8000 },
    said: {
      pvb: text({ is: 'deadMoney', amount: 900, left: 7100 }, '69(11)I.h', '10(3)'),
      tda55: reading({ is: 'blindsOwed', amount: 900, left: 7100 }, '44.a', '44.b'),
      bdpv: base(blindsTakenAsTheyCame),
      gcb: reading(blindsTakenAsTheyCame, 'T32'),
      oepbl: base(blindsTakenAsTheyCame),
    },
  },
  {
    title: 'the big blind dodged with 400 left',
    kind: 'dodgedBlind',
    facts: { missed: ['big'], bigBlind: 600, stack: 400 },
    said: {
      pvb: reading({ is: 'deadMoney', amount: 400, left: 0 }, '69(11)I.h', '10(3)'),
      tda55: reading({ is: 'blindsOwed', amount: 400, left: 0 }, '44.a', '44.b'),
      bdpv: base(blindsTakenAsTheyCame),
      gcb: reading(blindsTakenAsTheyCame, 'T32'),
      oepbl: base(blindsTakenAsTheyCame),
    },
  },
  {
    title: 'three points after two taken before',
    kind: 'pointsDeducted',
    facts: { scored: 3, takenBefore: 2 },
    said: {
      pvb: reading({ is: 'pointsLeft', points: 1, taken: 2 }, '69(9)f', '69(11)II.i'),
      tda55: base({ is: 'leagueDecides' }),
      bdpv: base({ is: 'leagueDecides' }),
      gcb: base({ is: 'leagueDecides' }),
      oepbl: text({ is: 'leagueDecides' }, '5.6.3 points', '1.10 points deduction', '1.11'),
    },
  },
];
