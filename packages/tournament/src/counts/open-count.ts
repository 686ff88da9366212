import type { Instant } from '@riffle/aggregate';
import { playTime } from '../play-time.ts';
import { type Millis, minutes } from '../structure.ts';

/** So long somebody may have played before another count begins by itself. */
const OPEN_FOR = minutes(10);

/** What is told now belongs to it: hardly anything has been played since it began. */
export const isOpen = (
  { played }: { readonly played: Millis },
  state: Parameters<typeof playTime>[0],
  now: Instant,
): boolean => playTime(state, now) - played <= OPEN_FOR;
