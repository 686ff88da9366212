import { describe, expect, it } from 'vitest';
import type { Card, Round } from '../season/shape.ts';
import { card, instead, ready, stacks } from '../testing.ts';
import { reckonRound } from './round.ts';

const oepbl = ready('oepbl');
const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'];
/** A round of which only the teams' points are told. */
const told = (points: Readonly<Record<string, number>>, more: Partial<Round> = {}): Round => ({
  ...{ round: 1, division: '1' },
  told: Object.entries(points).map(([team, all]) => ({ team, points: all })),
  ...more,
});
const tableOf = (round: Round, profile = oepbl, teams = TEAMS) =>
  Object.fromEntries(reckonRound(profile, round, teams).teams.map((one) => [one.team, one.table]));

describe('a round of team events and tables', () => {
  it('[oepbl:3.11] collects for a team at the tables and in its events alike', () => {
    const tables = [card([1, 2, 3, 4, 5, 6], { heat: 1 })];
    const events = [
      { event: 'A', heats: [{ heat: 1, stacks: stacks([1, { out: 2 }], [1, { out: 1 }]) }] },
      { event: 'B', heats: [{ heat: 1, stacks: stacks([1, { out: 1 }], [1, { out: 2 }]) }] },
    ];
    const scored = (more: Partial<Round>) =>
      reckonRound(oepbl, { round: 1, division: '1', ...more }, TEAMS).teams[0]?.scored;
    expect([scored({ tables }), scored({ events }), scored({ tables, events })]).toEqual([9, 25 + 30, 9 + 25 + 30]);
  });

  it('[oepbl:3.17] adds up what a team has of tables and events, and not the thirds', () => {
    const round: Round = {
      ...{ round: 1, division: '1' },
      tables: [card([1, 2, 3, 4, 5, 6], { inTime: true, heat: 1 }), card([2, 1, 3, 4, 5, 6], { table: '2', heat: 2 })],
      events: [
        {
          event: 'A',
          heats: [{ heat: 3, stacks: stacks([1, { out: 4 }], [1, { out: 1 }], [1, { out: 2 }], [1, { out: 3 }]) }],
        },
      ],
    };
    const { teams } = reckonRound(oepbl, round, TEAMS);
    expect(teams.map(({ team, scored }) => [team, scored])).toEqual([
      ['A', 10 + 7 + 18],
      ['B', 7 + 9 + 30],
      ['C', 5 + 5 + 25],
      ['D', 3 + 3 + 21],
      ['E', 2 + 2],
      ['F', 1 + 1],
    ]);
    expect(teams[0]?.parts.map(({ of, points }) => [of, points])).toEqual([
      ['inTime', 10],
      ['table', 7],
      ['event', 18],
    ]);
  });

  it('[oepbl:4.1.1] ranks teams by what they scored in the round', () => {
    const { teams } = reckonRound(oepbl, told({ A: 97, B: 112, C: 104 }), TEAMS);
    expect(teams.slice(0, 3).map(({ team, place }) => [team, place])).toEqual([
      ['A', 3],
      ['B', 1],
      ['C', 2],
    ]);
  });

  it('[oepbl:4.1.2] gives the places 30, 25, 21 and so on', () => {
    expect(tableOf(told({ A: 112, B: 104, C: 97 }))).toMatchObject({ A: 30, B: 25, C: 21 });
  });

  it('[oepbl:4.1.1] has level teams share the place and leaves the next out', () => {
    expect(tableOf(told({ A: 112, B: 104, C: 104, D: 97 }))).toMatchObject({ A: 30, B: 25, C: 25, D: 18 });
    expect(tableOf(told({ A: 97, B: 97, C: 90 }))).toMatchObject({ A: 30, B: 30, C: 21 });
  });

  it('takes the mean, or the order that the league says, where a profile wants it', () => {
    const level = told({ A: 112, B: 104, C: 104, D: 97 }, { decisions: [{ of: 'teams', order: ['C', 'B'] }] });
    expect(tableOf(level, instead(oepbl, 'points.shared', 'mean'))).toMatchObject({ B: 23, C: 23, D: 18 });
    expect(tableOf(level, instead(oepbl, 'round.level', 'decided'))).toMatchObject({ C: 25, B: 21, D: 18 });
  });

  it('puts behind those who are named who is level with them and not named', () => {
    const level = told({ A: 104, B: 104, C: 104 }, { decisions: [{ of: 'teams', order: ['C', 'B'] }] });
    expect(tableOf(level, instead(oepbl, 'round.level', 'decided'))).toMatchObject({ C: 30, B: 25, A: 21 });
  });

  it('[oepbl:4.1.2] gives 202 points to 18 teams and 181 to 12', () => {
    for (const [many, all] of [
      [18, 202],
      [12, 181],
    ] as const) {
      const names = Array.from({ length: many }, (_, nth) => `T${String(nth)}`);
      const round = told(Object.fromEntries(names.map((team, nth) => [team, 200 - nth])));
      const given = Object.values(tableOf(round, oepbl, names));
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(all);
    }
  });
});

describe('a team that does not appear', () => {
  const round = told({ A: 90, B: 80 }, { teams: [{ team: 'C', absent: true }] });

  it('[oepbl:1.10 points deduction] has no place, no points, and ten less in the table', () => {
    const { teams } = reckonRound(oepbl, round, ['A', 'B', 'C']);
    expect(teams[2]).toMatchObject({ standing: 'notThere', scored: 0, table: 0, taken: 10 });
    expect(teams[2]).not.toHaveProperty('place');
    expect(teams[1]).toMatchObject({ place: 2, table: 25, taken: 0 });
  });

  it('[oepbl:1.10 fine] owes 100 euros', () => {
    expect(reckonRound(oepbl, round, ['A', 'B', 'C']).teams[2]?.fines).toEqual([
      { for: 'noShow', cents: 100_00, refs: ['oepbl:1.10 fine'] },
    ]);
  });

  it('[oepbl:2.10 minimum five] plays with five, and is none with four', () => {
    const standing = (present: number) =>
      reckonRound(oepbl, told({ A: 90, B: 80 }, { teams: [{ team: 'B', present }] }), ['A', 'B']).teams[1]?.standing;
    expect([standing(6), standing(5), standing(4)]).toEqual(['ranked', 'ranked', 'notThere']);
  });

  it('[oepbl:2.10 minimum five] is one with four players too, and pays for that alone', () => {
    const four = told({ A: 90 }, { teams: [{ team: 'B', present: 4 }] });
    const { teams, remarks } = reckonRound(oepbl, four, ['A', 'B']);
    expect(teams[1]).toMatchObject({ standing: 'notThere', taken: 10, fines: [{ for: 'noShow', cents: 100_00 }] });
    expect(remarks).toContainEqual({ code: 'too-few-players', team: 'B', present: 4, least: 5 });
  });
});

describe('fines of a match day', () => {
  const finesOf = (line: NonNullable<Round['teams']>[number]) =>
    reckonRound(oepbl, told({ A: 90 }, { teams: [line] }), ['A']).teams[0]?.fines.map((one) => [one.for, one.cents]);

  it('[oepbl:2.10 fine] five players cost 30 euros, six nothing', () => {
    expect(finesOf({ team: 'A', present: 5 })).toEqual([['shortTeam', 30_00]]);
    expect(finesOf({ team: 'A', present: 6 })).toEqual([]);
  });

  it('[oepbl:2.12 fine] a late line-up 30 euros beside that', () => {
    expect(finesOf({ team: 'A', present: 5, lineUpLate: true })).toEqual([
      ['shortTeam', 30_00],
      ['lineUp', 30_00],
    ]);
  });

  it('[oepbl:1.4 fine] players who may not play 50 euros for a team and round, however many', () => {
    expect(finesOf({ team: 'A', ineligible: ['a1', 'a2'] })).toEqual([['ineligible', 50_00]]);
  });

  it('[oepbl:2.14 fine] each without the club’s shirt 10 euros', () => {
    expect(finesOf({ team: 'A', dress: 3 })).toEqual([['dress', 30_00]]);
  });

  it('[oepbl:2.18 fine] too much alcohol 50 euros', () => {
    expect(finesOf({ team: 'A', intoxicated: 1 })).toEqual([['intoxicated', 50_00]]);
  });
});

describe('a team that fields somebody who may not play', () => {
  const round: Round = {
    ...{ round: 1, division: '1' },
    tables: [card([1, 2, 3, 4], { inTime: true, heat: 1 })],
    told: [
      { team: 'A', points: 100 },
      { team: 'B', points: 90 },
      { team: 'C', points: 80 },
      { team: 'B', player: 'b2', points: 12 },
    ],
    teams: [{ team: 'B', ineligible: ['b1'] }],
  };
  const { teams, players } = reckonRound(oepbl, round, ['A', 'B', 'C', 'D']);

  it('[oepbl:1.4 disqualification] has nothing of the round, and the others close up', () => {
    expect(teams.map(({ standing, scored, place, table }) => [standing, scored, place, table])).toEqual([
      ['ranked', 110, 1, 30],
      ['disqualified', 0, undefined, 0],
      ['ranked', 85, 2, 25],
      ['ranked', 3, 3, 21],
    ]);
  });

  it('keeps its place empty where a league says so', () => {
    const kept = reckonRound(instead(oepbl, 'round.disqualified', 'placeStaysEmpty'), round, ['A', 'B', 'C', 'D']);
    expect(kept.teams.map(({ place, table }) => [place, table])[2]).toEqual([2, 25]);
  });

  it('[oepbl:1.4 individual points] leaves the others what they have for themselves, and him nothing', () => {
    const of = (id: string) => players.find(({ player }) => player === id);
    expect(of('b2')).toMatchObject({ points: 12, eligible: true, team: 'B' });
    expect(of('b1')).toMatchObject({ points: 0, eligible: false });
    expect(of('c1')).toMatchObject({ points: 5 });
  });
});

describe('what a player has for himself', () => {
  it('[oepbl:4.1.5] is what he has at the tables and of the thirds: 10 and 3 and 7', () => {
    const round: Round = {
      ...{ round: 1, division: '1' },
      tables: [card([1, 2, 3, 4, 5, 6], { inTime: true, heat: 1 }), card([4, 1, 2, 3, 5, 6], { table: '2', heat: 3 })],
      events: [{ event: 'A', heats: [{ heat: 2, stacks: stacks([1, { out: 1 }], [1, { out: 2 }], [1, { out: 3 }]) }] }],
    };
    const { players, best } = reckonRound(oepbl, round, TEAMS);
    expect(players.find(({ player }) => player === 'a1')).toMatchObject({ points: 20 });
    expect(best).toMatchObject({ points: 21, players: ['b1'], open: false });
  });

  it('[oepbl:4.1.6 not taking part] is what he has at the tables alone where he plays no team event', () => {
    // c1 sits at the table only; b's stack is played by nobody
    const stack = { start: 10_000, end: 12_000 };
    const round: Round = {
      ...{ round: 1, division: '1', tables: [card([1, 2, 3], { heat: 2 })] },
      events: [
        {
          event: 'A',
          heats: [
            {
              heat: 1,
              stacks: [
                ...stacks([10_000, 8_000]),
                { team: 'B', ghost: true, ...stack },
                { team: 'D', player: 'd1', ...stack },
                { team: 'E', player: 'e1', start: 10_000, end: 9_000 },
              ],
            },
          ],
        },
      ],
    };
    const { players } = reckonRound(oepbl, round, TEAMS);
    const of = (player: string) => players.find((one) => one.player === player);
    expect(of('c1')).toMatchObject({ points: 5, parts: [{ of: 'table' }] });
    expect(players.flatMap(({ player, parts }) => parts.filter((one) => one.of === 'third').map(() => player))).toEqual(
      expect.arrayContaining(['a1', 'd1', 'e1']),
    );
    expect(of('b1')).toMatchObject({ points: 7, parts: [{ of: 'table' }] });
  });

  it('[oepbl:4.1.7] has the management name the best of the day where several are level; both keep their points', () => {
    const level = told(
      {},
      {
        told: [
          { team: 'A', player: 'a5', points: 24 },
          { team: 'C', player: 'c2', points: 24 },
        ],
      },
    );
    expect(reckonRound(oepbl, level, TEAMS).best).toMatchObject({ players: ['a5', 'c2'], open: true });
    const named = reckonRound(oepbl, { ...level, decisions: [{ of: 'dayBest', order: ['c2'] }] }, TEAMS);
    expect(named.best).toMatchObject({ named: 'c2', open: false });
    expect(named.players.map(({ points }) => points)).toEqual([24, 24]);
  });
});

it('[oepbl:2.19 results kept] who is disqualified in the second heat keeps what he had in the first', () => {
  const round: Round = {
    ...{ round: 1, division: '1' },
    tables: [card([2, 1], { heat: 1 }), card([2, 1], { table: '2', heat: 2, chips: 4_000, removed: 1_500 })],
  };
  const { players, teams } = reckonRound(oepbl, round, ['A', 'B']);
  expect(players.find(({ player }) => player === 'a1')?.points).toBe(14);
  expect(teams[0]?.parts.map(({ heat, points }) => [heat, points])).toEqual([
    [1, 7],
    [2, 7],
  ]);
});

describe('[pvb:69(9)f] points that a sanction takes on a league day', () => {
  const pvb = ready('pvb');
  const round = (...points: readonly number[]): Round => ({
    ...{ round: 1, division: '1' },
    tables: [card([1, 2, 3, 4, 5])],
    deductions: points.map((each) => ({ team: 'B', player: 'b1', points: each, reason: 'shouting' })),
  });
  const of = (...points: readonly number[]) => {
    const { players, teams } = reckonRound(pvb, round(...points), ['A', 'B', 'C', 'D', 'E']);
    return [players.find(({ player }) => player === 'b1')?.points, teams[1]?.scored];
  };

  it('are taken from the player and from his club, twice two at most', () => {
    expect(of()).toEqual([4, 4]);
    expect(of(2)).toEqual([2, 2]);
    expect(of(2, 2)).toEqual([0, 0]);
    expect(of(2, 2, 2)).toEqual([0, 0]);
  });
});

it('remarks on who is entered for two teams, and on more seats than a table has', () => {
  const tables = [
    card([1, 2, 3, 4, 5, 6, 7]),
    { table: '2', heat: 2, seats: [{ team: 'B', player: 'a1', place: 1 }] },
    { table: '3', heat: 3, seats: [{ team: 'A', player: 'a1', place: 1 }] },
  ];
  expect(reckonRound(oepbl, { round: 1, division: '1', tables }, [...TEAMS, 'G']).remarks).toEqual([
    { code: 'more-seats-than-a-table-has', table: '1', seats: 7, most: 6 },
    { code: 'player-of-two-teams', player: 'a1', team: 'A', other: 'B' },
  ]);
});

it('[pvb:64b(2)] who went out together with as many chips share what the places give, in both rankings', () => {
  const shared: Round = { ...{ round: 1, division: '1' }, tables: [card([1, 2, 2, 4])] };
  const { players, teams } = reckonRound(ready('pvb'), shared, ['A', 'B', 'C', 'D']);
  expect(players.map(({ points }) => points)).toEqual([4, 2.5, 2.5, 1]);
  expect(teams.map(({ scored }) => scored)).toEqual([4, 2.5, 2.5, 1]);
});

it('somebody who might not play costs the others of his team nothing where the league decides about the team', () => {
  const round: Round = {
    ...{ round: 1, division: '1', teams: [{ team: 'B', ineligible: ['b1'] }] },
    tables: [
      card([1, 2]),
      {
        table: '2',
        seats: [
          { team: 'A', player: 'a2', place: 2 },
          { team: 'B', player: 'b2', place: 1 },
        ],
      },
    ],
  };
  const { players, teams } = reckonRound(ready('pvb'), round, ['A', 'B']);
  expect(teams.map(({ standing, scored }) => [standing, scored])).toEqual([
    ['ranked', 3],
    ['ranked', 3],
  ]);
  expect(players.map(({ player, points }) => [player, points])).toEqual([
    ['a1', 2],
    ['b2', 2],
    ['a2', 1],
    ['b1', 0],
  ]);
});

describe('[oepbl:2.10 fine] a team of five', () => {
  const seats = (numbers: string) =>
    [...numbers].map(
      (number): Card => ({
        table: number,
        heat: 1,
        seats: [
          { team: 'A', player: `a${number}`, place: 1 },
          number === '6' ? { team: 'B', ghost: true } : { team: 'B', player: `b${number}`, place: 2 },
        ],
      }),
    );
  const finesOf = (round: Partial<Round>) =>
    reckonRound(oepbl, { ...{ round: 1, division: '1' }, ...round }, ['A', 'B']).teams[1]?.fines.map((one) => one.for);

  it('is one of whom five play and somebody is missing at a table', () => {
    expect(finesOf({ tables: seats('123456') })).toEqual(['shortTeam']);
  });

  it('is not one whose sixth player missed a table and plays elsewhere', () => {
    const late = { table: '9', heat: 2, seats: [{ team: 'B', player: 'b6', place: 1 }] };
    expect(finesOf({ tables: [...seats('123456'), late] })).toEqual([]);
    expect(finesOf({ tables: [...seats('123456'), late], teams: [{ team: 'B', present: 5 }] })).toEqual(['shortTeam']);
  });
});

describe('weighted duels', () => {
  const duels = ready('duels');
  const lap = (nth: number, winners: string) =>
    [...winners].map((winner, at) => ({
      ...{ lap: nth, duel: at + 1, home: `h${String(at + 1)}`, away: `a${String(at + 1)}` },
      winner: winner === 'h' ? ('home' as const) : ('away' as const),
    }));
  const match = (first: string, second: string, third: string): Round => ({
    ...{ round: 1, division: '1' },
    matches: [{ home: 'H', away: 'A', duels: [...lap(1, first), ...lap(2, second), ...lap(3, third)] }],
  });

  it('give a hundred points together, and two match points for more than half', () => {
    const { teams } = reckonRound(duels, match('hhaa', 'haha', 'ahah'), ['H', 'A']);
    expect(teams.map(({ scored, against, table }) => [scored, against, table])).toEqual([
      [18 + 20 + 16, 10 + 16 + 20, 2],
      [46, 54, 0],
    ]);
  });

  it('give one each for half of them', () => {
    const { teams } = reckonRound(duels, match('haah', 'haah', 'haah'), ['H', 'A']);
    expect(teams.map(({ scored, table }) => [scored, table])).toEqual([
      [14 + 18 + 18, 1],
      [50, 1],
    ]);
  });

  it('count for the players who won them', () => {
    const { players } = reckonRound(duels, match('hhaa', 'haha', 'ahah'), ['H', 'A']);
    expect(players.map(({ player, points }) => [player, points])).toEqual([
      ['h1', 22],
      ['h2', 18],
      ['a3', 14],
      ['a1', 12],
      ['a4', 10],
      ['a2', 10],
      ['h3', 8],
      ['h4', 6],
    ]);
  });
});
