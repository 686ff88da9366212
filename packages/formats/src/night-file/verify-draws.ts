import { takenBackIn } from '@riffle/aggregate';
import { lotOf } from '@riffle/tournament';
import type { NightFile } from './night-file.ts';

/** How often a lot was drawn, and how many of those were taken back. */
export type DrawsVerified = { readonly draws: number; readonly drawsTakenBack?: number };
export type DrawsFault = { readonly code: 'winner-not-among' | 'drawn-until-another'; readonly name: string };

/**
 * Whether each lot named one of those who were in it, each of them once, and the same whenever it was taken back and drawn
 * anew, as long as he was in it.
 */
export function verifyDraws({ commits }: Pick<NightFile, 'commits'>): DrawsVerified | DrawsFault {
  const takenBack = takenBackIn(commits);
  const first = new Map<string, string>();
  let draws = 0;
  let drawsTakenBack = 0;
  for (const { id, events } of commits)
    for (const event of events) {
      const lot = lotOf(event);
      if (lot === undefined) continue;
      const { of, name, among, drawn } = lot;
      const [winner, ...others] = drawn;
      const isOfThem = winner !== undefined && others.length === 0 && among.includes(winner);
      if (!isOfThem || new Set(among).size < among.length) return { code: 'winner-not-among', name };
      const before = first.get(of);
      if (before !== undefined && before !== winner && among.some((one) => one === before))
        return { code: 'drawn-until-another', name };
      if (before === undefined) first.set(of, winner);
      if (takenBack.has(id)) drawsTakenBack += 1;
      else draws += 1;
    }
  return { draws, ...(drawsTakenBack > 0 && { drawsTakenBack }) };
}
