import type { Instant } from '@riffle/aggregate';
import { lateEntryOpen } from '../late-entry.ts';
import { reEntryLevel } from '../re-entry.ts';
import { setupOf } from '../rulebook-of.ts';
import { stageOf } from '../stage.ts';
import type { Tournament } from '../state.ts';
import { readingAt } from './offered.ts';
import { mayBeOffered, offeredAtLevel } from './offered-at.ts';
import { forbidden } from './selling.ts';

/** Whether nobody can come in any more, so that the places of those who are out stay what they are. */
export function fieldIsFinal(state: Tournament, now: Instant): boolean {
  if (stageOf(state) === 'over') return true;
  const setup = setupOf(state);
  if (lateEntryOpen(setup, state.clock, now)) return false;
  const reading = readingAt(state, now);
  const again = reEntryLevel(setup);
  if (again !== undefined && offeredAtLevel({ through: again }, reading)) return false;
  const { money } = setup;
  if (money === undefined || forbidden(state, 'rebuy') !== undefined) return true;
  const through = money.limits?.rebuy?.through;
  const timely = through === undefined || offeredAtLevel({ through, breaks: 'also' }, reading);
  const toCome = money.profiles.some(
    ({ kind, offered = {} }) => kind === 'rebuy' && mayBeOffered(offered, reading, now),
  );
  return !timely || !toCome;
}
