import { Worker } from 'node:worker_threads';
import type { Outcome, Trial } from '../trial.ts';
import { FORMAT_NAMES, type FormatName } from './formats.ts';

/** So many files of each format, each with something wrong: no exception, no hang, memory bounded, no chip lost. */
export const files: Trial = { name: 'files', times: 100_000, run };

/** `at` is the file that is under way, counted from 0. */
export type ToMutate = {
  readonly names: readonly FormatName[];
  readonly times: number;
  readonly seed: number;
  readonly at: Int32Array;
};

/** What became of the files of one format. */
export type Mutated = {
  readonly name: FormatName;
  readonly came: readonly (readonly [word: string, count: number])[];
  readonly faults: readonly string[];
  readonly slowestMs: number;
  readonly heapMb: number;
};

const MOST_MEGABYTES = 384;
/** Whoever looks at one file for so long hangs. */
const HANGS_MS = 60_000;

async function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const found: Mutated[] = [];
  // where a file ends the thread, the formats after it are looked through in another
  while (found.length < FORMAT_NAMES.length) {
    found.push(...(await mutate(FORMAT_NAMES.slice(found.length), times, seed)));
  }
  return { ok: found.every(({ faults }) => faults.length === 0), lines: found.flatMap(told) };
}

function told({ name, came, faults, slowestMs, heapMb }: Mutated): readonly string[] {
  const words = came.toSorted(([, a], [, b]) => b - a).map(([word, count]) => `${word} ${String(count)}`);
  return [`${name}: slowest ${slowestMs.toFixed(0)} ms, heap ${heapMb.toFixed(0)} MB; ${words.join(', ')}`, ...faults];
}

/** In a thread of its own, which has only so much memory and is ended where it hangs. */
function mutate(names: readonly FormatName[], times: number, seed: number): Promise<readonly Mutated[]> {
  const at = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./mutate.worker.ts', import.meta.url), {
    workerData: { names, times, seed, at } satisfies ToMutate,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const done: Mutated[] = [];
  let why = 'ended';
  let last = -1;
  const watch = setInterval(() => {
    const now = Atomics.load(at, 0);
    if (now === last) {
      why = 'hangs';
      void worker.terminate();
    }
    last = now;
  }, HANGS_MS);
  worker.on('message', (one: Mutated) => done.push(one));
  worker.once('error', (error) => {
    why = String(error);
  });
  return new Promise((resolve) => {
    worker.once('exit', () => {
      clearInterval(watch);
      const name = names[done.length];
      if (name !== undefined) {
        const fault = `${name}, file ${String(seed + Atomics.load(at, 0))}: ${why}`;
        done.push({ name, came: [], faults: [fault], slowestMs: Number.NaN, heapMb: Number.NaN });
      }
      resolve(done);
    });
  });
}
