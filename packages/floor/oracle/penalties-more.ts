import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

const disqualified = { is: 'disqualified', chips: 'removed', score: 'outNow', place: 2 } as const;
const missHands = { is: 'missHands', hands: 1 } as const;
const missHands2 = { is: 'missHands', hands: 6 } as const;
const allInDuringPenalty = {
  is: 'allInDuringPenalty',
  hand: 'dead',
  mainPot: 200,
  sidePot: 0,
  returned: 300,
  uncontested: true,
  out: true,
} as const;

export const penaltiesMore: readonly ExpectedAt[] = [
  {
    title: 'disqualified heads-up',
    kind: 'disqualification',
    facts: { how: 'disqualified', playersLeft: 2 },
    said: {
      pvb: reading({ is: 'disqualified', chips: 'removed', score: 'nothing' }, '69(12)c', '69(15)', '69(9)h'),
      tda55: base(disqualified),
      bdpv: reading(disqualified, '6 Einleitung Chips Disqualifizierter'),
      gcb: reading(disqualified, 'T57.B2'),
      oepbl: text(
        { is: 'disqualified', chips: 'removed', score: 'resultsKept', place: 2 },
        '2.19 chips removed',
        '6.1 disqualification',
        '2.19 results kept',
      ),
    },
  },
  {
    title: 'one missed hand',
    kind: 'penaltyImposed',
    facts: { penalty: 'oneHand' },
    said: {
      pvb: text(missHands, '69(5)', '69(6)', '69(9)', '69(9)a', '69(9)b', '69(9)c'),
      tda55: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'rounds', 'time', 'disqualification'], maxRounds: 4 },
        '41.c',
        '41.f',
      ),
      bdpv: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'time', 'disqualification'] },
        '6 Einleitung Sanktionen',
        '1 Entscheidungsfindung 7',
        '1 Entscheidungsfindung 7 Disqualifikation',
      ),
      gcb: text(missHands, 'T57.B1', 'T57.B2', 'T57.B3'),
      oepbl: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'rounds', 'disqualification'] },
        '2.16 penalty ladder',
        '6.1 penalty ladder',
      ),
    },
  },
  {
    title: 'one round for exposed cards',
    kind: 'penaltyImposed',
    facts: { penalty: 'rounds', rounds: 1, players: 6, for: 'cards' },
    said: {
      pvb: text(missHands2, '69(5)', '69(6)', '69(9)', '69(9)a', '69(9)b', '69(9)c'),
      tda55: text(missHands2, '41.c', '41.f', '41.d'),
      bdpv: text(
        { is: 'penaltyNotKnown', ladder: ['warning', 'time', 'disqualification'] },
        '6 Einleitung Sanktionen',
        '1 Entscheidungsfindung 7',
        '1 Entscheidungsfindung 7 Disqualifikation',
      ),
      gcb: text(missHands2, 'T57.B1', 'T57.B2', 'T57.B3', 'T57.B5'),
      oepbl: text({ is: 'missButtonRounds', rounds: 1 }, '2.16 penalty ladder', '6.1 penalty ladder'),
    },
  },
  {
    title: 'all-in during a penalty against one caller',
    kind: 'blindDuringPenalty',
    facts: { bigBlind: 400, smallBlind: 200, stack: 100, callers: 1, otherBlindFolded: false },
    said: {
      pvb: text(
        { is: 'allInDuringPenalty', hand: 'liveForMainPot', mainPot: 200, sidePot: 0, returned: 300, out: false },
        '69(12)b',
      ),
      tda55: base(allInDuringPenalty),
      bdpv: reading(allInDuringPenalty, '3.6', '6.9 Einziehen'),
      gcb: reading(allInDuringPenalty, 'T57.B7', 'T29.1'),
      oepbl: reading(allInDuringPenalty, '2.17', '6.7 absent hand'),
    },
  },
];
