import { expect, it } from 'vitest';
import { qualifiedAfter } from './qualified.ts';

it('[oepbl:5.1.2] who has qualified follows from the season before: who went down has not for the division above', () => {
  const team = (club: string, division: string) => ({ id: `${club}${division}`, club, division });
  const found = qualifiedAfter({
    clubs: ['A', 'B', 'C', 'D'].map((id) => ({ id, name: `PC ${id}` })),
    teams: [team('A', '1'), team('B', '1'), team('C', '2'), team('D', '2')],
    divisions: [
      { id: '1', teams: 18 },
      { id: '2', teams: 18 },
    ],
    confirmed: {
      moves: [
        { team: 'B1', way: 'down' },
        { team: 'C2', way: 'up' },
        { team: 'D2', way: 'down' },
      ],
    },
  });
  expect(found.map(({ name, division }) => [name, division])).toEqual([
    ['PC A', '1'],
    ['PC B', '2'],
    ['PC C', '1'],
  ]);
});
