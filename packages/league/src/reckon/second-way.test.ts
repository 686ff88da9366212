import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Round } from '../season/shape.ts';
import { playMatchDay } from '../simulation/match-day-played.ts';
import { ready } from '../testing.ts';
import { reckonRound } from './round.ts';

const oepbl = ready('oepbl');
const HEATS = [
  { event: [1, 2], tables: [3, 4, 5, 6] },
  { event: [3, 4], tables: [1, 2, 5, 6] },
  { event: [5, 6], tables: [1, 2, 3, 4] },
];
const TABLE = [9, 7, 5, 3, 2, 1];
const EVENT = [30, 25, 21, 18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/**
 * The regulation a second time, as plainly as it can be put and with nothing of the code under test: for each seat and each
 * stack how many are better is counted one by one.
 */
function byHand({ tables = [], events = [] }: Round) {
  const teams = new Map<string, number>();
  const players = new Map<string, number>();
  const add = (to: Map<string, number>, name: string | undefined, points: number): void => {
    if (name !== undefined) to.set(name, (to.get(name) ?? 0) + points);
  };
  for (const { seats, inTime } of tables) {
    const real = seats.filter((seat) => seat.ghost !== true);
    for (const seat of real) {
      const better = real.filter((other) => {
        if (other.chips !== undefined) return seat.chips === undefined || other.chips > seat.chips;
        return seat.chips === undefined && (other.place ?? 0) < (seat.place ?? 0);
      }).length;
      const hasAll = seat.chips !== undefined && real.filter((other) => other.chips !== undefined).length === 1;
      const points = (TABLE[better] ?? 0) + (inTime === true && hasAll ? 1 : 0);
      add(teams, seat.team, points);
      add(players, seat.player, points);
    }
    for (const { team } of seats) add(teams, team, 0);
  }
  for (const { heats } of events) {
    const all = heats.flatMap(({ stacks }) => stacks);
    const names = [...new Set(all.map(({ team }) => team))];
    const played = names.filter((team) => all.some((stack) => stack.team === team && stack.ghost !== true));
    const placeOf = (team: string) => all.find((stack) => stack.team === team && stack.place !== undefined)?.place ?? 0;
    for (const team of names) add(teams, team, 0);
    for (const team of played)
      add(teams, team, EVENT[played.filter((other) => placeOf(other) < placeOf(team)).length] ?? 0);
    for (const { stacks } of heats) {
      const here = stacks.filter(({ ghost }) => ghost !== true);
      const isOver = stacks.filter(({ place }) => place === undefined || place === 1).length <= 1;
      if (here.length < 2) continue;
      const third = Math.floor(here.length / 3);
      for (const stack of here) {
        const isOut = stack.place !== undefined && stack.place > 1;
        const gain = (one: (typeof here)[number]) => (one.end ?? 0) - one.start;
        const better = here.filter((other) => {
          if (stack.place !== undefined) return other.place === undefined || other.place < stack.place;
          return other.place === undefined && gain(other) > gain(stack);
        }).length;
        const points = (isOut && !isOver) || better >= here.length - third ? 3 : better < third ? 7 : 5;
        add(players, stack.player, points);
      }
    }
  }
  return { teams, players };
}

it('a whole match day comes out as it is reckoned a second time by hand', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 18 }),
      fc.array(fc.nat(), { minLength: 50, maxLength: 50 }),
      fc.array(fc.constantFrom(0, 1, 2), { minLength: 18, maxLength: 18 }),
      (many, chance, missing) => {
        let at = 0;
        const random = (n: number): number => {
          at += 1;
          return ((chance[at % chance.length] ?? 0) * 7 + at * at * 31) % n;
        };
        const fielded = Array.from({ length: many }, (_, nth) => ({
          team: `T${String(nth)}`,
          players: [1, 2, 3, 4, 5, 6].map((number) =>
            number === missing[nth] ? undefined : `T${String(nth)} ${String(number)}`,
          ),
        }));
        const round = playMatchDay({
          ...{ round: 1, division: '1', date: '2026-01-01', heats: HEATS, fielded, told: [], random },
        });
        const { teams, players } = byHand(round);
        const score = reckonRound(
          oepbl,
          round,
          fielded.map(({ team }) => team),
        );
        expect(score.problems).toEqual([]);
        expect(new Map(score.teams.map((one) => [one.team, one.scored]))).toEqual(teams);
        expect(new Map(score.players.map((one) => [one.player, one.points]))).toEqual(players);
        for (const one of score.teams) {
          const better = [...teams.values()].filter((points) => points > one.scored).length;
          expect([one.place, one.table]).toEqual([better + 1, EVENT[better]]);
        }
      },
    ),
    { numRuns: 150 },
  );
});
