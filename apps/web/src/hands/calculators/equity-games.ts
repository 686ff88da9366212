import { findVariant, type Variant } from '@riffle/hand';

const IDS = [
  'no-limit-holdem',
  'pot-limit-omaha-4',
  'pot-limit-omaha-5',
  'pot-limit-omaha-6',
  'pot-limit-omaha-hi-lo-4',
  'pot-limit-omaha-hi-lo-5',
  'pot-limit-omaha-hi-lo-6',
  'no-limit-short-deck',
  'limit-stud',
  'limit-stud-hi-lo',
  'limit-razz',
  'no-limit-single-draw-27',
  'limit-badugi',
] as const;

/** One of each kind: limits make no difference to what a hand is worth. */
export const EQUITY_GAMES: readonly Variant[] = IDS.flatMap((id) => findVariant(id) ?? []);
