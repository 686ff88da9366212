import { parentPort, workerData } from 'node:worker_threads';

/** What the thread runs: the function that it was named, on what it was given. */
const { module, name, input } = workerData as {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
};
type Exported = Readonly<Record<string, (input: unknown, give: (piece: unknown) => void) => unknown>>;
try {
  const exported = (await import(module)) as Exported;
  const done = await exported[name]?.(input, (piece) => parentPort?.postMessage({ is: 'piece', piece }));
  parentPort?.postMessage({ is: 'done', done });
} catch (error) {
  parentPort?.postMessage({ is: 'failed', error });
}
