import type { Profile } from '../profile/profile.ts';

const play = (blinds: readonly (readonly [small: number, big: number])[]) =>
  blinds.map(([small, big]) => ({ minutes: 15, small, big }));
const LEVELS = [
  ...play([
    [25, 50],
    [50, 100],
    [75, 150],
    [100, 200],
    [150, 300],
    [200, 400],
  ]),
  { minutes: 10 },
  ...play([
    [300, 600],
    [400, 800],
    [600, 1_200],
    [800, 1_600],
    [1_000, 2_000],
    [1_500, 3_000],
    [2_000, 4_000],
    [3_000, 6_000],
    [5_000, 10_000],
  ]),
];

/** A plain league of points: a list by place, the best ten nights count, level players by wins, then by other places. */
export const plain: Profile = {
  id: 'plain',
  answers: {
    'matchDay.tables': { value: { is: 'singleTables', seats: 100, starts: 1, timed: false }, refs: [] },
    // a points series is played on evenings: one tournament each, tables that break as players go out
    'matchDay.nights': {
      value: {
        ...{ is: 'nights', rulebook: 'gcb' },
        tables: { stack: 10_000, seats: 9, apart: false, levels: LEVELS },
      },
      refs: [],
    },
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
