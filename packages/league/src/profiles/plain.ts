import type { Profile } from '../profile/profile.ts';

/** A plain league of points: a list by place, the best ten nights count, level players by wins, then by other places. */
export const plain: Profile = {
  id: 'plain',
  answers: {
    'matchDay.tables': { value: { is: 'singleTables', seats: 100, starts: 1, timed: false }, refs: [] },
    'points.tables': { value: { is: 'byPlace', points: [20, 16, 13, 11, 9, 8, 7, 6, 5, 4, 3, 2, 1] }, refs: [] },
    'round.scores': { value: ['tables'], refs: [] },
    'round.best': { value: 3, refs: [] },
    'individual.scores': { value: ['tables'], refs: [] },
    'individual.best': { value: 10, refs: [] },
    'individual.chain': {
      value: [
        { by: 'points', among: 'all' },
        { by: 'wins', among: 'all' },
        { by: 'places', among: 'all' },
        { by: 'bestRound', among: 'all' },
      ],
      refs: [],
    },
    'table.chain': {
      value: [
        { by: 'points', among: 'all' },
        { by: 'wins', among: 'all' },
        { by: 'bestRound', among: 'all' },
      ],
      refs: [],
    },
  },
};
