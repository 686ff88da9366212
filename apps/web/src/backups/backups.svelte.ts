import type { BackupFile, BackupPlan, Backups as BackupsTold, Problem } from '@riffle/wire';
import { ask, get, post } from '../ask/ask.ts';
import { showProblem } from '../notices/notices.svelte.ts';

/** How far one is, is asked for again after this. */
const LOOK = 500;

/** What the owner sees of the backups. */
export class Backups {
  #told = $state.raw<BackupsTold>();
  #problem = $state.raw<Problem>();

  get told(): BackupsTold | undefined {
    return this.#told;
  }
  /** Why there is nothing to see. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  async load(): Promise<void> {
    const answer = await get<BackupsTold>('/api/backups');
    if (answer.ok) this.#told = answer.value;
    this.#problem = answer.ok ? undefined : answer.refusal;
  }

  /** Nothing where it was refused, which is said. */
  async make(): Promise<BackupFile | undefined> {
    let isDone = false;
    const looking = this.#lookUntil(() => isDone);
    const answer = await post<{ readonly made?: BackupFile }>('/api/backups');
    isDone = true;
    await looking;
    if (!answer.ok) showProblem(answer.refusal);
    else if (answer.value.made === undefined) await this.#lookUntil(() => this.#told?.running === undefined);
    await this.load();
    return answer.ok ? (answer.value.made ?? this.#told?.good) : undefined;
  }

  async setPlan(plan: BackupPlan): Promise<boolean> {
    const answer = await ask<BackupPlan>('PUT', '/api/backups/plan', plan);
    if (answer.ok) await this.load();
    else showProblem(answer.refusal);
    return answer.ok;
  }

  async #lookUntil(isDone: () => boolean): Promise<void> {
    do {
      await new Promise((resolve) => setTimeout(resolve, LOOK));
      await this.load();
    } while (!isDone());
  }
}
