import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEFORE_FIRST, type Journal, type NewCommit, openSqliteJournal } from '@riffle/journal';

/** Whether the journal needs snapshots: how fast it appends, opens, and gives back all that it holds. */
const COMMITS = 100_000;
const NIGHTS = 100;

const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
const path = join(folder, 'journal.db');

const booking = (stream: string, expectedVersion: number): NewCommit => ({
  stream,
  id: randomUUID(),
  expectedVersion,
  at: 1_763_700_000_000,
  actor: { id: '7f3a52c1', role: 'director' },
  events: ['SeatDrawn', 'PlayerMoved'].map((type, index) => ({
    ...{ type, v: 1, entry: randomUUID(), from: { table: index, seat: 4 }, to: { table: 12, seat: 7 } },
    because: [{ rule: 'pvb@2020-01:9(1)', policy: 'balancing.whoMoves' }],
  })),
});

async function appendAs(callers: number, commits: number): Promise<{ perSecond: number; p50: number; p99: number }> {
  const journal = openSqliteJournal(join(folder, `append-${String(callers)}.db`));
  const waits: number[] = [];
  const seconds = await timed(() =>
    Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        for (let version = 0; version < commits / callers; version += 1) {
          const from = performance.now();
          await journal.append(booking(`night/${String(caller)}`, version));
          waits.push(performance.now() - from);
        }
      }),
    ),
  );
  await journal.close();
  waits.sort((a, b) => a - b);
  const at = (share: number) => rounded(waits[Math.floor(waits.length * share)] ?? 0);
  return { perSecond: Math.round(waits.length / seconds), p50: at(0.5), p99: at(0.99) };
}

async function fill(journal: Journal): Promise<void> {
  for (let version = 0; version < COMMITS / NIGHTS; version += 1) {
    await Promise.all(
      Array.from({ length: NIGHTS }, (_, night) => journal.append(booking(`night/${String(night)}`, version))),
    );
  }
}

async function readAll(journal: Journal): Promise<void> {
  let after = BEFORE_FIRST;
  for (let page = await journal.readAll(after, 1000); page.length > 0; page = await journal.readAll(after, 1000)) {
    after = page.at(-1)?.position ?? after;
  }
}

async function readEach(journal: Journal): Promise<void> {
  for (const { stream } of await journal.streams()) await journal.read(stream);
}

async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const milliseconds = async (work: () => unknown): Promise<number> => rounded((await timed(work)) * 1000);

const appends: Record<string, unknown> = {};
for (const callers of [1, 8, 32, 128]) appends[callers] = await appendAs(callers, 10_000);

const filled = openSqliteJournal(path);
const fillSeconds = rounded(await timed(() => fill(filled)));
await filled.close();

const openMs = await milliseconds(() => openSqliteJournal(path).close());
const journal = openSqliteJournal(path);
const result = {
  machine: `${String(cpus().length)} × ${cpus()[0]?.model ?? '?'}, node ${process.version}`,
  appends,
  commits: COMMITS,
  megabytes: rounded(statSync(path).size / 1e6),
  fillSeconds,
  openMs,
  readAllMs: await milliseconds(() => readAll(journal)),
  readEachNightMs: await milliseconds(() => readEach(journal)),
  readOneNightMs: await milliseconds(() => journal.read('night/7')),
  streamsMs: await milliseconds(() => journal.streams()),
  backupMs: await milliseconds(() => journal.backupTo(join(folder, 'backup.db'))),
  memoryMb: Math.round(process.memoryUsage().rss / 1e6),
};
await journal.close();
rmSync(folder, { recursive: true });
process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
