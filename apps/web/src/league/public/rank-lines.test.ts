import { expect, it } from 'vitest';
import { MOST_LINES, rankLines, toggled } from './rank-lines.ts';

const team = (id: string, ranks: readonly number[]) => ({
  ...{ team: id, won: 0, mean: 0 },
  after: ranks.map((rank, nth) => ({ round: nth + 1, rank, scored: 0 })),
});
const division = {
  ...{ division: '1', rounds: [1, 2], players: [], daysBest: [] },
  teams: [team('A', [2, 1]), team('B', [1, 2]), team('C', [3, 3])],
};

it('draws the teams that are shown, in the order of the table', () => {
  expect(rankLines(division, ['B', 'A'])).toEqual([
    {
      key: 'A',
      points: [
        { at: 1, y: 2 },
        { at: 2, y: 1 },
      ],
    },
    {
      key: 'B',
      points: [
        { at: 1, y: 1 },
        { at: 2, y: 2 },
      ],
    },
  ]);
});

it('takes a team away and in again, and no more of them than can be told apart', () => {
  expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
  expect(toggled(['B'], 'A')).toEqual(['B', 'A']);
  const full = Array.from({ length: MOST_LINES }, (_, nth) => String(nth));
  expect(toggled(full, 'A')).toBe(full);
});
