import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

/** What the thread runs: the function that it was named, on what it was given. */
const { module, name, input } = workerData as {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
};
type Exported = Readonly<Record<string, (input: unknown, give: (piece: unknown) => Promise<void>) => unknown>>;

const port = parentPort as MessagePort;
async function give(piece: unknown): Promise<void> {
  const taken = once(port, 'message');
  port.postMessage({ is: 'piece', piece });
  await taken;
}

try {
  const exported = (await import(module)) as Exported;
  const done = await exported[name]?.(input, give);
  port.postMessage({ is: 'done', done });
} catch (error) {
  port.postMessage({ is: 'failed', error });
}
