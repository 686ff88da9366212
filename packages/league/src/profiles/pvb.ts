import type { Profile } from '../profile/profile.ts';

const LEVELS = (
  [
    ...([
      [25, 50],
      [50, 100],
      [75, 150],
      [100, 200],
      [150, 300],
      [200, 400],
      [300, 600],
    ] as const),
    ...([
      [400, 800],
      [600, 1_200],
      [1_000, 2_000],
      [1_500, 3_000],
      [2_000, 4_000],
      [4_000, 8_000],
    ] as const),
  ] as const
).map(([small, big]) => ({ minutes: 12, small, big }));

/**
 * League days in Berlin: sit & go tables, with a ranking of players and one of clubs from the same places. How many points a
 * place gives the rulebook leaves to the league: as many as there are players from there down, until a league says otherwise.
 */
export const pvb: Profile = {
  id: 'pvb',
  answers: {
    'season.agreement': { value: 'forbidden', refs: ['pvb:07(1)'] },
    'matchDay.tables': {
      value: { is: 'singleTables', seats: 10, starts: 1, timed: false },
      refs: ['pvb:08a(2)'],
      reading: true,
    },
    // each table plays to its own end; stacks and levels are the organiser's
    'matchDay.nights': {
      value: {
        ...{ is: 'nights', rulebook: 'pvb' },
        tables: { occasion: 'leagueDay', stack: 5_000, seats: 10, apart: true, levels: LEVELS },
      },
      refs: ['pvb:08a(2)'],
      reading: true,
    },
    'points.tables': { value: { is: 'fromLast' }, refs: ['pvb:69(9)f'], reading: true },
    'points.shared': { value: 'mean', refs: ['pvb:64b(2)'] },
    'points.ghost': { value: 0, refs: ['pvb:12(1a)'] },
    'points.ghostPlace': { value: 'last', refs: ['pvb:12(1a)'], reading: true },
    'points.disqualified': { value: 'nothing', refs: ['pvb:69(9)h'] },
    // at most twice two; that it does not go below nothing is read
    'points.deduction': {
      value: { is: 'steps', each: 2, most: 4, belowZero: false },
      refs: ['pvb:69(9)f'],
      reading: true,
    },
    'points.deductionOfTeam': { value: true, refs: ['pvb:69(9)f'] },
    'round.scores': { value: ['tables'], refs: ['pvb:69(9)f'] },
    'round.table': { value: { is: 'scored' }, refs: ['pvb:69(9)f'], reading: true },
    'individual.scores': { value: ['tables'], refs: ['pvb:69(9)f'] },
    'individual.disqualifiedTeam': { value: 'nothing', refs: ['pvb:69(9)h'], reading: true },
    'table.chain': {
      value: [
        { by: 'points', among: 'all' },
        { by: 'decided', among: 'all' },
      ],
      refs: [],
      reading: true,
    },
  },
};
