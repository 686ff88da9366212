import type { Instant } from '@riffle/aggregate';
import { standAt } from '../clock-stand.ts';
import type { Tournament } from '../state.ts';

/** Index of the level that a hand is of which begins now. */
export const levelAt = ({ clock, setup }: Tournament, at: Instant): number =>
  clock === undefined ? 0 : standAt(clock, setup?.levels ?? [], at).level;
