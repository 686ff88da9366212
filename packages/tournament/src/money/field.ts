import type { Instant } from '@riffle/aggregate';
import { lateEntryOpen } from '../late-entry.ts';
import { reEntryLevel } from '../re-entry.ts';
import { setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { offeredNow, readingAt } from './offered.ts';
import { isOffered } from './offered-at.ts';
import { forbidden } from './selling.ts';

/** Whether nobody can come in any more, so that the places of those who are out stay what they are. */
export function fieldIsFinal(state: Tournament, now: Instant): boolean {
  if (stageOf(state) === 'over') return true;
  const setup = setupOf(state);
  if (lateEntryOpen(setup, state.clock, now)) return false;
  const reading = readingAt(state, now);
  const again = reEntryLevel(setup);
  if (again !== undefined && isOffered({ through: again }, reading)) return false;
  const { money } = setup;
  if (money === undefined || forbidden(state, 'rebuy') !== undefined) return true;
  const through = money.limits?.rebuy?.through;
  const timely = through === undefined || isOffered({ through, breaks: 'also' }, reading);
  return !timely || offeredNow(money, 'rebuy', reading).length === 0;
}
