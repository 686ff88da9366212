import type { Answers } from '../../profile/profile.ts';

const levels = (minutes: number, blinds: readonly (readonly [small: number, big: number])[]) =>
  blinds.map(([small, big]) => ({ minutes, small, big }));
const pause = { minutes: 15 };
const BY_PLACE = [30, 25, 21, 18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Chapter 3: divisions, the match day in three heats, points of tables and team events. */
export const play: Answers = {
  'season.divisions': {
    value: [
      { id: '1', teams: 18 },
      { id: '2', teams: 18 },
    ],
    refs: ['oepbl:3.1', 'oepbl:3.2'],
  },
  'season.rounds': { value: 6, refs: ['oepbl:3.1'] },
  'season.teamsOfClub': { value: 1, refs: ['oepbl:4.2.2.1 double club', 'oepbl:4.2.2.2 forced relegation'] },
  // set by the league for each season
  'season.entryFee': { value: 0, refs: ['oepbl:2.5 entry fee'], reading: true },
  'season.entry': { value: 'wholeSeason', refs: ['oepbl:1.7 whole season'] },
  // how a new club qualifies for the last division is not said
  'season.qualified': { value: true, refs: ['oepbl:5.1.2'], reading: true },
  'season.venues': { value: 'beforeStart', refs: ['oepbl:2.3'] },
  'season.officials': { value: 'named', refs: ['oepbl:2.5 officials'] },
  // six at a table follow from the points alone
  'matchDay.tables': {
    value: { is: 'singleTables', seats: 6, starts: 2, timed: true, lastHands: 3 },
    refs: ['oepbl:3.3', 'oepbl:3.10 sit and go', 'oepbl:3.13', 'oepbl:3.15 chip count'],
    reading: true,
  },
  'matchDay.events': { value: { is: 'teamEvents', events: 2 }, refs: ['oepbl:3.4 heat 1', 'oepbl:3.10 team mtt'] },
  'matchDay.heats': {
    value: [
      { event: [1, 2], tables: [3, 4, 5, 6] },
      { event: [3, 4], tables: [1, 2, 5, 6] },
      { event: [5, 6], tables: [1, 2, 3, 4] },
    ],
    refs: ['oepbl:3.4 heats', 'oepbl:3.4 heat 1', 'oepbl:3.4 heat 2', 'oepbl:3.4 heat 3'],
  },
  'matchDay.eventChoice': { value: 'lowerNumberFirst', refs: ['oepbl:3.6', 'oepbl:3.8'], reading: true },
  'matchDay.ghostNumbers': { value: [1, 2], refs: ['oepbl:3.7'] },
  // stacks, levels and how long is played the regulation leaves to whoever holds the match day
  'matchDay.nights': {
    value: {
      ...{ is: 'nights', rulebook: 'oepbl' },
      tables: {
        ...{ occasion: 'sitAndGo', stack: 2_000, seats: 6, apart: true, playMinutes: 60, lastHands: 3 },
        levels: levels(10, [
          ...([
            [25, 50],
            [50, 100],
            [75, 150],
            [100, 200],
            [150, 300],
            [200, 400],
          ] as const),
          ...([
            [300, 600],
            [400, 800],
            [600, 1_200],
            [1_000, 2_000],
          ] as const),
        ]),
      },
      events: {
        ...{ occasion: 'teamMtt', stack: 10_000, seats: 9, heatsThrough: [4, 8] },
        levels: [
          ...levels(15, [
            [25, 50],
            [50, 100],
            [75, 150],
            [100, 200],
          ]),
          pause,
          ...levels(15, [
            [150, 300],
            [200, 400],
            [300, 600],
            [400, 800],
          ]),
          pause,
          ...levels(15, [
            [500, 1_000],
            [800, 1_600],
            [1_000, 2_000],
            [1_500, 3_000],
            [2_000, 4_000],
            [3_000, 6_000],
          ]),
          ...levels(15, [
            [5_000, 10_000],
            [8_000, 16_000],
            [10_000, 20_000],
            [20_000, 40_000],
          ]),
        ],
      },
    },
    refs: ['oepbl:3.4 heats', 'oepbl:3.10 sit and go', 'oepbl:3.10 team mtt', 'oepbl:3.13'],
    reading: true,
  },
  'points.tables': { value: { is: 'byPlace', points: [9, 7, 5, 3, 2, 1] }, refs: ['oepbl:3.12 points'] },
  'points.inTime': { value: 1, refs: ['oepbl:3.12 in time'] },
  'points.inTimeTick': { value: true, refs: ['oepbl:3.12 in time'] },
  // "within the time" and "after the last hand played" part only here
  'points.inTimeLastHands': { value: 'inTime', refs: ['oepbl:3.12 in time', 'oepbl:3.13'], reading: true },
  'points.events': { value: BY_PLACE, refs: ['oepbl:3.16'] },
  'points.shared': { value: 'ofPlace', refs: ['oepbl:3.12 points', 'oepbl:3.16', 'oepbl:4.1.2'], reading: true },
  'points.ghostPlace': {
    value: 'last',
    refs: ['oepbl:3.14 zero points', 'oepbl:3.19 stack removed'],
    reading: true,
  },
  'points.ghost': { value: 0, refs: ['oepbl:3.14 zero points', 'oepbl:3.19 stack removed'] },
  'points.disqualified': { value: 'keepsPlace', refs: ['oepbl:2.19 results kept'] },
  'round.scores': { value: ['tables', 'events'], refs: ['oepbl:3.11', 'oepbl:3.17', 'oepbl:4.1.1'] },
  'round.level': { value: 'shared', refs: ['oepbl:4.1.1'], reading: true },
  'round.table': { value: { is: 'byPlace', points: BY_PLACE }, refs: ['oepbl:4.1.2'] },
  'round.disqualified': {
    value: 'othersCloseUp',
    refs: ['oepbl:1.4 disqualification', 'oepbl:3.18 disqualification'],
    reading: true,
  },
};
