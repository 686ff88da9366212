import type { Instant } from '@riffle/aggregate';
import type { LotView, TournamentView } from '@riffle/tournament';

const FRESH = 60_000;

/** The player whom a lot has just named, for a minute, where the room is meant to see it. */
export function drawnNow({ lots }: Pick<TournamentView, 'lots'>, now: Instant): LotView | undefined {
  const [last] = lots?.last ?? [];
  return last?.shown && now - last.at < FRESH ? last : undefined;
}
