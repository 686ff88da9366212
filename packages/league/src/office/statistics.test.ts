import { describe, expect, it } from 'vitest';
import { publicCards, publicStatistics } from './asked-for.ts';
import type { LeagueCommand } from './command.ts';
import { tableOf } from './standings.ts';
import { initial, type League } from './state.ts';
import { after, at, DATES, running, setup } from './testing.ts';

type Seat = { readonly team: string; readonly player: string; readonly place: number };
const table = (
  name: string,
  inTime: boolean,
  seats: readonly (readonly [team: string, player: string])[],
  heat = 1,
): { table: string; heat: number; inTime?: true; seats: readonly Seat[] } => ({
  ...{ table: name, heat, ...(inTime && { inTime: true as const }) },
  seats: seats.map(([team, player], nth) => ({ team, player, place: nth + 1 })),
});
const entered = (round: number, tables: readonly ReturnType<typeof table>[]): LeagueCommand => ({
  type: 'EnterResults',
  results: { ...{ round, division: '1' }, tables },
});
const A = ['A1', 'A-1'] as const;
const B = ['B1', 'B-1'] as const;
const B2 = ['B1', 'B-2'] as const;
// three match days: A wins the first, B the others
const played = after(
  running,
  entered(1, [table('1', true, [A, B]), table('2', false, [B2, A], 2)]),
  entered(2, [table('1', true, [B, A])]),
  entered(3, [table('1', false, [B, A])]),
);
const ofFirst = (state: League) => publicStatistics(state)?.divisions.find(({ division }) => division === '1');

describe('figures of a season', () => {
  it('are where each team stood after each match day', () => {
    const first = ofFirst(played);
    expect(first?.rounds).toEqual([1, 2, 3]);
    expect(first?.teams.map(({ team, after: days }) => [team, days.map(({ rank }) => rank)])).toEqual([
      ['B1', [2, 1, 1]],
      // level in points and places after the second, and B had scored more
      ['A1', [1, 2, 2]],
    ]);
    expect(first?.teams.map(({ team, won, after: days }) => [team, won, days.map(({ place }) => place)])).toEqual([
      ['B1', 2, [2, 1, 1]],
      ['A1', 1, [1, 2, 2]],
    ]);
  });

  it('end with the table as it is, whatever was taken from whom and when', () => {
    const taken = after(played, {
      type: 'Impose',
      entry: {
        ...{ id: 'e1', club: 'B', team: 'B1', what: 'points', points: 20 },
        ...{ on: DATES[1] ?? '', reason: 'Verspätet' },
      },
    });
    const ranks = (state: League) =>
      ofFirst(state)?.teams.map(({ team, after: days }) => [team, days.map(({ rank }) => rank)]);
    // what was taken on the second match day counts from then on
    expect(ranks(taken)).toEqual([
      ['A1', [1, 1, 1]],
      ['B1', [2, 2, 2]],
    ]);
    for (const state of [played, taken])
      expect(ofFirst(state)?.teams.map(({ team, after: days }) => [team, days.at(-1)?.rank])).toEqual(
        tableOf(state, setup.profile, '1').rows.map(({ id, rank }) => [id, rank]),
      );
  });

  it('are what each player did at single tables, on how many days, and how often nobody had more', () => {
    const [first, second, third] = ofFirst(played)?.players ?? [];
    // 10 + 7, 7, 7
    expect(first).toEqual({
      ...{ player: 'A-1', rounds: 3, points: 31, mean: 10.33, best: 17 },
      ...{ tables: 4, tablesWon: 1, inTime: 1, duelsWon: 0, dayBest: 1 },
    });
    // 7, 10, 9
    expect(second).toMatchObject({ player: 'B-1', points: 26, tables: 3, tablesWon: 2, inTime: 1, dayBest: 2 });
    expect(third).toMatchObject({ player: 'B-2', rounds: 1, points: 9, tablesWon: 1, inTime: 0, dayBest: 0 });
    expect(ofFirst(played)?.daysBest.map(({ round, players, points }) => [round, players, points])).toEqual([
      [1, ['A-1'], 17],
      [2, ['B-1'], 10],
      [3, ['B-1'], 9],
    ]);
  });

  it('[oepbl:2.8] has a ranking of players over all divisions', () => {
    const both = after(played, {
      type: 'EnterResults',
      results: {
        ...{ round: 1, division: '2' },
        tables: [
          {
            ...{ table: '1', heat: 1 },
            seats: [
              { team: 'C2', player: 'C-1', place: 1 },
              { team: 'A2', player: 'A-1', place: 2 },
            ],
          },
        ],
      },
    });
    expect(publicStatistics(both)?.national.slice(0, 2)).toEqual([
      { player: 'A-1', points: 38, place: 1 },
      { player: 'B-1', points: 26, place: 2 },
    ]);
  });

  it('are none before anything was played, and nothing before a season is opened', () => {
    expect(ofFirst(running)).toEqual({ division: '1', rounds: [], teams: [], players: [], daysBest: [] });
    expect(publicStatistics(initial)).toBeUndefined();
  });
});

describe('round cards that everybody may read', () => {
  it('are as they were entered, without what is said of teams', () => {
    const told = after(running, [
      {
        type: 'EnterResults',
        results: {
          ...{ round: 1, division: '1', tables: [table('1', false, [A, B])] },
          teams: [{ team: 'A1', dress: 2 }],
        },
      },
      at(DATES[0] ?? ''),
    ]);
    expect(publicCards(told, '1', 1)).toEqual({
      ...{ events: [], matches: [] },
      tables: [
        { ...{ table: '1', heat: 1 }, seats: expect.arrayContaining([{ team: 'A1', player: 'A-1', place: 1 }]) },
      ],
    });
    expect(JSON.stringify(publicCards(told, '1', 1))).not.toMatch(/dress/);
    expect(publicCards(told, '1', 2)).toEqual({ tables: [], events: [], matches: [] });
  });
});
