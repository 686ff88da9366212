/** Enough to share the cost of a sync, small enough that reads and sockets are served in between. */
const LARGEST_GROUP = 1000;

type Waiting<Item, Answer> = {
  readonly item: Item;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
};

type Write<Item, Answer> = (items: readonly Item[]) => readonly Answer[] | Promise<readonly Answer[]>;

/**
 * Gathers what many callers want written and writes it together, so that they share one sync to disk.
 * `write` is all or nothing: it answers every item, or throws and has written none of them. Where it takes its time, the next
 * group gathers meanwhile and is written afterwards.
 */
export class GroupCommit<Item, Answer> {
  readonly #write: Write<Item, Answer>;
  readonly #written: (answers: readonly Answer[]) => void;
  #waiting: Waiting<Item, Answer>[] = [];
  #idle: (() => void)[] = [];
  #due = false;

  /** `written` hears the answers before those who wait for them do. */
  constructor(write: Write<Item, Answer>, written: (answers: readonly Answer[]) => void) {
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
    const group = this.#waiting.slice(0, LARGEST_GROUP);
    this.#waiting = this.#waiting.slice(LARGEST_GROUP);
    const writing = group.length === 0 ? undefined : this.#commit(group);
    if (writing === undefined) this.#goOn();
    else void writing.then(() => this.#goOn());
  }

  #goOn(): void {
    this.#due = false;
    if (this.#waiting.length > 0) {
      this.#schedule();
      return;
    }
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** A promise where the writing takes its time. */
  #commit(group: readonly Waiting<Item, Answer>[]): Promise<void> | undefined {
    let answers: readonly Answer[] | Promise<readonly Answer[]>;
    try {
      answers = this.#write(group.map(({ item }) => item));
    } catch (error) {
      return this.#failed(group, error);
    }
    if (answers instanceof Promise)
      return answers.then(
        (later) => this.#answer(group, later),
        (error: unknown) => this.#failed(group, error),
      );
    this.#answer(group, answers);
    return undefined;
  }

  /** Whoever is at fault must not take the neighbours down: each tries again alone. */
  #failed(group: readonly Waiting<Item, Answer>[], error: unknown): Promise<void> | undefined {
    if (group.length === 1) {
      for (const { fail } of group) fail(error);
      return undefined;
    }
    let before: Promise<void> | undefined;
    for (const waiting of group) before = before?.then(() => this.#commit([waiting])) ?? this.#commit([waiting]);
    return before;
  }

  #answer(group: readonly Waiting<Item, Answer>[], answers: readonly Answer[]): void {
    this.#written(answers);
    group.forEach(({ answer, fail }, place) => {
      const own = answers[place];
      if (own === undefined) fail(new Error('a write without an answer'));
      else answer(own);
    });
  }
}
