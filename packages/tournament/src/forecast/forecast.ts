import { seededRandom } from '../simulation/seeded-random.ts';
import { type FieldNow, playField } from './shrinking-field.ts';

/** When a night will be over, from the clock as it stands: half of the simulated nights by `middle`, eight in ten in between. */
export type Forecast = {
  readonly early: number;
  readonly middle: number;
  readonly late: number;
  /** How many are left when a line begins, in half of the nights; none for lines that have begun. */
  readonly left: readonly (number | undefined)[];
};

const NIGHTS = 200;
const FEWEST_NIGHTS = 20;
/** A large field needs fewer nights, as they are more alike: so many hands in all. */
const MOST_HANDS = 400_000;

/** The same for the same field: a figure that changes says that something happened. */
export function forecast(field: FieldNow): Forecast {
  const random = seededRandom(`${String(field.left)} ${String(field.chips)}`);
  const lengths: number[] = [];
  const left: number[][] = field.levels.map(() => []);
  let hands = 0;
  while (lengths.length < NIGHTS && (lengths.length < FEWEST_NIGHTS || hands < MOST_HANDS)) {
    const night = playField(field, random);
    hands += night.hands;
    lengths.push(night.length);
    for (const [line, begun] of left.entries()) begun.push(night.left[line] ?? 1);
  }
  const began = field.at === undefined ? -1 : field.at.level;
  return {
    early: part(lengths, 0.1),
    middle: part(lengths, 0.5),
    late: part(lengths, 0.9),
    left: left.map((begun, line) => (line <= began ? undefined : part(begun, 0.5))),
  };
}

/** The value below which so great a part of them lies. */
function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
