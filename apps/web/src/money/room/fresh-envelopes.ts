import type { Instant } from '@riffle/aggregate';
import type { TournamentView } from '@riffle/tournament';

type Mystery = NonNullable<NonNullable<TournamentView['money']>['mystery']>;
export type DrawnEnvelope = NonNullable<Mystery['drawn']>[number];

const FRESH = 60_000;
/** What came last is looked at before whoever must move is told again. */
const LOUDEST = 15_000;
const MOST = 3;

/** What has just been drawn, newest first, for a minute: a few at once where several went out in one hand. */
export function freshEnvelopes({ money }: Pick<TournamentView, 'money'>, now: Instant): readonly DrawnEnvelope[] {
  const drawn = money?.mystery?.drawn ?? [];
  return drawn
    .filter(({ at }) => now - at < FRESH)
    .toReversed()
    .slice(0, MOST);
}

/** Whether it was drawn so recently that it goes before everything else. */
export const isLoud = (drawn: readonly DrawnEnvelope[], now: Instant): boolean =>
  drawn.some(({ at }) => now - at < LOUDEST);
