import type { ExpectedAt } from './expected-at.ts';
import { base, reading, text } from './expected-rulings.ts';

export const league: readonly ExpectedAt[] = [
  {
    title: 'five players of a club',
    kind: 'teamShort',
    facts: { present: 5 },
    said: {
      pvb: base({ is: 'leagueDecides' }),
      tda55: base({ is: 'leagueDecides' }),
      bdpv: base({ is: 'leagueDecides' }),
      gcb: base({ is: 'leagueDecides' }),
      oepbl: text(
        { is: 'mayPlay', fine: 30, ghosts: 1 },
        '2.10 six starters',
        '2.10 minimum five',
        '2.12 line-up deadline',
        '2.13 changes',
      ),
    },
  },
  {
    title: 'four players of a club',
    kind: 'teamShort',
    facts: { present: 4 },
    said: {
      pvb: base({ is: 'leagueDecides' }),
      tda55: base({ is: 'leagueDecides' }),
      bdpv: base({ is: 'leagueDecides' }),
      gcb: base({ is: 'leagueDecides' }),
      oepbl: reading(
        { is: 'tooFewCountsAsAbsent', fine: 100, points: 10 },
        '2.10 six starters',
        '2.10 minimum five',
        '2.12 line-up deadline',
        '2.13 changes',
      ),
    },
  },
  {
    title: 'a club absent for the second time',
    kind: 'noShow',
    facts: { times: 2 },
    said: {
      pvb: base({ is: 'leagueDecides' }),
      tda55: base({ is: 'leagueDecides' }),
      bdpv: base({ is: 'leagueDecides' }),
      gcb: base({ is: 'leagueDecides' }),
      oepbl: text(
        { is: 'clubAbsent', fine: 100, points: 10, lastPlace: true },
        '1.10 fine',
        '1.10 points deduction',
        '1.11',
      ),
    },
  },
  {
    title: 'three without club clothing',
    kind: 'clothing',
    facts: { persons: 3 },
    said: {
      pvb: text({ is: 'dressFine' }, '72(1)', '72(3)', '72(4)'),
      tda55: text({ is: 'dressOnlyWished' }, '13'),
      bdpv: base({ is: 'dressInOrder' }),
      gcb: base({ is: 'dressInOrder' }),
      oepbl: text({ is: 'dressFine', each: 10, total: 30 }, '2.14 uniform', '2.14 fine'),
    },
  },
  {
    title: 'points divided by agreement',
    kind: 'pointsAgreement',
    facts: {},
    said: {
      pvb: text({ is: 'agreementVoid' }, '07(1)'),
      tda55: base({ is: 'agreementVoid' }),
      bdpv: text({ is: 'agreementVoid' }, '6.29 Bundesliga-Punkte'),
      gcb: base({ is: 'agreementVoid' }),
      oepbl: base({ is: 'agreementVoid' }),
    },
  },
];
