import { FinishingRace } from './finishing-race.ts';

/** A hair below what the change to a step half as wide may be: the error falls with its square from there on. */
const SETTLED = 1e-8;
/** What is left out at the far end, as a part of the whole. */
const NEGLIGIBLE = 1e-17;
const FIRST_STEP = 0.1;
/** Here a player's time is so near to nothing that nobody finishes before him. */
const FROM = -3.7;
const FINEST = 12;

/**
 * What each stack is worth of the prizes by Malmuth–Harville, in the unit of the prizes: exact but for the rounding of a
 * number. Stacks are whole and above 0; prizes are by place, best first, never more for a worse place; those beyond the last player go to nobody.
 *
 * Malmuth–Harville is a race: each finishes after a random time, at a rate of his stack, and the first takes the first prize.
 * So a player's equity is one integral over his own time, with what the others have done by then.
 */
export function dealEquities(stacks: readonly number[], prizes: readonly number[]): readonly number[] {
  const paid = prizes.slice(0, stacks.length);
  const race = new FinishingRace(stacks, paid);
  let sums = race.weigh(steps(FIRST_STEP, FROM), NEGLIGIBLE);
  let step = FIRST_STEP;
  let found = sums.map((sum) => sum * step);
  for (let finer = 0; finer < FINEST; finer += 1) {
    // the points between those that are known
    const between = race.weigh(steps(step, FROM + step / 2), NEGLIGIBLE);
    sums = sums.map((sum, player) => sum + (between[player] ?? 0));
    step /= 2;
    const before = found;
    found = sums.map((sum) => sum * step);
    if (found.every((equity, player) => Math.abs(equity - (before[player] ?? 0)) <= SETTLED * equity)) break;
  }
  return found;
}

function* steps(step: number, from: number): Generator<number> {
  for (let count = 0; ; count += 1) yield from + count * step;
}
