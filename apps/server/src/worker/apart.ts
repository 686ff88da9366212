import { Worker } from 'node:worker_threads';

// biome-ignore lint/suspicious/noExplicitAny: what goes in and comes out is between the function and whoever names it
type Work = (input: any, give: (piece: any) => Promise<void>) => unknown;
type Given<W extends Work> = Parameters<Parameters<W>[1]>[0];
type Said =
  | { readonly is: 'piece'; readonly piece: unknown }
  | { readonly is: 'done'; readonly done: unknown }
  | { readonly is: 'failed'; readonly error: unknown };

/** More at once would take the processors from those who tap; whoever comes later waits. */
const MOST_AT_ONCE = 2;
const LONGEST = 300_000;
/** Of its memory, in megabytes: a file made on purpose must not take all that the computer has. */
const LARGEST = 1_024;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a function that a module exports in a thread of its own: `apart<typeof read>(url, 'read', text)`. All that goes
 * in and out is copied. A large answer is best given in pieces: each is unpacked at once, and others have their turn
 * before the next one comes.
 */
export async function apart<W extends Work>(
  module: URL,
  name: string,
  input: Parameters<W>[0],
  onPiece: (piece: Given<W>) => void = () => undefined,
): Promise<Awaited<ReturnType<W>>> {
  if (running < MOST_AT_ONCE) running += 1;
  else await new Promise<void>((turn) => waiting.push(turn));
  try {
    return (await run(module, name, input, onPiece)) as Awaited<ReturnType<W>>;
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

function run(module: URL, name: string, input: unknown, onPiece: (piece: never) => void): Promise<unknown> {
  const worker = new Worker(new URL('./work.ts', import.meta.url), {
    workerData: { module: module.href, name, input },
    resourceLimits: { maxOldGenerationSizeMb: LARGEST },
  });
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(new Error(`${name} took too long`));
      void worker.terminate();
    }, LONGEST);
    worker.on('message', (said: Said) => {
      if (said.is === 'piece') {
        onPiece(said.piece as never);
        setImmediate(() => worker.postMessage('taken'));
      } else if (said.is === 'done') resolve(said.done);
      else reject(said.error);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(tooLong);
      reject(new Error(`${name} ended without an answer`));
    });
  });
}
