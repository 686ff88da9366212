import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../profile/profile.ts';
import { reckonRound } from '../reckon/round.ts';
import type { Round } from '../season/shape.ts';
import { instead, ready } from '../testing.ts';
import { type TableOf, teamTable } from './team-table.ts';

const oepbl = ready('oepbl');

/**
 * A table from places alone: of each team its place in each round, or `x` where it did not appear, `d` where it was
 * disqualified; places that nobody here has are others’. What was scored falls with the place, unless it is told.
 */
function table(
  places: Readonly<Record<string, readonly (number | 'x' | 'd')[]>>,
  {
    scored = {},
    profile = oepbl,
    ...more
  }: Partial<TableOf> & {
    readonly scored?: Readonly<Record<string, readonly number[]>>;
    readonly profile?: Profile;
  } = {},
) {
  const own = Object.keys(places);
  const others = Array.from({ length: 18 }, (_, nth) => `other ${String(nth + 1)}`);
  const many = Math.max(...Object.values(places).map(({ length }) => length));
  const rounds = Array.from({ length: many }, (_, nth) => {
    const taken = new Map(own.map((team) => [team, places[team]?.[nth]]));
    const points = new Map<string, number>();
    for (const place of Array.from({ length: 18 }, (__, at) => at + 1)) {
      const here = own.filter((team) => taken.get(team) === place);
      for (const team of here.length > 0 ? here : [others[place - 1] ?? ''])
        points.set(team, scored[team]?.[nth] ?? 1_000 - place * 10);
    }
    const round: Round = {
      ...{ round: nth + 1, division: '1' },
      told: [...points].map(([team, all]) => ({ team, points: all })),
      teams: own.flatMap((team): NonNullable<Round['teams']> => {
        if (taken.get(team) === 'x') return [{ team, absent: true }];
        return taken.get(team) === 'd' ? [{ team, disqualified: true }] : [];
      }),
    };
    return reckonRound(profile, round, [...own, ...others]);
  });
  return teamTable(profile, {
    ...{ division: '1', teams: own, rounds, taken: [], decided: [], over: true },
    ...more,
  });
}
const rows = (...of: Parameters<typeof table>) => table(...of).rows.map(({ id, points, rank }) => [id, points, rank]);

describe('the table of a season', () => {
  it('[oepbl:4.1.2] sums up what the rounds gave: 1, 5, 3, 3, 9, 2 are 123', () => {
    expect(rows({ X: [1, 5, 3, 3, 9, 2] })).toEqual([['X', 123, 1]]);
  });

  it('[oepbl:4.1.3 champion] has the most points first, and says so', () => {
    const { reasons } = table({ P: [1, 4, 4], Q: [1, 3, 5] });
    expect(reasons).toEqual([
      {
        ...{ ahead: 'Q', behind: 'P', by: 'points', values: [67, 66], among: 2, levelIn: [] },
        refs: ['oepbl:4.1.3 champion'],
      },
    ]);
  });
});

describe('level in points', () => {
  it.each([
    ['a win against none', { X: [1, 5], Y: [3, 2] }, 'X', 1, [1, 0]],
    ['a second place against none', { W: [4, 3], Z: [2, 6] }, 'Z', 2, [1, 0]],
    ['two third places against one', { A: [1, 2, 3, 4, 5, 6], B: [1, 2, 3, 3, 5, 8] }, 'B', 3, [2, 1]],
    ['no win, a second place', { P: [4, 4], Q: [2, 8] }, 'Q', 2, [1, 0]],
  ] as const)('[oepbl:4.1.3 tie: wins then seconds] %s', (_, places, ahead, place, values) => {
    const { reasons, rows: found } = table(places);
    expect(new Set(found.map(({ points }) => points)).size).toBe(1);
    expect(found[0]?.id).toBe(ahead);
    expect(reasons[0]).toMatchObject({ by: 'places', place, values, levelIn: ['points'] });
  });

  it('[oepbl:1.10 points deduction] counts the places that a deduction does not touch', () => {
    const { rows: found, reasons } = table({ R: [1, 1, 'x'], S: [2, 2, 'd'] });
    expect(found.map(({ id, points }) => [id, points])).toEqual([
      ['R', 50],
      ['S', 50],
    ]);
    expect(reasons[0]).toMatchObject({ ahead: 'R', by: 'places', place: 1, values: [2, 0] });
  });
});

describe('level in all places', () => {
  const places = { X: [1, 5], U: [5, 1] };

  it('[oepbl:4.1.3 tie: round points] the sum of what was scored decides', () => {
    const { reasons } = table(places, { scored: { X: [1_121, 951], U: [953, 1_125] } });
    expect(reasons[0]).toMatchObject({
      ...{ ahead: 'U', behind: 'X', by: 'scored', values: [2_078, 2_072], levelIn: ['points', 'places'] },
    });
  });

  it('level in that too, they play for it: what comes out decides', () => {
    const scored = { X: [1_121, 951], U: [951, 1_121] };
    const open = table(places, { scored });
    expect(open.rows.map(({ rank, sharers }) => [rank, sharers])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(open.reasons[0]).toMatchObject({
      by: 'level',
      levelIn: ['points', 'places', 'scored', 'decided'],
      refs: ['oepbl:4.2.1.2 heads-up', 'oepbl:4.2.2.3 heads-up'],
    });
    const played = table(places, { scored, decided: [['U', 'X']] });
    expect(played.reasons[0]).toMatchObject({
      ahead: 'U',
      by: 'decided',
      refs: ['oepbl:4.2.1.2 heads-up', 'oepbl:4.2.2.3 heads-up'],
    });
    expect(played.rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['U', 1],
      ['X', 2],
    ]);
    // only who won is named
    expect(table(places, { scored, decided: [['X']] }).rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['X', 1],
      ['U', 2],
    ]);
    expect(table(places, { scored, decided: [['U']] }).rows.map(({ id, rank }) => [id, rank])).toEqual([
      ['U', 1],
      ['X', 2],
    ]);
  });

  it('of three, wins part one and what was scored the two others', () => {
    const { rows: found, reasons } = table(
      { V: [2, 6, 2, 6], W: [6, 2, 6, 2], T: [4, 3, 4, 3] },
      { scored: { V: [981, 941, 981, 941], W: [942, 982, 942, 982] } },
    );
    expect(found.map(({ id }) => id)).toEqual(['W', 'V', 'T']);
    expect(reasons.map(({ by, among }) => [by, among])).toEqual([
      ['scored', 2],
      ['places', 3],
    ]);
  });
});

describe('staying away', () => {
  it('[oepbl:1.10 points deduction] may bring a team below nothing', () => {
    expect(rows({ X: ['x'], Y: [18] })).toEqual([
      ['Y', 1, 1],
      ['X', -10, 2],
    ]);
    const never = instead(oepbl, 'table.belowZero', false);
    expect(rows({ X: ['x'], Y: [18] }, { profile: never })[1]).toEqual(['X', 0, 2]);
  });

  it('[oepbl:1.11] twice in a season puts it last at the end, whatever it has', () => {
    const places = { L: [1, 'x', 1, 1, 'x', 1], M: [18, 18, 18, 18, 18, 18] } as const;
    const { rows: found, reasons } = table(places);
    expect(found.map(({ id, rank, last }) => [id, rank, last])).toEqual([
      ['M', 1, false],
      ['L', 2, true],
    ]);
    expect(reasons[0]).toMatchObject({ by: 'lastForStayingAway', values: [0, 2], refs: ['oepbl:1.11'] });
    expect(table(places, { over: false }).rows[0]?.id).toBe('L');
  });

  it('[oepbl:1.11] once does not, and of two who are last the table decides', () => {
    expect(rows({ L: [1, 'x'], M: [18, 18] })[0]?.[0]).toBe('L');
    expect(rows({ L: [5, 'x', 'x'], M: [2, 'x', 'x'], N: [18, 18, 18] }).map(([id]) => id)).toEqual(['N', 'M', 'L']);
  });
});

it('[oepbl:5.6.3 points] what the league takes is taken from the points and from no place', () => {
  const { rows: found } = table({ X: [1, 1] }, { taken: [{ team: 'X', points: 15 }] });
  expect(found[0]).toMatchObject({ points: 45, taken: 15, places: [2] });
});

describe('why one is ahead of another', () => {
  const { why } = table({ X: [1, 5], Y: [3, 2], Z: [18, 18] });

  it('is answered for any two, neighbours or not', () => {
    expect(why('X', 'Y')).toMatchObject({ by: 'places', values: [1, 0] });
    expect(why('X', 'Z')).toMatchObject({ by: 'points', values: [46, 2] });
  });

  it('is not answered where it is not so', () => {
    expect(why('Y', 'X')).toBeUndefined();
    expect(why('X', 'nobody')).toBeUndefined();
  });
});

describe('level teams that met', () => {
  const duels = ready('duels');
  const season = (...met: readonly (readonly [home: string, away: string, homeWins: number])[]) => {
    const rounds = met.map(([home, away, wins], nth) => {
      const weights = [10, 8, 6, 4, 12, 10, 8, 6, 12, 10, 8, 6];
      const round: Round = {
        ...{ round: nth + 1, division: '1' },
        matches: [
          {
            ...{ home, away },
            duels: weights.map((_, at) => ({
              ...{ lap: Math.floor(at / 4) + 1, duel: (at % 4) + 1 },
              winner: at < wins ? ('home' as const) : ('away' as const),
            })),
          },
        ],
      };
      return reckonRound(duels, round, ['A', 'B', 'C']);
    });
    return teamTable(duels, { division: '1', teams: ['A', 'B', 'C'], rounds, taken: [], decided: [], over: true });
  };

  it('go by what they did against each other, whatever they scored against the third', () => {
    // all beat one another once; then by what was scored among the three, and of those still level between the two alone
    const { rows: found, reasons } = season(['A', 'B', 12], ['B', 'C', 12], ['C', 'A', 8]);
    expect(found.map(({ id, points }) => [id, points])).toEqual([
      ['A', 2],
      ['B', 2],
      ['C', 2],
    ]);
    expect(reasons[0]).toMatchObject({ by: 'directScored', among: 3 });
  });

  it('are looked at anew when one of them is parted: the step begins again among those who are left', () => {
    const { rows: found, reasons } = season(['A', 'B', 12], ['B', 'C', 12], ['C', 'A', 12]);
    expect(found.every(({ rank }) => rank === 1)).toBe(true);
    expect(reasons[0]).toMatchObject({
      by: 'level',
      levelIn: ['points', 'directPoints', 'directScored', 'difference', 'scored', 'decided'],
    });
  });
});

describe('whatever is played', () => {
  const results = fc.array(
    fc.record({
      points: fc.array(fc.integer({ min: 0, max: 180 }), { minLength: 18, maxLength: 18 }),
      absent: fc.integer({ min: -1, max: 17 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const teams = Array.from({ length: 18 }, (_, nth) => `T${String(nth + 1)}`);
  const tableFrom = (
    played: readonly { readonly points: readonly number[]; readonly absent: number }[],
    names = teams,
  ) => {
    const rounds = played.map(({ points, absent }, nth) => {
      const round: Round = {
        ...{ round: nth + 1, division: '1' },
        told: teams.flatMap((team, at) => (at === absent ? [] : [{ team, points: points[at] ?? 0 }])),
        teams: absent < 0 ? [] : [{ team: teams[absent] ?? '', absent: true }],
      };
      return reckonRound(oepbl, round, names);
    });
    return teamTable(oepbl, { division: '1', teams: names, rounds, taken: [], decided: [], over: false });
  };

  it('no table depends on the order in which teams are written', () => {
    fc.assert(
      fc.property(results, fc.shuffledSubarray(teams, { minLength: 18 }), (played, shuffled) => {
        const ranks = (names: readonly string[]) =>
          new Map(tableFrom(played, [...names]).rows.map(({ id, rank, points }) => [id, [rank, points]]));
        const [as, other] = [ranks(teams), ranks(shuffled)];
        for (const team of teams) expect(other.get(team)).toEqual(as.get(team));
      }),
    );
  });

  it('each reason is true of the two that it parts, and in everything before it they are level', () => {
    fc.assert(
      fc.property(results, (played) => {
        const { rows: found, reasons } = tableFrom(played);
        const by = new Map(found.map((one) => [one.id, one]));
        for (const { ahead, behind, by: criterion, values, place = 1, levelIn } of reasons) {
          const [a, b] = [by.get(ahead), by.get(behind)];
          if (a === undefined || b === undefined) throw new Error('a reason of nobody');
          expect(a.points).toBeGreaterThanOrEqual(b.points);
          if (levelIn.includes('points')) expect(a.points).toBe(b.points);
          if (criterion === 'points') expect(values).toEqual([a.points, b.points]);
          if (criterion === 'places') {
            expect([a.places[place - 1] ?? 0, b.places[place - 1] ?? 0]).toEqual(values);
            expect(Array.from({ length: place - 1 }, (_, at) => a.places[at] ?? 0)).toEqual(
              Array.from({ length: place - 1 }, (_, at) => b.places[at] ?? 0),
            );
          }
          if (criterion !== 'level') expect(values[0]).toBeGreaterThan(values[1]);
          else expect(a.rank).toBe(b.rank);
        }
      }),
    );
  });

  it('as many points are given out as the places of a round have, but for those who share', () => {
    fc.assert(
      fc.property(results, (played) => {
        const given = tableFrom(played).rows.reduce((all, { points, taken }) => all + points + taken, 0);
        const distinct = played.every(({ points }) => new Set(points).size === 18);
        const wanted = played.reduce((all, { absent }) => all + (absent < 0 ? 202 : 201), 0);
        if (distinct) expect(given).toBe(wanted);
        else expect(given).toBeGreaterThanOrEqual(wanted);
      }),
    );
  });
});
