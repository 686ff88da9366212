import type { Journal } from '@riffle/journal';
import type { Listed } from '@riffle/wire';
import type { Hosted } from './hosted.ts';
import type { Shape } from './kind.ts';

/** `ends` lets go of its journal. */
type One<S extends Shape> = {
  readonly hosted: Hosted<S>;
  readonly listed: () => S['Line'] | undefined;
  readonly ends: () => void;
};

/** Those that live in journals of their own, as demos do. */
export class Adopted<S extends Shape> {
  readonly #all = new Map<string, One<S>>();

  take(hosted: Hosted<S>, journal: Journal, listed: () => S['Line'] | undefined): void {
    const ends = journal.subscribe((commit) => hosted.followed.hear(commit));
    this.#all.set(hosted.id, { hosted, listed, ends });
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  idOf(code: string): string | undefined {
    return [...this.#all.values()].find(({ hosted }) => hosted.code === code)?.hosted.id;
  }

  /** The last first. */
  listed(): readonly (Listed & S['Line'])[] {
    return [...this.#all.values()].reverse().flatMap(({ hosted: { id, code, createdAt }, listed }) => {
      const line = listed();
      return line === undefined ? [] : [{ id, code, createdAt, ...line, demo: true as const }];
    });
  }

  letGo(id: string): void {
    this.#all.get(id)?.ends();
    this.#all.delete(id);
  }

  letGoOfAll(): void {
    for (const { ends } of this.#all.values()) ends();
  }
}
