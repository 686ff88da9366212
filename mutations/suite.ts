import { expect } from 'vitest';

/** A test as its file gave it, with all that must have been done before. */
export type Test = { readonly name: string; readonly run: () => unknown };

type Body = (...given: never[]) => unknown;
type Suite = { readonly path: readonly string[]; readonly before: Body[]; readonly beforeEach: Body[]; ready: boolean };

/**
 * What a test file takes from vitest, as far as the tests of pure packages need it: its tests are kept, not run, so that
 * one of them can be tried alone, with nothing of a runner around it. `expect` is vitest's own.
 */
export class Collecting {
  readonly tests: Test[] = [];
  #suites: readonly Suite[] = [{ path: [], before: [], beforeEach: [], ready: false }];

  readonly vitest: object;

  constructor() {
    const it = Object.assign(this.#it, { each: this.#eachOf(this.#it), skipIf: skipIf(this.#it), only: this.#it });
    const describe = Object.assign(this.#describe, {
      each: this.#eachOf(this.#describe),
      skipIf: skipIf(this.#describe),
    });
    this.vitest = {
      it,
      test: it,
      describe,
      expect,
      beforeAll: (body: Body) => this.#innermost.before.push(body),
      beforeEach: (body: Body) => this.#innermost.beforeEach.push(body),
    };
  }

  get #innermost(): Suite {
    const suite = this.#suites.at(-1);
    if (suite === undefined) throw new Error('outside of every suite');
    return suite;
  }

  readonly #it = (name: string, first: unknown, second?: unknown): void => {
    const body = bodyOf(first, second);
    const suites = this.#suites;
    this.tests.push({ name: [...this.#innermost.path, name].join(' > '), run: () => inOrder(suites, body) });
  };

  readonly #describe = (name: string, first: unknown, second?: unknown): void => {
    const around = this.#suites;
    this.#suites = [...around, { path: [...this.#innermost.path, name], before: [], beforeEach: [], ready: false }];
    bodyOf(first, second)();
    this.#suites = around;
  };

  #eachOf(add: (name: string, body: () => unknown) => void) {
    return (rows: readonly unknown[]) =>
      (name: string, first: unknown, second?: unknown): void => {
        const body = bodyOf(first, second) as (...given: unknown[]) => unknown;
        for (const [nth, row] of rows.entries())
          add(`${name} (${String(nth)})`, () => (Array.isArray(row) ? body(...row) : body(row)));
      };
  }
}

const skipIf =
  <A extends unknown[]>(add: (...given: A) => void) =>
  (skipped: unknown) =>
    skipped ? () => undefined : add;

function bodyOf(first: unknown, second: unknown): () => unknown {
  const body = typeof first === 'function' ? first : second;
  if (typeof body !== 'function') throw new TypeError('a test without a body');
  return body as () => unknown;
}

/** At once where nothing has to be waited for, so that a time limit holds. */
function inOrder(suites: readonly Suite[], body: () => unknown): unknown {
  const first = suites.flatMap((suite) => [...(suite.ready ? [] : suite.before), ...suite.beforeEach]);
  for (const suite of suites) suite.ready = true;
  if (first.length === 0) return body();
  return (async () => {
    for (const hook of first) await (hook as () => unknown)();
    await body();
  })();
}
