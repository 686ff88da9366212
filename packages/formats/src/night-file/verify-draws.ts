import { takenBackIn } from '@riffle/aggregate';
import type { NightFile } from './night-file.ts';

/** How many prizes went by lot. */
export type DrawsVerified = { readonly draws: number };
export type DrawsFault = { readonly code: 'winner-not-among' | 'drawn-until-another'; readonly name: string };

/**
 * Whether each prize that was drawn went to one of those who were in the lot, each of them once, and to the same whenever it
 * was taken back and drawn anew, as long as he was in it.
 */
export function verifyDraws({ commits }: Pick<NightFile, 'commits'>): DrawsVerified | DrawsFault {
  const takenBack = takenBackIn(commits);
  const first = new Map<string, string>();
  let draws = 0;
  for (const { id, events } of commits)
    for (const event of events) {
      if (event.type !== 'SpecialAwarded' || event.among === undefined) continue;
      const { special, name, among, entries } = event;
      const [winner, ...others] = entries;
      const isOfThem = winner !== undefined && others.length === 0 && among.includes(winner);
      if (!isOfThem || new Set(among).size < among.length) return { code: 'winner-not-among', name };
      const key = JSON.stringify([special, name]);
      const before = first.get(key);
      if (before !== undefined && before !== winner && among.some((one) => one === before))
        return { code: 'drawn-until-another', name };
      if (before === undefined) first.set(key, winner);
      if (!takenBack.has(id)) draws += 1;
    }
  return { draws };
}
