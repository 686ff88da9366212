import { parentPort, workerData } from 'node:worker_threads';
import { seeded } from '@riffle/hand/testing';
import type { Mutated, ToMutate } from './files.ts';
import { type FormatName, formatOf } from './formats.ts';
import { mutated } from './mutated.ts';

const SHOWN = 20;
const SLOW_MS = 1_000;

/** Format by format, file by file; which one is under way is told before it is looked at. */
const { names, times, seed, at } = workerData as ToMutate;
for (const name of names) parentPort?.postMessage(lookedThrough(name));

function lookedThrough(name: FormatName): Mutated {
  const { seeds, bombs, judge } = formatOf(name);
  const came = new Map<string, number>();
  const faults: string[] = [];
  let slowestMs = 0;
  let heap = 0;
  for (const [nth, bomb] of bombs.entries()) {
    Atomics.store(at, 0, -1 - nth);
    const found = tried(() => judge(bomb));
    if ('fault' in found) faults.push(`${name}, large file ${String(nth + 1)}: ${found.fault}`);
  }
  for (let nth = 0; nth < times; nth += 1) {
    Atomics.store(at, 0, nth);
    const text = mutated(seeds, seeded(seed + nth));
    const before = process.threadCpuUsage();
    const found = tried(() => judge(text));
    const { user, system } = process.threadCpuUsage(before);
    const took = (user + system) / 1000;
    slowestMs = Math.max(slowestMs, took);
    if (nth % 100 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed);
    const fault = 'fault' in found ? found.fault : took > SLOW_MS ? `takes ${String(Math.round(took))} ms` : undefined;
    if (fault !== undefined && faults.length < SHOWN) faults.push(`${name}, file ${String(seed + nth)}: ${fault}`);
    const word = fault === undefined && 'came' in found ? found.came : 'FAULT';
    came.set(word, (came.get(word) ?? 0) + 1);
  }
  return { name, came: [...came], faults, slowestMs, heapMb: heap / 2 ** 20 };
}

function tried(look: () => { readonly came: string } | { readonly fault: string }): ReturnType<typeof look> {
  try {
    return look();
  } catch (error) {
    const [says, where] = String((error as Error).stack).split('\n');
    return { fault: `${String(says)}${String(where)}` };
  }
}
