import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Desk } from './desk.ts';
import { megabytes, rounded } from './figures.ts';
import { fillJournal } from './filled-journal.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const EVENTS = 100_000;
const STARTS = 5;
const VIEWED = 100;

/** From the start of the process until it is healthy and shows a night, on a journal of many nights. */
export async function startUp(dataDir: string) {
  const empty = await startServerProcess(dataDir);
  const { cookie } = await Desk.open(empty);
  const emptyMb = megabytes(await empty.rss());
  await empty.stop();
  const filled = await fillJournal(dataDir, EVENTS);
  // nights that the list does not know yet are read once, as after the loss of the club's file
  const unlisted = await start(dataDir, cookie);
  await unlisted.server.stop();

  const starts: Omit<Started, 'server'>[] = [];
  for (let no = 1; no < STARTS; no += 1) {
    const { server, ...times } = await start(dataDir, cookie);
    starts.push(times);
    await server.stop();
  }
  const { server, ...times } = await start(dataDir, cookie);
  starts.push(times);
  const memoryMb = megabytes(await server.rss());
  const desk = Desk.again(server.url, cookie);
  for (const { code } of (await desk.nights()).slice(0, VIEWED)) await desk.room(code);
  const memoryViewedMb = megabytes(await server.rss());
  await server.stop();
  return {
    ...filled,
    journalMb: megabytes(statSync(join(dataDir, 'journal.sqlite')).size),
    unlistedSeconds: unlisted.shownSeconds,
    healthySeconds: middle(starts.map((one) => one.healthySeconds)),
    shownSeconds: middle(starts.map((one) => one.shownSeconds)),
    emptyMb,
    memoryMb,
    viewed: VIEWED,
    memoryViewedMb,
  };
}

type Started = { readonly server: ServerProcess; readonly healthySeconds: number; readonly shownSeconds: number };

async function start(dataDir: string, cookie: string): Promise<Started> {
  const from = performance.now();
  const server = await startServerProcess(dataDir);
  const since = (): number => rounded((performance.now() - from) / 1000);
  const health = await fetch(`${server.url}/api/health`);
  if (!health.ok) throw new Error('not healthy');
  const healthySeconds = since();
  const desk = Desk.again(server.url, cookie);
  const [night] = await desk.nights();
  if (night !== undefined) await desk.room(night.code);
  return { server, healthySeconds, shownSeconds: since() };
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
