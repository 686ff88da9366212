import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Imports } from './imports.ts';
import { isTimeout, within } from './limit.ts';
import type { Mutant } from './mutant.ts';
import { Noting, type Reach } from './reach.ts';
import { Sources } from './sources.ts';
import { Collecting, type Test } from './suite.ts';
import { switched } from './switched.ts';
import { type SwitchOf, World } from './world.ts';

export type Fate =
  | { readonly is: 'killed'; readonly by: string }
  | { readonly is: 'timeout'; readonly by: string }
  | { readonly is: 'survived'; readonly tests: number }
  | { readonly is: 'unreached' };

export type Asked = {
  readonly root: string;
  readonly testFiles: readonly string[];
  /** All mutants of the files that are changed, in their order. */
  readonly mutants: { readonly [file: string]: readonly Mutant[] };
  /** Where what was compiled and measured is kept. */
  readonly kept: string;
  /** In milliseconds. A test that takes longer, and so many times longer than before, goes round for ever. */
  readonly patience: number;
  /** In milliseconds. A test that takes longer while it is looked at is broken off, and tried with no mutant. */
  readonly looking: number;
  /** How many milliseconds of tests a mutant may cost, by what they took before; the cheapest come first. */
  readonly budget: number;
};

const TIMES = 20;
/** What it costs to make the modules of a test file anew, about. */
const LOADING = 20;
/** What no budget pays. */
const PRICELESS = Number.MAX_SAFE_INTEGER;

/** Tries mutants against the tests that come by them, all in this process. */
export class Trying {
  readonly #asked: Asked;
  readonly #imports: Imports;
  readonly #sources: Sources;
  readonly #plain = new Map<string, string>();
  readonly #switched = new Map<string, string>();
  readonly #reach = new Map<string, Reach>();
  /** Which test file killed last in a file: a good one to begin with. */
  readonly #lastKiller = new Map<string, string>();
  #base: World;

  constructor(asked: Asked) {
    this.#asked = asked;
    this.#imports = new Imports(asked.root);
    this.#sources = new Sources(join(asked.kept, 'scripts'));
    this.#base = this.#baseWorld();
  }

  /** Runs every test once, unchanged, to see what it comes by; what is known from the last run is not measured again. */
  async measure(testFile: string): Promise<void> {
    const changed = [...this.#imports.of(testFile)].filter((file) => this.#asked.mutants[file] !== undefined);
    if (changed.length === 0) return;
    const kept = join(this.#asked.kept, `${this.#signature(testFile)}.json`);
    const reach = readReach(kept) ?? (await this.#measured(testFile, new Set(changed)));
    this.#reach.set(testFile, reach);
    mkdirSync(this.#asked.kept, { recursive: true });
    writeFileSync(kept, JSON.stringify(reach));
  }

  async try({ file, no }: Mutant): Promise<Fate> {
    const files = this.#thatReach(file, no);
    let left = this.#asked.budget;
    let tests = 0;
    // what a test leaves in its modules later ones stand on: after those that come by, all of the same file
    for (const which of ['reaching', 'all'] as const)
      for (const found of files) {
        if (which === 'all' && found.reaching.length === found.all.length) continue;
        const { chosen, cost } = this.#affordable(found.testFile, found[which], left);
        if (chosen.length === 0) continue;
        left -= cost;
        const fate = await this.#tried(found.testFile, file, no, chosen);
        if (fate !== 'passed') return this.#kept(file, found.testFile, fate);
        tests += chosen.length;
      }
    return files.length === 0 ? { is: 'unreached' } : { is: 'survived', tests };
  }

  #kept(file: string, testFile: string, fate: Fate): Fate {
    this.#lastKiller.set(file, testFile);
    // what was broken off may have left anything behind
    if (fate.is === 'timeout') this.#base = this.#baseWorld();
    return fate;
  }

  /** Test files that come by a mutant, the cheapest first, and which of their tests do. */
  #thatReach(file: string, no: number) {
    const found = [...this.#reach].flatMap(([testFile, { loading, tests }]) => {
      const always = loading[file]?.includes(no) === true;
      const all = [...tests.keys()];
      const reaching = all.filter((nth) => always || tests[nth]?.reached[file]?.includes(no) === true);
      const near = packageOf(testFile) === packageOf(file) ? 0.3 : 1;
      const first = this.#lastKiller.get(file) === testFile ? 0.1 : 1;
      const order = this.#affordable(testFile, reaching, Number.POSITIVE_INFINITY).cost * near * first;
      return reaching.length === 0 ? [] : [{ testFile, reaching, all, order }];
    });
    return found.sort((a, b) => a.order - b.order);
  }

  /** The cheapest of some tests, as many as can be paid. */
  #affordable(testFile: string, tests: readonly number[], budget: number) {
    const known = this.#reach.get(testFile)?.tests ?? [];
    const priceOf = (nth: number): number => known[nth]?.milliseconds ?? 0;
    const chosen: number[] = [];
    let cost = LOADING;
    for (const nth of tests.toSorted((a, b) => priceOf(a) - priceOf(b))) {
      if (cost + priceOf(nth) > budget) break;
      cost += priceOf(nth);
      chosen.push(nth);
    }
    return { chosen, cost };
  }

  /** Runs some tests of a file, in this order, with one mutant in place. */
  async #tried(testFile: string, file: string, no: number, order: readonly number[]): Promise<Fate | 'passed'> {
    const known = this.#reach.get(testFile)?.tests ?? [];
    const isOn = (mutant: number): boolean => mutant === no;
    let tests: readonly Test[];
    try {
      tests = within(this.#asked.patience * 2, () =>
        this.#collected(testFile, new Set([file]), () => isOn),
      ) as readonly Test[];
    } catch (fault) {
      return { is: isTimeout(fault) ? 'timeout' : 'killed', by: `${testFile} cannot be loaded` };
    }
    if (tests.length < known.length) return { is: 'killed', by: `${testFile} has fewer tests` };
    for (const nth of order) {
      const test = tests[nth];
      if (test === undefined) continue;
      try {
        await within(this.#asked.patience + TIMES * (known[nth]?.milliseconds ?? 0), test.run);
      } catch (fault) {
        return { is: isTimeout(fault) ? 'timeout' : 'killed', by: `${testFile} ${test.name}` };
      }
    }
    return 'passed';
  }

  #collected(testFile: string, changed: ReadonlySet<string>, switchOf: SwitchOf): readonly Test[] {
    const collecting = new Collecting();
    const sees = (file: string): boolean => [...changed].some((one) => this.#imports.of(file).has(one));
    const beneath = { world: this.#base, shares: (file: string) => file !== testFile && !sees(file) };
    const textOf = (file: string): string => (changed.has(file) ? this.#switchedText(file) : this.#text(file));
    const { root } = this.#asked;
    new World({ root, sources: this.#sources, textOf }, collecting.vitest, switchOf, beneath).load(testFile);
    return collecting.tests;
  }

  async #measured(testFile: string, changed: ReadonlySet<string>): Promise<Reach> {
    const noting = new Noting();
    const collect = (): readonly Test[] =>
      this.#collected(testFile, changed, (file) => noting.switchOf(file, this.#asked.mutants[file]?.length ?? 0));
    let collected = collect();
    const loading = noting.taken();
    const tests: Reach['tests'][number][] = [];
    for (let nth = 0; nth < collected.length; nth += 1) {
      const { name, run } = collected[nth] as Test;
      const began = performance.now();
      let isTooLong = false;
      try {
        await within(this.#asked.looking, run);
      } catch (fault) {
        isTooLong = isTimeout(fault);
        if (!isTooLong) throw new Error(`${testFile} ${name} fails with nothing changed`, { cause: fault });
      }
      const milliseconds = isTooLong ? PRICELESS : Math.round(performance.now() - began);
      tests.push({ name, milliseconds, reached: noting.taken() });
      if (!isTooLong) continue;
      // it may have left anything half done
      collected = collect();
      noting.taken();
    }
    return { loading, tests };
  }

  /** The same for as long as nothing is changed that a test file stands on. */
  #signature(testFile: string): string {
    const hash = createHash('sha1');
    for (const file of [...this.#imports.of(testFile)].sort())
      hash.update(file).update(this.#asked.mutants[file] === undefined ? this.#text(file) : this.#switchedText(file));
    return hash.digest('hex');
  }

  #baseWorld(): World {
    const ground = { root: this.#asked.root, sources: this.#sources, textOf: (file: string) => this.#text(file) };
    return new World(ground, {}, () => () => false);
  }

  #text(file: string): string {
    const known = this.#plain.get(file) ?? readFileSync(join(this.#asked.root, file), 'utf8');
    this.#plain.set(file, known);
    return known;
  }

  #switchedText(file: string): string {
    const known = this.#switched.get(file) ?? switched(this.#text(file), this.#asked.mutants[file] ?? []);
    this.#switched.set(file, known);
    return known;
  }
}

const packageOf = (file: string): string | undefined => file.split('/')[1];

function readReach(path: string): Reach | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Reach;
  } catch {
    return undefined;
  }
}
