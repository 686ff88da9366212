import { type ChildProcess, fork } from 'node:child_process';
import type { Mutant } from './mutant.ts';
import type { Order, Word } from './trying.child.ts';
import type { Asked, Fate } from './trying.ts';

/** Nothing is heard of the process for so long: what it waits for does not come. */
const SILENCE = 300_000;

export type Tried = { readonly mutant: Mutant; readonly fate: Fate };

/** Tries each mutant in a process of its own making; where one hangs or takes all memory, another goes on with the next. */
export async function tryAll(
  asked: Asked,
  mutants: readonly Mutant[],
  progress: (text: string) => void,
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  while (tried.length < mutants.length) {
    const from = tried.length;
    const left = mutants.slice(from);
    await once(asked, left, (word) => {
      if (word.is === 'measured') progress(`tests looked at: ${String(word.done)} of ${String(word.of)}`);
      if (word.is !== 'tried') return;
      const mutant = left[word.nth];
      if (mutant !== undefined) tried.push({ mutant, fate: word.fate });
      progress(`${String(tried.length)} of ${String(mutants.length)}`);
    });
    const stopped = mutants[tried.length];
    if (stopped !== undefined)
      tried.push({ mutant: stopped, fate: { is: 'timeout', by: 'the process that tried it' } });
  }
  return tried;
}

function once(asked: Asked, mutants: readonly Mutant[], hear: (word: Word) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child: ChildProcess = fork(new URL('./trying.child.ts', import.meta.url), {
    execArgv: ['--disable-warning=Warning'],
  });
  let begun = false;
  const stop = (): boolean => child.kill('SIGKILL');
  let silence = setTimeout(stop, SILENCE);
  child.on('message', (word: Word) => {
    clearTimeout(silence);
    silence = setTimeout(stop, SILENCE);
    begun ||= word.is === 'begun';
    if (word.is === 'failed') reject(new Error(word.why));
    else hear(word);
    if (word.is === 'failed') stop();
  });
  child.once('exit', () => {
    clearTimeout(silence);
    if (begun || mutants.length === 0) resolve();
    else reject(new Error('the tests cannot be looked at'));
  });
  child.send({ asked, mutants } satisfies Order);
  return promise;
}
