/** Hears whose name may be another one now: these ids, or anybody's. */
export type NameListener = (ids?: readonly string[]) => void;

/** Who wants to hear that something is otherwise now. */
export class Changes {
  readonly #listeners = new Set<NameListener>();

  onChange(listener: NameListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(ids?: readonly string[]): void {
    for (const listener of this.#listeners) listener(ids);
  }
}
