import { takenBackIn } from '@riffle/aggregate';
import { lotOf, type TournamentEvent } from '@riffle/tournament';
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
  const heads = new HeadsVerified();
  let draws = 0;
  let drawsTakenBack = 0;
  for (const { id, events } of commits)
    for (const event of events) {
      const fault = heads.faultIn(event);
      if (fault !== undefined) return fault;
      if (event.type === 'HeadDrawn' && event.is) {
        if (takenBack.has(id)) drawsTakenBack += 1;
        else draws += 1;
      }
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

/**
 * Of a secret bounty: whether each head that came out was in the hat, and each was the same whenever it was taken back and
 * came out anew.
 */
class HeadsVerified {
  readonly #among = new Map<string, ReadonlySet<string>>();
  readonly #head = new Map<string, string>();
  readonly #came = new Map<string, boolean>();

  faultIn(event: TournamentEvent): DrawsFault | undefined {
    if (event.type === 'HatFilled') {
      const { special, name, among } = event;
      const hat = JSON.stringify([special, name]);
      this.#among.set(hat, new Set(among));
      // who is in no hat any more carries nothing
      if (!among.some((entry) => entry === this.#head.get(hat))) this.#head.delete(hat);
      return new Set(among).size < among.length ? { code: 'winner-not-among', name } : undefined;
    }
    if (event.type !== 'HeadDrawn') return undefined;
    const { special, name, entry, is } = event;
    if (this.#among.get(JSON.stringify([special, name]))?.has(entry) !== true)
      return { code: 'winner-not-among', name };
    const key = JSON.stringify([special, name, entry]);
    if ((this.#came.get(key) ?? is) !== is) return { code: 'drawn-until-another', name };
    this.#came.set(key, is);
    // whose it was stays so, whatever is taken back
    const hat = JSON.stringify([special, name]);
    if (is && (this.#head.get(hat) ?? entry) !== entry) return { code: 'drawn-until-another', name };
    if (is) this.#head.set(hat, entry);
    return undefined;
  }
}
