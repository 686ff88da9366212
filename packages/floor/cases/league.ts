import type { IncidentCase } from './incident-case.ts';
import { ofBook } from './of-book.ts';

const oepbl = ofBook('oepbl');
const pvb = ofBook('pvb');

const change = (minutesBefore: number) => ({ what: 'change', minutesBefore }) as const;

export const leagueCases: readonly IncidentCase[] = [
  oepbl(['oepbl:2.10 six starters'], 'teamShort', { present: 6 }, { is: 'mayPlay', fine: 0, ghosts: 0 }).does([
    'announce',
  ]),
  oepbl(
    ['oepbl:2.10 fine'],
    'teamShort',
    { present: 5 },
    {
      is: 'mayPlay',
      fine: 30,
      ghosts: 1,
    },
  ).does([
    ['replaceByGhost', { ghosts: 1 }],
    ['bookFine', { euro: 30 }],
  ]),
  oepbl(
    ['oepbl:2.10 minimum five', 'oepbl:1.10 fine'],
    'teamShort',
    { present: 4 },
    {
      is: 'tooFewCountsAsAbsent',
      fine: 100,
      points: 10,
    },
  ).does(
    [
      ['bookFine', { euro: 100 }],
      ['deductTablePoints', { points: 10 }],
    ],
    { unclear: ['league.noShow'] },
  ),
  oepbl(
    ['oepbl:1.10 fine', 'oepbl:1.10 points deduction'],
    'noShow',
    {},
    {
      is: 'clubAbsent',
      fine: 100,
      points: 10,
      lastPlace: false,
    },
  ).does([
    ['bookFine', { euro: 100 }],
    ['deductTablePoints', { points: 10 }],
  ]),
  oepbl(['oepbl:1.11'], 'noShow', { times: 2 }, { is: 'clubAbsent', fine: 100, points: 10, lastPlace: true }).does([
    ['bookFine', { euro: 100 }],
    ['deductTablePoints', { points: 10 }],
    'placeLast',
  ]),
  oepbl(
    ['oepbl:1.4 disqualification', 'oepbl:1.4 individual points', 'oepbl:1.4 fine'],
    'unlicensedPlayer',
    {},
    {
      is: 'roundZero',
      fine: 50,
    },
  ).does([['bookFine', { euro: 50 }], 'recalculateRound']),
  oepbl(['oepbl:1.4 disqualification'], 'unlicensedPlayer', { fielded: false }, { is: 'notEligible' }).does([
    'announce',
  ]),
  oepbl(
    ['oepbl:3.18 disqualification', 'oepbl:3.18 fine'],
    'unlicensedPlayer',
    { why: 'bothDivisions' },
    {
      is: 'roundZero',
      fine: 50,
    },
  ).does([['bookFine', { euro: 50 }], 'recalculateRound']),
  oepbl(
    ['oepbl:1.5 transfer lock'],
    'unlicensedPlayer',
    { why: 'changedClub', fielded: false },
    { is: 'notEligible' },
  ).does(['announce']),
  oepbl(
    ['oepbl:1.5 transfer lock'],
    'unlicensedPlayer',
    { why: 'changedClub', fielded: false, appeared: false },
    {
      is: 'eligible',
    },
  ).does(['announce']),
  oepbl(['oepbl:2.12 line-up deadline'], 'lateLineUp', { inTime: true }, { is: 'lineUpStands', fine: 0 }).does([
    'announce',
  ]),
  oepbl(['oepbl:2.12 fine'], 'lateLineUp', {}, { is: 'lineUpStands', fine: 30 }).does([['bookFine', { euro: 30 }]]),
  oepbl(['oepbl:2.12 fine'], 'lateLineUp', { complete: false }, { is: 'lineUpStands', fine: 30 }).does([
    ['bookFine', { euro: 30 }],
  ]),
  oepbl(['oepbl:2.13 changes'], 'lateLineUp', change(30), { is: 'changeAccepted' }).does(['announce']),
  oepbl(['oepbl:2.13 changes'], 'lateLineUp', change(29), { is: 'changeTooLate' }).does(['announce']),
  oepbl(
    ['oepbl:2.13 changes', 'oepbl:1.4 disqualification'],
    'lateLineUp',
    { ...change(45), newPlayerEligible: false },
    {
      is: 'changeRefused',
    },
  ).does(['announce']),
  oepbl(['oepbl:2.14 fine'], 'clothing', { persons: 6 }, { is: 'dressFine', each: 10, total: 60 }).does([
    ['bookFine', { euro: 60 }],
  ]),
  pvb(['pvb:72(1)'], 'clothing', {}, { is: 'dressFine' }).does(['collectFineOrSendAway']),
  pvb(['pvb:72(3)'], 'clothing', { how: 'covered' }, { is: 'dressFine' }).does([
    'showClothing',
    'collectFineOrSendAway',
  ]),
  pvb(['pvb:72(4)'], 'clothing', { how: 'putRightAtOnce' }, { is: 'dressInOrder' }).does(['showClothing']),
  pvb(['pvb:07(1)'], 'pointsAgreement', {}, { is: 'agreementVoid' }).does(['bookByFinalPlaces']),
  {
    book: 'bdpv',
    shows: ['bdpv:6.29 Bundesliga-Punkte'],
    kind: 'pointsAgreement',
    facts: {},
    outcome: { is: 'agreementVoid' },
    steps: ['bookByFinalPlaces'],
  },
  pvb(
    ['pvb:69(9)f', 'pvb:69(11)II.i'],
    'pointsDeducted',
    { scored: 9 },
    { is: 'pointsLeft', points: 7, taken: 2 },
  ).does([['deductPoints', { points: 2 }]], { unclear: ['league.pointsDeduction'] }),
  pvb(['pvb:69(9)f'], 'pointsDeducted', { scored: 1 }, { is: 'pointsLeft', points: 0, taken: 1 }).does(
    [['deductPoints', { points: 1 }]],
    { unclear: ['league.pointsDeduction'] },
  ),
  pvb(
    ['pvb:69(9)f', 'pvb:69(11)II.i'],
    'pointsDeducted',
    { scored: 9, takenBefore: 4 },
    { is: 'harderPenaltyNeeded' },
  ).does(['announce'], { unclear: ['league.pointsDeduction'] }),
];
