import { type Instant, later } from '@riffle/aggregate';
import { standAt } from '../clock-stand.ts';
import type { Tournament } from '../state.ts';

/** Whether a level that begins now begins with the clock stopped. */
export const standsInHandForHand = (state: Tournament): boolean => state.handForHand?.stopsClock === true;

/**
 * When the break ends that runs while hand-for-hand is on and stops the clock: a break is no playing time, so it runs out, and
 * the clock stands from the first moment of the next level. Nothing where play runs, or where the break waits to be ended.
 */
export function breakEndsInHandForHand({ handForHand, clock, setup }: Tournament): Instant | undefined {
  if (handForHand?.stopsClock !== true || clock?.running !== true || setup === undefined) return undefined;
  const from = handForHand.since > clock.at ? handForHand.since : clock.at;
  const { level, remaining, interlude } = standAt(clock, setup.levels, from);
  const line = setup.levels[level];
  const inBreak = line?.kind === 'break';
  if (inBreak && (line.waits === true || setup.levels[level + 1] === undefined)) return undefined;
  if (!inBreak && interlude === undefined) return undefined;
  const left = (interlude?.remaining ?? 0) + (inBreak ? remaining : 0);
  return later(from, Math.ceil(left / clock.speed));
}
