import { describe, expect, it } from 'vitest';
import { ready } from '../testing.ts';
import { playOffOrder, playOffPlaces } from './play-off.ts';

const oepbl = ready('oepbl');

describe('the play-off of regional champions', () => {
  const league = (...more: readonly Partial<{ club: string; fieldedFromFirst: boolean }>[]) => ({
    id: 'Tirol',
    table: more.map((one, nth) => ({
      team: `T${String(nth + 1)}`,
      club: `t${String(nth + 1)}`,
      fieldedFromFirst: false,
      ...one,
    })),
  });

  it('[oepbl:4.2.3.1 format] is one round of nine teams, whose ranking is the order; level ones are decided', () => {
    const teams = Array.from({ length: 9 }, (_, nth) => ({ team: `M${String(nth + 1)}`, club: `m${String(nth + 1)}` }));
    const points = [90, 120, 100, 100, 80, 70, 60, 50, 40];
    const round = {
      ...{ round: 1, division: 'playOff' },
      told: teams.map(({ team }, nth) => ({ team, points: points[nth] ?? 0 })),
      decisions: [{ of: 'teams' as const, order: ['M4', 'M3'] }],
    };
    const order = playOffOrder(oepbl, teams, round).map(({ team }) => team);
    expect(order.slice(0, 4)).toEqual(['M2', 'M4', 'M3', 'M1']);
  });

  it('[oepbl:4.2.3.1 nine winners] has nine of nine leagues, and six of six', () => {
    for (const many of [9, 6]) {
      const leagues = Array.from({ length: many }, (_, nth) => ({ ...league({}, {}), id: `L${String(nth)}` }));
      expect(playOffPlaces(oepbl, leagues, new Set()).filter(({ team }) => team !== undefined)).toHaveLength(many);
    }
  });

  it.each([
    ['takes the winner', [{}, {}], 'T1', []],
    [
      '[oepbl:4.2.3.1 exception: 1st division players] takes the next where the winner fielded a player of the first division',
      [{ fieldedFromFirst: true }, {}],
      'T2',
      [{ team: 'T1', why: 'fieldedFromFirst' }],
    ],
    [
      '[oepbl:4.2.3.1 exception: team in the 2nd division] takes the next where the winner’s club stays in the second division',
      [{ club: 'above' }, {}],
      'T2',
      [{ team: 'T1', why: 'ownTeamStays' }],
    ],
    [
      '[oepbl:4.2.3.1 replacement] takes the third where both before may not',
      [{ club: 'above' }, { fieldedFromFirst: true }, {}],
      'T3',
      [
        { team: 'T1', why: 'ownTeamStays' },
        { team: 'T2', why: 'fieldedFromFirst' },
      ],
    ],
    ['takes nobody where nobody may', [{ club: 'above' }], undefined, [{ team: 'T1', why: 'ownTeamStays' }]],
  ] as const)('%s', (_, table, team, barred) => {
    const [place] = playOffPlaces(oepbl, [league(...table)], new Set(['above']));
    expect([place?.team, place?.barred]).toEqual([team, barred]);
  });
});
