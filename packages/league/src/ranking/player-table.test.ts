import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reckonRound } from '../reckon/round.ts';
import { instead, ready } from '../testing.ts';
import { nationalRanking } from './national.ts';
import { playerTable } from './player-table.ts';

const oepbl = ready('oepbl');
/** Rounds of which is told what each player has for himself. */
const rounds = (division: string, ...points: readonly Readonly<Record<string, number>>[]) =>
  points.map((all, nth) =>
    reckonRound(
      oepbl,
      {
        ...{ round: nth + 1, division },
        told: Object.entries(all).map(([player, each]) => ({ team: 'A', player, points: each })),
      },
      ['A'],
    ),
  );
const rows = (...of: Parameters<typeof playerTable>) =>
  playerTable(...of).rows.map(({ id, points, rank }) => [id, points, rank]);

describe('[oepbl:4.1.4] players over a season', () => {
  it('[oepbl:2.8] are ranked by the sum of their match days', () => {
    expect(
      rows(oepbl, '1', rounds('1', { a: 22, b: 20 }, { a: 17 }, { a: 24 }, { a: 19 }, { a: 20 }, { a: 21, b: 27 })),
    ).toEqual([
      ['a', 123, 1],
      ['b', 47, 2],
    ]);
  });

  it('[oepbl:4.1.4] in each division by itself', () => {
    const [first, second] = [rounds('1', { a: 20 }, { a: 20 }), rounds('2', { a: 23 })];
    expect([rows(oepbl, '1', first), rows(oepbl, '2', second)]).toEqual([[['a', 40, 1]], [['a', 23, 1]]]);
  });

  it('[oepbl:4.1.4] share the rank where they are level', () => {
    const table = playerTable(oepbl, '1', rounds('1', { a: 20, b: 20, c: 19 }));
    expect(table.rows.map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect(table.reasons.map(({ by, refs }) => [by, refs])).toEqual([
      ['level', []],
      ['points', ['oepbl:4.1.4']],
    ]);
  });

  it('count their best match days where a league says how many, and level ones by wins', () => {
    const plain = instead(ready('plain'), 'individual.best', 2);
    expect(rows(plain, '1', rounds('1', { a: 20, b: 16 }, { a: 5, b: 20 }, { a: 16, b: 9 }))).toEqual([
      ['a', 36, 1],
      ['b', 36, 2],
    ]);
    const chain = playerTable(plain, '1', rounds('1', { a: 20, b: 16, c: 5 }, { a: 16, b: 20, c: 36 }));
    expect(chain.rows[0]).toMatchObject({ id: 'c', points: 41 });
  });
});

describe('a ranking over all divisions', () => {
  const played = [...rounds('1', { a: 20, b: 10 }), ...rounds('2', { b: 25 })];

  it('[oepbl:2.8] goes out as it is where there is no formula', () => {
    expect(nationalRanking(oepbl, played)).toEqual([
      { player: 'b', points: 35, place: 1 },
      { player: 'a', points: 20, place: 2 },
    ]);
  });

  it('weighs divisions, gives something for coming, and counts the best', () => {
    const weighted = instead(oepbl, 'individual.national', {
      ...{ is: 'weighted', participation: 1, best: 1 },
      weights: [
        { division: '1', percent: 150 },
        { division: '2', percent: 50 },
      ],
    });
    expect(nationalRanking(weighted, played)).toEqual([
      { player: 'a', points: 31, place: 1 },
      { player: 'b', points: 16, place: 2 },
    ]);
  });
});

it('the sum of all totals is the sum of all that was earned', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(27)), { minLength: 1, maxLength: 6 }),
      (points) => {
        const total = playerTable(oepbl, '1', rounds('1', ...points)).rows.reduce((all, one) => all + one.points, 0);
        expect(total).toBe(points.flatMap((one) => Object.values(one)).reduce((all, one) => all + one, 0));
      },
    ),
  );
});
