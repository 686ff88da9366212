import type { Instant } from '@riffle/aggregate';
import { offeredNow, type Profile, readClock, type TournamentView } from '@riffle/tournament';

type At = Pick<TournamentView, 'setup' | 'clock' | 'stage' | 'money'>;

/** By which price whoever goes out now buys back in; undefined where rulebook, prices or their time have none. */
export function rebuyNow({ setup, clock, stage, money }: At, now: Instant): Profile | undefined {
  if (setup.money === undefined || stage === 'over' || money?.books?.settled !== undefined) return undefined;
  if (money?.byTheBook.over.includes('rebuy') !== false) return undefined;
  return offeredNow(setup.money, 'rebuy', readClock(clock, setup.levels, now), now)[0];
}
