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
/** A file made on purpose must take neither all the time nor all the memory that the computer has. */
const LIMITS: Limits = { milliseconds: 300_000, megabytes: 1_024 };
/** How often somebody looks how much it holds beside its own memory, where no limit of the engine reaches. */
const LOOK = 100;

export type Limits = { readonly milliseconds: number; readonly megabytes: number };

/** The work asked for more time or memory than it was given. */
export class TooMuchWork extends Error {
  constructor(what: string) {
    super(`${what} asked for more than it was given`);
    this.name = 'TooMuchWork';
  }
}

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
  limits: Limits = LIMITS,
): Promise<Awaited<ReturnType<W>>> {
  if (running < MOST_AT_ONCE) running += 1;
  else await new Promise<void>((turn) => waiting.push(turn));
  try {
    return (await run({ module, name, input, limits }, onPiece)) as Awaited<ReturnType<W>>;
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

type Run = { readonly module: URL; readonly name: string; readonly input: unknown; readonly limits: Limits };

function run({ module, name, input, limits }: Run, onPiece: (piece: never) => void): Promise<unknown> {
  const worker = new Worker(new URL('./work.ts', import.meta.url), {
    workerData: { module: module.href, name, input },
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  return new Promise((resolve, reject) => {
    const end = () => {
      reject(new TooMuchWork(name));
      void worker.terminate();
    };
    const tooLong = setTimeout(end, limits.milliseconds);
    const looking = setInterval(() => {
      // one that is ending has none
      worker.getHeapStatistics().then(
        ({ external_memory: held }) => held > limits.megabytes * 1_000_000 && end(),
        () => undefined,
      );
    }, LOOK);
    worker.on('message', (said: Said) => {
      if (said.is === 'piece') {
        onPiece(said.piece as never);
        setImmediate(() => worker.postMessage('taken'));
      } else if (said.is === 'done') resolve(said.done);
      else reject(said.error);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork(name) : error),
    );
    worker.on('exit', () => {
      clearTimeout(tooLong);
      clearInterval(looking);
      reject(new Error(`${name} ended without an answer`));
    });
  });
}
