import { rulebooks } from '@riffle/rulebooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invariants } from '../simulation/invariants.ts';
import { playNight } from '../simulation/play-night.ts';
import { stageOf } from '../stage.ts';
import { minutes } from '../structure.ts';
import { ROUND_DRAWS, ROUND_PLACES, ROUND_STACKS, type Rounds } from './form-of-play.ts';

const books = rulebooks.map(({ id, edition }) => ({ id, edition }));

/** Whatever goes together. */
const rounds = (seats: number): fc.Arbitrary<Rounds> =>
  fc
    .record({
      advance: fc.integer({ min: 1, max: Math.max(1, Math.floor((seats + 1) / 2) - 1) }),
      stacks: fc.constantFrom(...ROUND_STACKS),
      draw: fc.constantFrom(...ROUND_DRAWS),
      places: fc.constantFrom(...ROUND_PLACES),
      third: fc.boolean(),
      again: fc.boolean(),
    })
    .map(({ advance, stacks, draw, places, third, again }) => ({
      ...{ advance, stacks, places },
      draw: advance > 1 ? 'anew' : draw,
      ...(third && seats === 2 && { thirdPlace: true as const }),
      ...(again && stacks === 'fresh' && { levelsAgain: true as const }),
    }));

describe('nights with a limit of time', () => {
  it('keep every promise, and end when it is up if nobody has won before', () => {
    let byTime = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...books.filter(({ id }) => id !== 'oepbl')),
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 1, max: 15 }),
        fc.nat(4),
        fc.boolean(),
        fc.string(),
        (rulebook, players, time, lastHands, each, seed) => {
          const form = { timeLimit: { playTime: minutes(time), lastHands }, ...(each && { eachTable: true as const }) };
          const night = playNight(
            { rulebook, players, seed, form },
            {
              onEvent: (state) => expect(invariants(state)).toEqual([]),
              onStep: ({ history, stacks }) => expect(invariants(history.state, stacks)).toEqual([]),
            },
          );
          expect(stageOf(night.history.state)).toBe('over');
          byTime += night.history.state.endedByTime === undefined ? 0 : 1;
        },
      ),
      { numRuns: 60 },
    );
    expect(byTime).toBeGreaterThan(5);
  });
});

describe('nights in rounds', () => {
  it('keep every promise: chips, one seat for each, places with those that are shared', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...books),
        fc.integer({ min: 2, max: 9 }).chain((seats) => fc.tuple(fc.constant(seats), rounds(seats))),
        fc.integer({ min: 2, max: 40 }),
        fc.string(),
        (rulebook, [seatsPerTable, form], players, seed) => {
          const night = playNight(
            { rulebook, seatsPerTable, players, seed, form: { rounds: form } },
            {
              onEvent: (state) => expect(invariants(state)).toEqual([]),
              onStep: ({ history, stacks }) => expect(invariants(history.state, stacks)).toEqual([]),
            },
          );
          expect(night.places).toHaveLength(players);
          expect(night.places.filter(({ place }) => place === 1)).toHaveLength(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});
