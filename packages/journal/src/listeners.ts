import type { Appended, Listener } from './journal.ts';

/** Those who hear of every commit. What one of them throws reaches neither the others nor the writer. */
export class Listeners {
  readonly #failed: (error: unknown) => void;
  #listeners: readonly { readonly listener: Listener }[] = [];

  constructor(failed: (error: unknown) => void = throwLater) {
    this.#failed = failed;
  }

  add(listener: Listener): () => void {
    const entry = { listener };
    this.#listeners = [...this.#listeners, entry];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== entry);
    };
  }

  tell(answers: readonly Appended[]): void {
    for (const answer of answers) {
      if (!answer.ok || answer.repeated) continue;
      for (const { listener } of this.#listeners) {
        try {
          listener(answer.commit);
        } catch (error) {
          this.#failed(error);
        }
      }
    }
  }
}

// a bug in a listener should be as loud as any other, but not in the middle of a write
function throwLater(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}
