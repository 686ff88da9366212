import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE_FIRST, type Journal, type NewCommit, openSqliteJournal } from '@riffle/journal';
import { megabytes, milliseconds, rounded, type Spread, spreadOf, timed } from './figures.ts';

/** Whether the journal needs snapshots: how fast it appends, opens, and gives back all that it holds. */
const COMMITS = 100_000;
const NIGHTS = 100;

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

async function appendAs(
  folder: string,
  callers: number,
  commits: number,
): Promise<{ readonly perSecond: number; readonly ms: Spread }> {
  const journal = openSqliteJournal(join(folder, `append-${String(callers)}.sqlite`));
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
  return { perSecond: Math.round(waits.length / seconds), ms: spreadOf(waits) };
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

/** The store by itself, without a server around it. */
export async function journalAlone(folder: string) {
  const appends = [];
  for (const callers of [1, 8, 32, 128]) appends.push({ callers, ...(await appendAs(folder, callers, 10_000)) });

  const path = join(folder, 'journal.sqlite');
  const filled = openSqliteJournal(path);
  const fillSeconds = rounded(await timed(() => fill(filled)));
  await filled.close();

  const openMs = await milliseconds(() => openSqliteJournal(path).close());
  const journal = openSqliteJournal(path);
  const result = {
    appends,
    commits: COMMITS,
    megabytes: megabytes(statSync(path).size),
    fillSeconds,
    openMs,
    readAllMs: await milliseconds(() => readAll(journal)),
    readEachNightMs: await milliseconds(() => readEach(journal)),
    readOneNightMs: await milliseconds(() => journal.read('night/7')),
    streamsMs: await milliseconds(() => journal.streams()),
    backupMs: await milliseconds(() => journal.backupTo(join(folder, 'backup.sqlite'))),
  };
  await journal.close();
  return result;
}
