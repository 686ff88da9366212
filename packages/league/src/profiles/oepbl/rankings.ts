import type { Answers } from '../../profile/profile.ts';

/** Chapter 4.1: table and individual rankings. Totals may fall below nothing: no lower limit is given. */
export const rankings: Answers = {
  'table.chain': {
    value: [
      { by: 'points', among: 'all', rules: ['oepbl:4.1.3 champion'] },
      {
        by: 'places',
        among: 'all',
        rules: ['oepbl:4.1.3 tie: wins then seconds', 'oepbl:4.2.1.2 chain', 'oepbl:4.2.2.3 chain'],
      },
      {
        by: 'scored',
        among: 'all',
        rules: ['oepbl:4.1.3 tie: round points', 'oepbl:4.2.1.2 chain', 'oepbl:4.2.2.3 chain'],
      },
      { by: 'decided', among: 'all', rules: ['oepbl:4.2.1.2 heads-up', 'oepbl:4.2.2.3 heads-up'] },
    ],
    refs: [
      'oepbl:4.1.3 champion',
      'oepbl:4.1.3 tie: wins then seconds',
      'oepbl:4.1.3 tie: round points',
      'oepbl:4.2.1.2 chain',
      'oepbl:4.2.2.3 chain',
      'oepbl:4.2.1.2 heads-up',
      'oepbl:4.2.2.3 heads-up',
    ],
    // said for the champion and the relegation ranks; taken for every rank
    reading: true,
  },
  'table.belowZero': { value: true, refs: ['oepbl:1.10 points deduction'], reading: true },
  'table.lastFrom': { value: 2, refs: ['oepbl:1.11'] },
  // at the end of the season, not of the year
  'table.champion': { value: true, refs: ['oepbl:2.9'], reading: true },
  'individual.scores': {
    value: ['tables', 'thirds'],
    refs: ['oepbl:4.1.5', 'oepbl:3.12 points', 'oepbl:3.12 in time'],
  },
  'individual.thirds': {
    value: { is: 'thirds', first: 7, second: 5, last: 3 },
    refs: ['oepbl:4.1.6 thirds', 'oepbl:4.1.6 ranking', 'oepbl:4.1.6 base', 'oepbl:4.1.6 indivisible'],
  },
  'individual.outInHeat': {
    value: 'lastUnlessFinalHeat',
    refs: ['oepbl:4.1.6 last third and eliminated'],
    reading: true,
  },
  'individual.ghostCounts': {
    value: false,
    refs: ['oepbl:4.1.6 base', 'oepbl:4.1.6 not taking part'],
    reading: true,
  },
  // nothing parts players who are level over the season
  'individual.chain': {
    value: [{ by: 'points', among: 'all', rules: ['oepbl:4.1.4'] }],
    refs: ['oepbl:4.1.4', 'oepbl:2.8'],
  },
  'individual.dayLevel': { value: 'decided', refs: ['oepbl:4.1.7'] },
  'individual.disqualifiedTeam': {
    value: 'eligibleKeep',
    refs: ['oepbl:1.4 individual points', 'oepbl:3.18 individual points'],
  },
  'individual.ineligible': { value: 'nothing', refs: ['oepbl:1.4 individual points'], reading: true },
  // the Austrian Ranking has no formula here: results go out as they are
  'individual.national': { value: { is: 'exported' }, refs: ['oepbl:2.8'], reading: true },
};
