import type { ClubWall, Problem, WallMedium } from '@riffle/wire';
import { ask, get } from '../ask/ask.ts';
import { t } from '../language/language.svelte.ts';
import { ontoFresh, type WallChanges, withChanges } from './onto-fresh.ts';

/** A picture or a recording over a poor network. */
const PATIENCE = 60_000;

const CHANGED = { type: 'about:blank', status: 409, code: 'changed-elsewhere' } as const;

/** How the club's walls speak and what they show, as it is chosen here: each change is kept at once. */
export class Walls {
  #told = $state.raw<ClubWall>();
  #problem = $state.raw<Problem>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

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

  /** Whether it was kept. One after the other: what was shown last is what the next begins with. */
  change(changes: WallChanges): Promise<boolean> {
    const shown = this.#told ?? {};
    // shown at once, and as it is where it is refused
    this.#told = withChanges(shown, changes);
    this.#waiting += 1;
    const kept = this.#last.then(() => this.#keep(shown, changes));
    this.#last = kept;
    return kept;
  }

  async #keep(shown: ClubWall, changes: WallChanges): Promise<boolean> {
    this.#waiting -= 1;
    const fresh = await get<ClubWall>('/api/club/wall');
    if (!fresh.ok) return this.#refused(fresh.refusal, shown);
    const wanted = ontoFresh(shown, fresh.value, changes);
    if (wanted === undefined) return this.#refused({ ...CHANGED, ...t.walls.changedElsewhere }, fresh.value);
    const answer = await ask<ClubWall>('PUT', '/api/club/wall', wanted);
    if (!answer.ok) return this.#refused(answer.refusal, fresh.value);
    this.#problem = undefined;
    // what somebody else chose meanwhile too, once nothing of one's own is still to be kept
    if (this.#waiting === 0) this.#told = answer.value;
    return true;
  }

  #refused(problem: Problem, now: ClubWall): false {
    this.#problem = problem;
    this.#told = now;
    return false;
  }

  /** Brings a file there, which is kept once something names it. */
  async bring(file: Blob): Promise<WallMedium | undefined> {
    const answer = await ask<WallMedium>('POST', '/api/club/wall/media', file, PATIENCE);
    this.#problem = answer.ok ? undefined : answer.refusal;
    return answer.ok ? answer.value : undefined;
  }
}
