import type { Instant } from '@riffle/aggregate';
import { chipsInUse, readClock, type TournamentView } from '@riffle/tournament';

/** The smallest chip on the tables, as somebody would type it. */
export function smallestInPlay({ setup, clock }: TournamentView, now: Instant): string {
  const { levelIndex } = readClock(clock, setup.levels, now);
  return String(chipsInUse(setup.chips ?? [], setup.levels, levelIndex)[0]?.value ?? '');
}
