import { describe, expect, it } from 'vitest';
import { ready, stacks } from '../testing.ts';
import { reckonEvent } from './team-event.ts';
import { outerThird, reckonThirds } from './thirds.ts';

const oepbl = ready('oepbl');
const letters = (many: number) => Array.from({ length: many }, (_, nth) => nth);
/** One heat in which so many play it out, the first first. */
const playedOut = (many: number) => stacks(...letters(many).map((nth) => [10_000, { out: nth + 1 }] as const));
const thirds = (...of: Parameters<typeof reckonThirds>) => reckonThirds(...of).map(({ points }) => points);

describe('[oepbl:3.16] places in a team event', () => {
  it('give 30, 25, 21, 18, 16, 14, 12, 11, 10 and one less each down to 1: 202 in all', () => {
    const { teams } = reckonEvent(oepbl, { event: 'A', heats: [{ heat: 1, stacks: playedOut(18) }] });
    const points = teams.map((one) => one.points);
    expect(points).toEqual([30, 25, 21, 18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(points.reduce((all, one) => all + one, 0)).toBe(202);
  });

  it('give the last of six 14', () => {
    const { teams } = reckonEvent(oepbl, { event: 'A', heats: [{ heat: 1, stacks: playedOut(6) }] });
    expect(teams.map(({ points }) => points)).toEqual([30, 25, 21, 18, 16, 14]);
  });

  it('are shared with the points of the better place', () => {
    const shared = stacks([1, { out: 1 }], [1, { out: 2 }], [1, { out: 2 }], [1, { out: 4 }]);
    const { teams } = reckonEvent(oepbl, { event: 'A', heats: [{ heat: 1, stacks: shared }] });
    expect(teams.map(({ place, points }) => [place, points])).toEqual([
      [1, 30],
      [2, 25],
      [2, 25],
      [4, 18],
    ]);
  });
});

describe('[oepbl:3.4 stack] a stack that is handed on', () => {
  it('scores where it goes out, whoever plays it then', () => {
    const heats = [
      { heat: 1, stacks: stacks([10_000, 21_000], [10_000, 9_000], [10_000, { out: 3 }]) },
      { heat: 2, stacks: stacks([21_000, { out: 2 }], [9_000, { out: 1 }]) },
    ];
    const { teams, remarks } = reckonEvent(oepbl, { event: 'A', heats });
    expect(teams.map(({ team, points }) => [team, points])).toEqual([
      ['B', 30],
      ['A', 25],
      ['C', 21],
    ]);
    expect(remarks).toEqual([]);
  });

  it('[oepbl:2.19] adds up where the stack of who is disqualified was taken away', () => {
    const heats = [
      { heat: 1, stacks: stacks([10_000, 12_000], [10_000, 8_000], [10_000, 10_000]) },
      { heat: 2, stacks: stacks([12_000, 20_000], [8_000, 1_000], [10_000, { out: 3 }]), removed: 9_000 },
    ];
    expect(reckonEvent(oepbl, { event: 'A', heats }).remarks).toEqual([]);
    const untold = heats.map(({ heat, stacks: of }) => ({ heat, stacks: of }));
    expect(reckonEvent(oepbl, { event: 'A', heats: untold }).remarks).toEqual([
      { code: 'stacks-do-not-add-up', event: 'A', heat: 2, before: 30_000, after: 21_000 },
    ]);
  });

  it('[oepbl:3.19] adds up where blinds were taken from a stack that nobody played, before it went', () => {
    const gone = { team: 'C', ghost: true, removed: true, start: 9_000 };
    const left = stacks([12_000, { out: 2 }], [9_000, 21_500]);
    const heats = [{ heat: 2, stacks: [...left, gone], removed: 8_500 }];
    expect(reckonEvent(oepbl, { event: 'A', heats }).remarks).toEqual([]);
  });

  it('is remarked on where the next begins with another', () => {
    const heats = [
      { heat: 1, stacks: stacks([10_000, 12_000], [10_000, 8_000]) },
      { heat: 2, stacks: stacks([12_000, { out: 1 }], [7_000, { out: 2 }]) },
    ];
    expect(reckonEvent(oepbl, { event: 'A', heats }).remarks).toEqual([
      { code: 'stack-not-handed-on', event: 'A', heat: 2, team: 'B', left: 8_000, taken: 7_000 },
    ]);
  });

  it('is remarked on where nothing more is told of it, and named where no place is right without it', () => {
    const first = { heat: 1, stacks: stacks([10_000, 11_000], [10_000, 11_000], [10_000, 8_000]) };
    const left = { heat: 2, stacks: stacks([11_000, 12_000], [11_000, 10_000]) };
    const { remarks, problems } = reckonEvent(oepbl, { event: 'A', heats: [first, left] });
    expect(remarks).toEqual([{ code: 'stack-not-played-on', event: 'A', heat: 2, team: 'C', left: 8_000 }]);
    expect(problems).toEqual([]);
    const over = { heat: 2, stacks: stacks([11_000, { out: 1 }], [11_000, { out: 2 }]) };
    expect(reckonEvent(oepbl, { event: 'A', heats: [first, over] }).problems).toEqual([
      { path: 'heats[0].stacks[2]', code: 'stack-ends-nowhere' },
    ]);
  });

  it('has gone out at a place where nothing is left of it', () => {
    const heats = [{ heat: 1, stacks: stacks([10_000, 20_000], [10_000, 0]) }];
    expect(reckonEvent(oepbl, { event: 'A', heats }).problems).toEqual([
      { path: 'heats[0].stacks[1]', code: 'stack-without-result' },
    ]);
  });

  it('is remarked on where chips come or go', () => {
    const heats = [
      { heat: 1, stacks: stacks([10_000, 12_000], [10_000, 7_000]) },
      { heat: 2, stacks: stacks([12_000, { out: 1 }], [7_000, { out: 2 }]) },
    ];
    expect(reckonEvent(oepbl, { event: 'A', heats }).remarks).toEqual([
      { code: 'stacks-do-not-add-up', event: 'A', heat: 1, before: 20_000, after: 19_000 },
    ]);
  });
});

describe('a stack that nobody ever played', () => {
  const never = { team: 'D', ghost: true, start: 10_000 };

  it('[oepbl:3.19 stack removed] stands last with nothing, and who was out before moves up', () => {
    const heats = [
      {
        heat: 1,
        stacks: [...stacks([10_000, 15_000], [10_000, 15_000], [10_000, { out: 4 }]), { ...never, end: 9_000 }],
      },
      {
        heat: 2,
        stacks: [...stacks([15_000, { out: 1 }], [15_000, { out: 2 }]), { ...never, start: 9_000, removed: true }],
      },
    ];
    const { teams, problems } = reckonEvent(oepbl, { event: 'A', heats });
    expect(problems).toEqual([]);
    expect(teams.map(({ team, place, points }) => [team, place, points])).toEqual([
      ['A', 1, 30],
      ['B', 2, 25],
      ['C', 3, 21],
      ['D', 4, 0],
    ]);
  });

  it('[oepbl:3.19 one hand] stays where a team mate plays it in the second heat', () => {
    const heats = [
      { heat: 1, stacks: [...stacks([10_000, 11_000]), { ...never, team: 'B', end: 9_000 }] },
      { heat: 2, stacks: stacks([11_000, { out: 2 }], [9_000, { out: 1 }]) },
    ];
    expect(reckonEvent(oepbl, { event: 'A', heats }).teams[0]).toMatchObject({ team: 'B', points: 30, never: false });
  });
});

describe('points for oneself by thirds of a heat', () => {
  it('[oepbl:4.1.6 thirds] are 7 for the first, 5 for the second and 3 for the last', () => {
    expect(thirds(oepbl, playedOut(9), true)).toEqual([7, 7, 7, 5, 5, 5, 3, 3, 3]);
    const found = reckonThirds(oepbl, stacks([10_000, 13_000], [10_000, 10_000], [10_000, 7_000]), false);
    expect(found.map(({ third, points }) => [third, points])).toEqual([
      ['first', 7],
      ['second', 5],
      ['last', 3],
    ]);
  });

  it('[oepbl:4.1.6 indivisible] the middle takes the remainder: 11 players are 3, 5 and 3', () => {
    const points = thirds(oepbl, playedOut(11), true);
    expect(points).toEqual([7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 3]);
    expect(points.reduce((all, one) => all + one, 0)).toBe(55);
  });

  it.each([
    [9, '3/3/3'],
    [10, '3/4/3'],
    [12, '4/4/4'],
    [13, '4/5/4'],
    [14, '4/6/4'],
    [15, '5/5/5'],
    [16, '5/6/5'],
    [17, '5/7/5'],
    [18, '6/6/6'],
    [8, '2/4/2'],
    [7, '2/3/2'],
    [6, '2/2/2'],
    [5, '1/3/1'],
    [4, '1/2/1'],
    [3, '1/1/1'],
    [2, '0/2/0'],
  ])('[oepbl:4.1.6 indivisible] %i players: %s', (players, said) => {
    const points = thirds(oepbl, playedOut(players), true);
    expect([7, 5, 3].map((worth) => points.filter((one) => one === worth).length).join('/')).toBe(said);
    expect(outerThird(players)).toBe(Number(said[0]));
  });

  it('[oepbl:4.1.6 base] counts who begins the heat: of 14 of whom 5 go out the first four have 7', () => {
    const heat = stacks(
      ...letters(9).map((nth) => [10_000, 20_000 - nth * 1_000] as const),
      ...letters(5).map((nth) => [10_000, { out: 10 + nth }] as const),
    );
    expect(thirds(oepbl, heat, false)).toEqual([7, 7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3]);
  });

  it('[oepbl:4.1.6 base] gives nothing where only one is left to play', () => {
    expect(thirds(oepbl, playedOut(1), true)).toEqual([]);
  });

  it('[oepbl:4.1.6 ranking] goes by what was won in the heat, not by what there is', () => {
    const found = reckonThirds(oepbl, stacks([30_000, 24_000], [5_000, 9_000], [10_000, 12_000]), false);
    expect(found.map(({ team, third }) => [team, third])).toEqual([
      ['B', 'first'],
      ['C', 'second'],
      ['A', 'last'],
    ]);
  });

  it('[oepbl:4.1.6 ranking] ranks who lost most before who went out', () => {
    const found = reckonThirds(oepbl, stacks([30_000, 5_000], [6_000, { out: 3 }], [9_000, 40_000]), false);
    expect(found.map(({ team }) => team)).toEqual(['C', 'A', 'B']);
  });

  it('[oepbl:4.1.6 last third and eliminated] gives 3 to all who went out while the event goes on: 18 start, 8 go out', () => {
    const heat = stacks(
      ...letters(10).map((nth) => [10_000, 30_000 - nth * 1_000] as const),
      ...letters(8).map((nth) => [10_000, { out: 11 + nth }] as const),
    );
    const points = thirds(oepbl, heat, false);
    expect(points.slice(0, 6)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(points.slice(6, 10)).toEqual([5, 5, 5, 5]);
    expect(points.slice(10)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    expect(points.reduce((all, one) => all + one, 0)).toBe(86);
  });

  it('[oepbl:4.1.6 last third and eliminated] 9 start, 7 go out: both who are left have 7, and nobody else', () => {
    const heat = stacks(
      [10_000, 60_000],
      [10_000, 30_000],
      ...letters(7).map((nth) => [10_000, { out: 3 + nth }] as const),
    );
    expect(thirds(oepbl, heat, false)).toEqual([7, 7, 3, 3, 3, 3, 3, 3, 3]);
  });

  it('[oepbl:4.1.6 last third and eliminated] takes the heat in which an event ends as its last, also before the third', () => {
    const heats = [
      { heat: 1, stacks: stacks([10_000, 20_000], [10_000, 15_000], [10_000, 5_000], [10_000, { out: 4 }]) },
      { heat: 2, stacks: stacks([20_000, { out: 1 }], [15_000, { out: 2 }], [5_000, { out: 3 }]) },
    ];
    const { thirds: found } = reckonEvent(oepbl, { event: 'A', heats });
    expect(found.filter(({ heat }) => heat === 2).map(({ team, points }) => [team, points])).toEqual([
      ['A', 7],
      ['B', 5],
      ['C', 3],
    ]);
    expect(found.filter(({ heat }) => heat === 1).map(({ points }) => points)).toEqual([7, 5, 5, 3]);
  });

  it('[oepbl:4.1.6 ranking] puts both into the first third who share its last place', () => {
    const heat = stacks(
      [10_000, 20_000],
      [10_000, 15_000],
      [10_000, 15_000],
      ...letters(6).map((nth) => [10_000, 9_000 - nth * 1_000] as const),
    );
    expect(
      reckonThirds(oepbl, heat, false)
        .map(({ rank, points }) => [rank, points])
        .slice(0, 4),
    ).toEqual([
      [1, 7],
      [2, 7],
      [2, 7],
      [4, 5],
    ]);
  });

  it('[oepbl:4.1.6 base] counts no stack of a ghost: 18 clubs with one are 17 players', () => {
    const heat = [...playedOut(17), { team: 'Z', ghost: true, start: 10_000, end: 1 }];
    const points = thirds(oepbl, heat, true);
    expect([7, 5, 3].map((worth) => points.filter((one) => one === worth).length)).toEqual([5, 7, 5]);
  });
});
