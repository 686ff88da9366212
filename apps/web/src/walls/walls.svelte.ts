import type { ClubWall, Problem, WallMedium } from '@riffle/wire';
import { ask, get } from '../ask/ask.ts';

/** A picture or a recording over a poor network. */
const PATIENCE = 60_000;

/** How the club's walls speak and what they show, as it is chosen here: each change is kept at once. */
export class Walls {
  #told = $state.raw<ClubWall>();
  #problem = $state.raw<Problem>();

  /** Absent until the server has said it. */
  get told(): ClubWall | undefined {
    return this.#told;
  }
  get problem(): Problem | undefined {
    return this.#problem;
  }

  async load(): Promise<void> {
    const answer = await get<ClubWall>('/api/club/wall');
    this.#problem = answer.ok ? undefined : answer.refusal;
    if (answer.ok) this.#told = answer.value;
  }

  /** Whether it was kept. What is `undefined` is left to what is usual. */
  async change(changes: { readonly [K in keyof ClubWall]: ClubWall[K] | undefined }): Promise<boolean> {
    const before = this.#told;
    const kept = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined);
    // shown at once, and as it was where it is refused
    this.#told = Object.fromEntries(kept) as ClubWall;
    const answer = await ask<ClubWall>('PUT', '/api/club/wall', this.#told);
    this.#problem = answer.ok ? undefined : answer.refusal;
    if (!answer.ok) this.#told = before;
    return answer.ok;
  }

  /** Brings a file there, which is kept once something names it. */
  async bring(file: Blob): Promise<WallMedium | undefined> {
    const answer = await ask<WallMedium>('POST', '/api/club/wall/media', file, PATIENCE);
    this.#problem = answer.ok ? undefined : answer.refusal;
    return answer.ok ? answer.value : undefined;
  }
}
