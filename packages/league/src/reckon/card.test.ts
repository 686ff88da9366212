import { describe, expect, it } from 'vitest';
import { card, instead, ready } from '../testing.ts';
import { reckonCard } from './card.ts';

const oepbl = ready('oepbl');
const pointsOf = (...of: Parameters<typeof card>) => reckonCard(oepbl, card(...of)).seats.map(({ points }) => points);
const out = (...of: Parameters<typeof card>) => reckonCard(oepbl, card(...of));

describe('[oepbl:3.12 points] places at a table of six', () => {
  it('gives 9, 7, 5, 3, 2 and 1', () => {
    expect(pointsOf([1, 2, 3, 4, 5, 6])).toEqual([9, 7, 5, 3, 2, 1]);
  });

  it('gives a shorter table the same from the top', () => {
    expect(pointsOf([1, 2, 3, 4, 5], { inTime: true })).toEqual([10, 7, 5, 3, 2]);
  });

  it('gives each of two who share third place the points of it, and the next is fifth', () => {
    expect(out([1, 2, 3, 3, 5, 6]).seats.map(({ place, points }) => [place, points])).toEqual([
      [1, 9],
      [2, 7],
      [3, 5],
      [3, 5],
      [5, 2],
      [6, 1],
    ]);
  });

  it('gives them the mean of what they span where a league says so', () => {
    const { seats } = reckonCard(instead(oepbl, 'points.shared', 'mean'), card([1, 2, 3, 3, 5, 6]));
    expect(seats.map(({ points }) => points)).toEqual([9, 7, 4, 4, 2, 1]);
  });
});

describe('[oepbl:3.12 in time] one more for the winner in time', () => {
  it('is given for all chips with the box ticked', () => {
    expect(pointsOf([1, 2, 3, 4, 5, 6], { inTime: true })).toEqual([10, 7, 5, 3, 2, 1]);
    expect(pointsOf([{ chips: 12_000 }, 2, 3, 4, 5, 6], { inTime: true, chips: 12_000 })[0]).toBe(10);
  });

  it('is not given without the tick', () => {
    expect(pointsOf([{ chips: 12_000 }, 2, 3, 4, 5, 6], { chips: 12_000 })[0]).toBe(9);
    expect(pointsOf([1, 2, 3, 4, 5, 6], { inTime: false })[0]).toBe(9);
  });

  it('is not given one chip short of all, and the card that contradicts itself is named', () => {
    const { seats, remarks } = out([{ chips: 11_975 }, { chips: 25 }, 3, 4, 5, 6], { inTime: true, chips: 12_000 });
    expect(seats.map(({ points }) => points)).toEqual([9, 7, 5, 3, 2, 1]);
    expect(remarks).toEqual([{ code: 'in-time-without-all-chips', table: '1' }]);
  });

  it('counts the hands after the time, unless a league says otherwise', () => {
    const late = card([1, 2, 3, 4, 5, 6], { inTime: true, lastHands: true });
    expect(reckonCard(oepbl, late).seats[0]?.points).toBe(10);
    expect(reckonCard(instead(oepbl, 'points.inTimeLastHands', 'tooLate'), late).seats[0]?.points).toBe(9);
  });

  it('needs only what chips are left, where a disqualification took some out', () => {
    const { seats, problems } = out([{ chips: 10_000 }, 2, 3, 4, 5, 6], {
      inTime: true,
      chips: 12_000,
      removed: 2_000,
    });
    expect([seats[0]?.points, problems]).toEqual([10, []]);
  });

  it('says with which rules', () => {
    expect(out([1, 2], { inTime: true }).seats[0]?.refs).toEqual(['oepbl:3.12 points', 'oepbl:3.12 in time']);
  });
});

describe('[oepbl:3.15 chip count] when the time is over', () => {
  it('ranks who is left by chips, before all who went out', () => {
    const { seats } = out([6, { chips: 2_900 }, { chips: 5_200 }, 4, { chips: 3_900 }, 5]);
    expect(seats.map(({ team, points }) => `${team ?? ''} ${String(points)}`)).toEqual([
      'C 9',
      'E 7',
      'B 5',
      'D 3',
      'F 2',
      'A 1',
    ]);
  });

  it.each([
    [
      [{ chips: 6_025 }, { chips: 5_975 }],
      [9, 7],
    ],
    [
      [{ chips: 4_000 }, { chips: 4_000 }, { chips: 4_000 }, 4],
      [9, 9, 9, 3],
    ],
    [
      [{ chips: 6_000 }, { chips: 3_000 }, { chips: 3_000 }, 4],
      [9, 7, 7, 3],
    ],
  ])('%j', (seats, points) => {
    expect(pointsOf(seats)).toEqual(points);
  });

  it('has a card counted anew whose chips do not add up', () => {
    const { problems } = out([{ chips: 6_000 }, { chips: 5_900 }, 3, 4, 5, 6], { chips: 12_000 });
    expect(problems).toEqual([{ path: 'chips', code: 'chips-do-not-add-up', chips: 12_000, counted: 11_900 }]);
  });
});

describe('who never played a hand', () => {
  it('[oepbl:3.14 zero points] has nothing, and the others the places before him', () => {
    expect(pointsOf(['ghost', 1, 2, 3, 4, 5], { inTime: true })).toEqual([10, 7, 5, 3, 2, 0]);
  });

  it('[oepbl:3.14 zero points] stands last also where somebody went out before his stack was divided', () => {
    const { seats, problems } = out(['ghost', 1, 2, 3, 4, 6]);
    expect(problems).toEqual([]);
    expect(seats.find(({ player }) => player === 'f1')).toMatchObject({ place: 5, points: 2 });
    expect(seats.find(({ ghost }) => ghost)).toMatchObject({ team: 'A', place: 6, points: 0 });
  });

  it('[pvb:12(1a)] has no points on a league day either', () => {
    const { seats } = reckonCard(ready('pvb'), card([1, 2, 'ghost', 3]));
    expect(seats.map(({ team, points }) => [team, points])).toEqual([
      ['A', 4],
      ['B', 3],
      ['D', 2],
      ['C', 0],
    ]);
  });
});

it('refuses a card whose places cannot be', () => {
  expect(out([1, 2, 3, 3, 4, 6]).problems).toEqual([
    { path: 'seats[4].place', code: 'place-cannot-be', written: 4, reckoned: 5 },
  ]);
  expect(out([2, 3]).problems).toHaveLength(2);
});

it('refuses a seat of which nothing is said', () => {
  const { problems } = reckonCard(oepbl, {
    table: '1',
    seats: [
      { team: 'A', player: 'a1' },
      { team: 'B', place: 1 },
    ],
  });
  expect(problems.map(({ path, code }) => [path, code])).toEqual([
    ['seats[0]', 'seat-without-result'],
    ['seats[1]', 'seat-without-player'],
  ]);
});

describe('who is disqualified at a table', () => {
  const seats = (place?: number) => [
    ...[1, 2, 3].map((at) => ({ team: `T${String(at)}`, player: `p${String(at)}`, place: at })),
    { team: 'T4', player: 'p4', disqualified: true, ...(place !== undefined && { place }) },
  ];
  const scored = (id: 'oepbl' | 'pvb', place?: number) =>
    reckonCard(ready(id), { table: '1', seats: seats(place), chips: 8_000, removed: 1_500 });

  it('[oepbl:2.19 results kept] keeps the place at which he was put out', () => {
    const { seats: found, problems } = scored('oepbl', 4);
    expect([found.map(({ player, points }) => [player, points]).at(-1), problems]).toEqual([['p4', 3], []]);
    // and his place is asked for
    expect(scored('oepbl').problems).toMatchObject([{ code: 'seat-without-result' }]);
  });

  it('[pvb:69(9)h] has none of the points, and stands last', () => {
    for (const { seats: found, problems } of [scored('pvb', 2), scored('pvb')]) {
      expect(found.at(-1)).toMatchObject({ player: 'p4', place: 4, points: 0, refs: ['pvb:69(9)h'] });
      expect(found.slice(0, 3).map(({ points }) => points)).toEqual([4, 3, 2]);
      expect(problems).toEqual([]);
    }
  });
});
