import type { Variant } from './variant.ts';
import { findVariant } from './variants.ts';

/** A mixed game: which variants follow each other, and when the next one begins. */
export type Rotation = {
  readonly variants: readonly [Variant, ...Variant[]];
  readonly change: { readonly after: 'hands' | 'minutes' | 'levels' | 'orbits'; readonly count: number };
};

/** The variant after so many full stretches of hands, minutes, levels or orbits. */
export function variantAt({ variants, change }: Rotation, passed: number): Variant {
  return variants[Math.floor(passed / change.count) % variants.length] as Variant;
}

const mix = (ids: readonly string[]): readonly [Variant, ...Variant[]] => {
  const [first, ...rest] = ids.flatMap((id) => findVariant(id) ?? []);
  if (first === undefined || rest.length !== ids.length - 1) throw new RangeError(`unknown variant in ${ids.join()}`);
  return [first, ...rest];
};

export const horse = mix(['limit-holdem', 'limit-omaha-hi-lo-4', 'limit-razz', 'limit-stud', 'limit-stud-hi-lo']);
export const eightGame = mix([
  'limit-triple-draw-27',
  'limit-holdem',
  'limit-omaha-hi-lo-4',
  'limit-razz',
  'limit-stud',
  'limit-stud-hi-lo',
  'no-limit-holdem',
  'pot-limit-omaha-4',
]);
