import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { type Asked, type Fate, Trying } from './trying.ts';

/** What is asked of the process that tries, and what it answers. */
export type Order = { readonly asked: Asked; readonly mutants: readonly Mutant[] };
export type Word =
  | { readonly is: 'measured'; readonly done: number; readonly of: number }
  | { readonly is: 'begun'; readonly nth: number }
  | { readonly is: 'tried'; readonly nth: number; readonly fate: Fate }
  | { readonly is: 'failed'; readonly why: string };

const say = (word: Word): boolean | undefined => process.send?.(word);

process.once('message', (order: Order) => {
  obey(order).then(
    () => process.disconnect(),
    (fault: unknown) =>
      say({ is: 'failed', why: fault instanceof Error ? `${fault.stack} ${fault.cause}` : String(fault) }),
  );
});

async function obey({ asked, mutants }: Order): Promise<void> {
  const { configureGlobal } = createRequire(join(asked.root, 'package.json'))('fast-check');
  configureGlobal({ seed: 69 });
  const trying = new Trying(asked);
  for (const [nth, testFile] of asked.testFiles.entries()) {
    await trying.measure(testFile);
    say({ is: 'measured', done: nth + 1, of: asked.testFiles.length });
  }
  for (const [nth, mutant] of mutants.entries()) {
    say({ is: 'begun', nth });
    say({ is: 'tried', nth, fate: await trying.try(mutant) });
  }
}
