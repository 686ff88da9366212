import type { Tournament } from '@riffle/tournament';
import { seen } from './viewers.ts';

/** One that nobody finished runs no longer once its clock is stopped. */
export function isRunning(state: Tournament): boolean {
  const { stage, clock } = seen(state, 'staff');
  return stage === 'countdown' || (stage === 'play' && clock?.running === true);
}
