import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldOf } from '../profile/profile.ts';
import { instead, ready } from '../testing.ts';
import { proposeMovement } from './proposal.ts';
import type { Standings } from './standings.ts';

const oepbl = ready('oepbl');

/**
 * Two full divisions and a play-off of nine. Teams are called by division and rank: `1.16`, `2.3`, `M.2`. `own`: teams of one
 * club, the first of them above.
 */
function standings({
  own = [],
  size = [18, 18],
  ...more
}: {
  readonly own?: readonly (readonly [above: string, below: string])[];
  readonly size?: readonly [number, number];
} & Partial<Standings> = {}): Standings {
  const clubs = new Map(
    own.flatMap(
      ([above, below]) =>
        [
          [above, `club of ${above}`],
          [below, `club of ${above}`],
        ] as const,
    ),
  );
  const table = (name: string, many: number) =>
    Array.from({ length: many }, (_, nth) => {
      const team = `${name}.${String(nth + 1)}`;
      return { team, club: clubs.get(team) ?? `club ${team}` };
    });
  return {
    divisions: [
      { id: '1', full: 18, table: table('1', size[0]) },
      { id: '2', full: 18, table: table('2', size[1]) },
    ],
    playOff: table('M', 9),
    ...{ withdrawn: [], waived: [], mustGoDown: [] },
    ...more,
  };
}
function moves(...of: Parameters<typeof standings>) {
  const proposal = proposeMovement(oepbl, standings(...of));
  const [first, second] = proposal.divisions;
  if (first === undefined || second === undefined) throw new Error('two divisions');
  const names = (teams: readonly { readonly team: string }[]) => teams.map(({ team }) => team).toSorted(byRank);
  return {
    down: names(first.down),
    up: second.up,
    away: names(second.down),
    in: proposal.fromPlayOff.filter(({ is }) => is.startsWith('up')).map(({ team }) => team),
    sizes: [first.after, second.after],
    proposal,
    first,
    second,
  };
}
const byRank = (a: string, b: string): number => Number(a.split('.')[1]) - Number(b.split('.')[1]);
/** Ranks of the first or the second division. */
const ranks = (division: number | 'M', ...of: readonly number[]) =>
  of.map((rank) => `${String(division)}.${String(rank)}`);

describe('without exceptions', () => {
  it('[oepbl:4.2.1.1 relegation] ranks 16 to 18 of the first go down', () => {
    const { down, first } = moves();
    expect(down).toEqual(ranks(1, 16, 17, 18));
    expect(first.down[0]).toMatchObject({
      why: 'relegationRank',
      refs: expect.arrayContaining(['oepbl:4.2.1.1 relegation']),
    });
  });

  it('[oepbl:4.2.2.1 first three] ranks 1 to 3 of the second go up, and the first is as large as before', () => {
    const { up, sizes, second } = moves();
    expect([up, sizes[0]]).toEqual([ranks(2, 1, 2, 3), 18]);
    expect(second.candidates.map(({ is, refs }) => [is, refs])).toEqual(
      [1, 2, 3].map(() => ['up', ['oepbl:4.2.2.1 first three']]),
    );
  });

  it('[oepbl:4.2.2.2 relegation] ranks 16 to 18 of the second leave it downwards', () => {
    const { away, second } = moves();
    expect(away).toEqual(ranks(2, 16, 17, 18));
    expect(second.down[0]).toMatchObject({
      why: 'relegationRank',
      refs: expect.arrayContaining(['oepbl:4.2.2.2 relegation']),
    });
  });

  it('[oepbl:4.2.3.2 first three] of the play-off come into the second, and the fourth does not', () => {
    const { in: came, proposal, sizes } = moves();
    expect([came, sizes[1]]).toEqual([ranks('M', 1, 2, 3), 18]);
    expect(proposal.fromPlayOff.some(({ team }) => team === 'M.4')).toBe(false);
  });

  it('[oepbl:4.2.1.1 relegation] nobody stands on ranks 16 to 18 of 14, unless a league counts from the end', () => {
    expect(moves({ size: [14, 18] }).down).toEqual([]);
    const own = proposeMovement(instead(oepbl, 'movement.ranksOf', 'teamsThere'), standings({ size: [14, 18] }));
    expect(own.divisions[0]?.down.map(({ team }) => team)).toEqual(ranks(1, 12, 13, 14));
  });
});

describe('who waives', () => {
  it('[oepbl:4.2.1.1 exception: waiver] is not replaced, and one fewer goes down, the best placed', () => {
    const { down, up, first } = moves({ waived: ['2.3'] });
    expect([down, up]).toEqual([ranks(1, 17, 18), ranks(2, 1, 2)]);
    expect([first.saved, first.savings]).toEqual([['1.16'], [{ by: 'waiver', team: '2.3' }]]);
  });

  it('[oepbl:4.2.1.1 exception: waiver] three times keeps everybody where he is', () => {
    const { down, up } = moves({ waived: ranks(2, 1, 2, 3) });
    expect([down, up]).toEqual([[], []]);
  });

  it('is replaced where a league says so', () => {
    const own = proposeMovement(instead(oepbl, 'movement.waiver', 'replaced'), standings({ waived: ['2.3'] }));
    expect(own.divisions[1]?.up).toEqual(ranks(2, 1, 2, 4));
  });

  it('[oepbl:4.2.1.1 exception: waiver] in place of one who is barred leaves the place empty too', () => {
    const { down, up } = moves({ own: [['1.7', '2.2']], waived: ['2.4'] });
    expect([down, up]).toEqual([ranks(1, 17, 18), ranks(2, 1, 3)]);
  });
});

describe('who withdraws', () => {
  it('[oepbl:4.2.1.1 exception: withdrawal] from above the relegation ranks saves one', () => {
    const { down, up, sizes, first } = moves({ withdrawn: ['1.9'] });
    expect([down, up, sizes[0]]).toEqual([ranks(1, 17, 18), ranks(2, 1, 2, 3), 18]);
    expect(first.savings).toEqual([{ by: 'withdrawal', team: '1.9' }]);
  });

  it('[oepbl:4.2.1.1 exception: withdrawal] from a relegation rank saves nobody', () => {
    expect(moves({ withdrawn: ['1.17'] }).down).toEqual(ranks(1, 16, 18));
  });

  it('twice beside a waiver: nobody goes down, and it comes out even', () => {
    const { down, up, sizes, first } = moves({ withdrawn: ['1.5', '1.9'], waived: ['2.3'] });
    expect([down, up, sizes[0], first.empty]).toEqual([[], ranks(2, 1, 2), 18, 0]);
  });

  it('[oepbl:4.2.2.1 beyond fifth] twice beside two waivers: a place is empty and offered to the next', () => {
    const { down, up, first } = moves({ withdrawn: ['1.5', '1.9'], waived: ['2.2', '2.3'] });
    expect([down, up, first.after, first.empty, first.offers]).toEqual([[], ['2.1'], 17, 1, ['2.4']]);
  });

  it('[oepbl:4.2.2.1 beyond fifth] the sixth is asked where all five before it may not, and nobody where no place is empty', () => {
    const own = [1, 2, 3, 4, 5].map((rank) => [`1.${String(rank)}`, `2.${String(rank)}`] as const);
    const { first, up } = moves({ own, withdrawn: ranks(1, 6, 7, 8, 9) });
    expect([up, first.empty, first.offers]).toEqual([[], 4, ranks(2, 6, 7, 8, 9)]);
    expect(moves({ withdrawn: ['1.9'] }).first.offers).toEqual([]);
  });
});

describe('a club with a team above', () => {
  it('[oepbl:4.2.1.1 exception: club already in the 1st division] bars so many that a place stays empty: one fewer goes down', () => {
    const safe = (...below: readonly number[]) =>
      below.map((rank) => [`1.${String(rank)}`, `2.${String(rank)}`] as const);
    const three = moves({ own: safe(1, 2, 3) });
    expect([three.up, three.down]).toEqual([ranks(2, 4, 5), ranks(1, 17, 18)]);
    expect([three.first.saved, three.first.savings]).toEqual([['1.16'], [{ by: 'emptyPlace' }]]);
    expect(moves({ own: safe(1, 2, 3, 4, 5) }).down).toEqual([]);
    expect(moves({ own: safe(2) }).down).toEqual(ranks(1, 16, 17, 18));
  });

  it('[oepbl:4.2.2.1 double club] that stays does not go up; the next does', () => {
    const { down, up, second } = moves({ own: [['1.7', '2.2']] });
    expect([down, up]).toEqual([ranks(1, 16, 17, 18), ranks(2, 1, 3, 4)]);
    expect(second.candidates[1]).toMatchObject({ team: '2.2', is: 'barred', own: '1.7' });
    expect(second.candidates[3]).toMatchObject({ team: '2.4', is: 'upInstead', refs: ['oepbl:4.2.2.1 up to fifth'] });
  });

  it('[oepbl:4.2.2.1 double club] that goes down changes places with it, and not one fewer goes down', () => {
    const { down, up, away, second } = moves({ own: [['1.17', '2.1']] });
    expect([down, up]).toEqual([ranks(1, 16, 17, 18), ranks(2, 1, 2, 3)]);
    expect(second.candidates[0]).toMatchObject({ is: 'upForOwn', own: '1.17' });
    expect(away).toEqual(ranks(2, 16, 17, 18));
  });

  it('[oepbl:4.2.2.1 double club] that would go down and is saved bars it: what counts is who goes in the end', () => {
    const { down, up, sizes, proposal } = moves({ own: [['1.16', '2.2']], withdrawn: ['1.9'] });
    expect([down, up, sizes[0]]).toEqual([ranks(1, 17, 18), ranks(2, 1, 3, 4), 18]);
    expect(proposal).toMatchObject({ circular: false, rounds: 2 });
  });

  it('goes by the rank in the table alone where a league says so', () => {
    const own = proposeMovement(
      instead(oepbl, 'movement.doubleClub', 'ifAboveOnRelegationRank'),
      standings({ own: [['1.16', '2.2']], withdrawn: ['1.9'] }),
    );
    expect(own.divisions[1]?.up).toEqual(ranks(2, 1, 2, 3));
  });
});

describe('who replaces those who are barred', () => {
  const safe = (...below: readonly number[]) =>
    below.map((rank) => [`1.${String(rank)}`, `2.${String(rank)}`] as const);

  it.each([
    [[1], [2, 3, 4], 3],
    [[1, 3], [2, 4, 5], 3],
    [[2, 4], [1, 3, 5], 3],
    [[1, 2, 3], [4, 5], 2],
    [[1, 2, 3, 4, 5], [], 0],
  ])('[oepbl:4.2.2.1 up to fifth] with %j barred %j go up and %i go down', (barred, wanted, many) => {
    const { up, down } = moves({ own: safe(...barred) });
    expect([up, down.length]).toEqual([ranks(2, ...wanted), many]);
  });
});

describe('a team whose club comes down beside it', () => {
  it('[oepbl:4.2.2.2 forced relegation] goes down from wherever it stands', () => {
    const { away, second } = moves({ own: [['1.16', '2.9']] });
    expect(away).toContain('2.9');
    expect(second.down[0]).toMatchObject({
      ...{ team: '2.9', why: 'forcedByOwn', own: '1.16', refs: ['oepbl:4.2.2.2 forced relegation'] },
    });
  });

  it('[oepbl:4.2.2.2 saved club] saves the best of the relegation ranks, and the division stays as large as it was', () => {
    const { away, second, sizes } = moves({ own: [['1.16', '2.9']] });
    expect([away, sizes[1]]).toEqual([ranks(2, 9, 17, 18), 18]);
    expect([second.saved, second.savings]).toEqual([['2.16'], [{ by: 'forced', team: '2.9' }]]);
  });

  it('[oepbl:4.2.2.2 saved club] two save two, three save three', () => {
    expect(
      moves({
        own: [
          ['1.16', '2.6'],
          ['1.17', '2.10'],
        ],
      }).away,
    ).toEqual(ranks(2, 6, 10, 18));
    expect(
      moves({
        own: [
          ['1.16', '2.5'],
          ['1.17', '2.8'],
          ['1.18', '2.12'],
        ],
      }).away,
    ).toEqual(ranks(2, 5, 8, 12));
  });

  it('[oepbl:4.2.2.2 saved club] on a relegation rank goes down anyway, and nobody is saved', () => {
    expect(moves({ own: [['1.18', '2.17']] }).away).toEqual(ranks(2, 16, 17, 18));
  });

  it('[oepbl:4.2.2.2 exception: waiver] beside a waiver in the play-off: two go down in all', () => {
    expect(moves({ own: [['1.16', '2.9']], waived: ['M.3'] }).away).toEqual(ranks(2, 9, 18));
  });

  it('[oepbl:4.2.2.2 forced relegation] is none where the team goes up, and is one where it waives', () => {
    expect(moves({ own: [['1.17', '2.1']] }).away).toEqual(ranks(2, 16, 17, 18));
    const { away, down } = moves({ own: [['1.17', '2.2']], waived: ['2.2'] });
    expect(down).toContain('1.17');
    expect(away).toContain('2.2');
  });

  it('[oepbl:4.2.2.2 forced relegation] is none where the team above is saved', () => {
    expect(moves({ own: [['1.16', '2.9']], withdrawn: ['1.4'] }).away).not.toContain('2.9');
  });
});

describe('the second division', () => {
  it('[oepbl:4.2.3.2 waiver] takes two where one of the first three of the play-off waives: the fourth does not move in', () => {
    const { in: came, proposal } = moves({ waived: ['M.2'] });
    expect(came).toEqual(ranks('M', 1, 3));
    expect(proposal.fromPlayOff.map(({ team, is }) => [team, is])).toEqual([
      ['M.1', 'up'],
      ['M.2', 'waives'],
      ['M.3', 'up'],
    ]);
  });

  it('[oepbl:4.2.2.2 exception: waiver] keeps one more for each waiver of the play-off', () => {
    expect(moves({ waived: ['M.3'] }).away).toEqual(ranks(2, 17, 18));
    expect(moves({ waived: ranks('M', 1, 2, 3) }).away).toEqual([]);
  });

  it('[oepbl:4.2.2.2 exception: withdrawal] keeps one more for each that withdraws from above the relegation ranks', () => {
    expect(moves({ withdrawn: ['2.6'] }).away).toEqual(ranks(2, 17, 18));
    expect(moves({ withdrawn: ['2.18'] }).away).toEqual(ranks(2, 16, 17));
  });

  it('keeps its rank 16 where fewer come down than go up', () => {
    const { away, second } = moves({ withdrawn: ['1.9'] });
    expect(away).toEqual(ranks(2, 17, 18));
    expect(second.savings).toEqual([{ by: 'fewerComeDown' }]);
  });

  it('[oepbl:4.2.1.1 exception: withdrawal] names no more that save one than stand on relegation ranks', () => {
    const { first } = moves({ withdrawn: ranks(1, 5, 6, 7, 8, 9) });
    expect([first.saved, first.savings.length]).toEqual([ranks(1, 16, 17, 18), 3]);
  });

  it('[oepbl:4.2.2.2 relegation] keeps it as a reading: to the letter three go down all the same, and a place is empty', () => {
    const letter = instead(oepbl, 'movement.fewerComeDown', 'asWritten');
    const second = proposeMovement(letter, standings({ withdrawn: ['1.9'] })).divisions[1];
    expect(second?.down.map(({ team }) => team)).toEqual(ranks(2, 16, 17, 18));
    expect([second?.savings, second?.after, second?.empty]).toEqual([[], 17, 1]);
    expect(heldOf(oepbl, 'movement.fewerComeDown')).toMatchObject({ value: 'keepBest', reading: true });
  });

  it('[oepbl:4.2.3.3] relegates nobody where no play-off is held', () => {
    const { playOff: _, ...none } = standings();
    expect(proposeMovement(oepbl, none).divisions[1]?.down).toEqual([]);
  });
});

it('[oepbl:5.6.3 forced relegation] a sanction sends a team down from wherever it stands, and one fewer of the last', () => {
  const { down, first } = moves({ mustGoDown: [{ team: '1.8', why: 'sanction' }] });
  expect(down).toEqual(ranks(1, 8, 17, 18));
  expect(first.down[0]).toMatchObject({ why: 'sanction' });
});

it('[oepbl:1.11] who stayed away goes down also where nobody stands on ranks 16 to 18', () => {
  const { down } = moves({ size: [12, 18], mustGoDown: [{ team: '1.12', why: 'stayedAway' }] });
  expect(down).toEqual(['1.12']);
});

it('a club that waives for its second team turns the rules in a circle: the waiver is looked at first, and that is said', () => {
  const { proposal, down, up } = moves({ own: [['1.16', '2.2']], waived: ['2.2'] });
  expect(proposal.circular).toBe(true);
  expect([down, up]).toEqual([ranks(1, 17, 18), ranks(2, 1, 3)]);
});

it('whatever waives, withdraws and is of one club: no division grows, no club has two teams in one, all is settled', () => {
  const team = (division: number) =>
    fc.integer({ min: 1, max: 18 }).map((rank) => `${String(division)}.${String(rank)}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(team(1), { maxLength: 6 }),
      fc.uniqueArray(team(2), { minLength: 6, maxLength: 6 }),
      fc.uniqueArray(fc.oneof(team(1), team(2)), { maxLength: 4 }),
      fc.uniqueArray(fc.oneof(team(2), fc.constantFrom('M.1', 'M.2', 'M.3')), { maxLength: 4 }),
      (above, below, withdrawn, waived) => {
        const own = above.map((one, nth) => [one, below[nth] ?? ''] as const);
        const given = standings({ own, withdrawn, waived });
        const { divisions, fromPlayOff } = proposeMovement(oepbl, given);
        const clubOf = new Map(
          [...given.divisions.flatMap(({ table }) => table), ...(given.playOff ?? [])].map((one) => [
            one.team,
            one.club,
          ]),
        );
        const came = fromPlayOff.filter(({ is }) => is.startsWith('up')).map((one) => one.team);
        for (const [nth, { table }] of given.divisions.entries()) {
          const moved = divisions[nth];
          if (moved === undefined) throw new Error('a division is missing');
          const gone = new Set([...moved.down.map((one) => one.team), ...moved.up, ...moved.left]);
          const comeIn = nth === 0 ? (divisions[1]?.up ?? []) : came;
          const teams = [
            ...table.map((one) => one.team).filter((one) => !gone.has(one)),
            ...comeIn,
            ...(divisions[nth - 1]?.down ?? []).map((one) => one.team),
          ];
          expect(teams).toHaveLength(moved.after);
          expect(moved.after + moved.empty).toBe(18);
          expect(moved.after).toBeLessThanOrEqual(18);
          expect(new Set(teams.map((one) => clubOf.get(one))).size).toBe(teams.length);
          expect(moved.down.length + moved.up.length + moved.left.length).toBe(
            new Set([...moved.down.map((one) => one.team), ...moved.up, ...moved.left]).size,
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});
