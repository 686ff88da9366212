import { expect, it } from 'vitest';
import { instead, ready } from '../testing.ts';
import { simulateSeason } from './simulate-season.ts';

/** A generator of its own, so that a test says the same on every machine. */
function seeded(seed: number) {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
const small = instead(ready('oepbl'), 'season.divisions', [
  { id: '1', teams: 6 },
  { id: '2', teams: 6 },
]);

it.each([1, 2, 3])('plays a small season to its end, everything looked at after every event: %i', (seed) => {
  const played = simulateSeason({ profile: small, teams: 6, doubleClubs: 1, random: seeded(seed) });
  expect(played.movement?.divisions).toHaveLength(2);
  expect(played.refusals).toBeGreaterThan(20);
  expect(played.tables.map(({ rows }) => rows)).toMatchObject([{ length: 6 }, { length: 6 }]);
});

it('is the same season again from the same chance', () => {
  const play = () => simulateSeason({ profile: small, teams: 4, doubleClubs: 0, random: seeded(7) });
  expect(play()).toEqual(play());
});
