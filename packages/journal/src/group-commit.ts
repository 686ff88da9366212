/** Enough to share the cost of a sync, small enough that reads and sockets are served in between. */
const LARGEST_GROUP = 1000;

type Waiting<Item, Answer> = {
  readonly item: Item;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * Gathers what many callers want written and writes it together, so that they share one sync to disk.
 * `write` is all or nothing: it answers every item, or throws and has written none of them.
 */
export class GroupCommit<Item, Answer> {
  readonly #write: (items: readonly Item[]) => readonly Answer[];
  readonly #written: (answers: readonly Answer[]) => void;
  #waiting: Waiting<Item, Answer>[] = [];
  #idle: (() => void)[] = [];
  #due = false;

  /** `written` hears the answers before those who wait for them do. */
  constructor(write: (items: readonly Item[]) => readonly Answer[], written: (answers: readonly Answer[]) => void) {
    this.#write = write;
    this.#written = written;
  }

  add(item: Item): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ item, answer, fail });
      this.#schedule();
    });
  }

  /** Resolves when nothing waits to be written. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle.push(resolve);
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#due) return;
    this.#due = true;
    setImmediate(() => this.#drain());
  }

  #drain(): void {
    this.#due = false;
    const group = this.#waiting.slice(0, LARGEST_GROUP);
    this.#waiting = this.#waiting.slice(LARGEST_GROUP);
    if (group.length > 0) this.#commit(group);
    if (this.#waiting.length > 0) {
      this.#schedule();
      return;
    }
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #commit(group: readonly Waiting<Item, Answer>[]): void {
    let answers: readonly Answer[];
    try {
      answers = this.#write(group.map(({ item }) => item));
    } catch (error) {
      // whoever is at fault must not take the neighbours down: each tries again alone
      if (group.length > 1) for (const waiting of group) this.#commit([waiting]);
      else for (const { fail } of group) fail(error);
      return;
    }
    this.#written(answers);
    group.forEach(({ answer, fail }, place) => {
      const own = answers[place];
      if (own === undefined) fail(new Error('a write without an answer'));
      else answer(own);
    });
  }
}
