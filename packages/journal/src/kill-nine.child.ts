import { randomUUID } from 'node:crypto';
import { openSqliteJournal } from './sqlite-journal.ts';

/** Appends from many callers at once until it is killed, and prints what was acknowledged, one commit a line. */
const CALLERS = 24;
const STREAMS = 5;

const journal = openSqliteJournal(process.argv[2] ?? '');

async function call(caller: number): Promise<never> {
  const stream = `table/${String(caller % STREAMS)}`;
  for (;;) {
    const id = randomUUID();
    const chips = Math.floor(Math.random() * 1000);
    const answer = await journal.append({
      stream,
      id,
      // callers of one stream race: all but one are refused, and try again
      expectedVersion: await journal.versionOf(stream),
      at: Date.now(),
      actor: { id: String(caller), role: 'director' },
      // three entries of one booking, of some size: half of it would not add up
      events: [chips, 2 * chips, -3 * chips].map((delta) => ({
        type: 'Booked',
        tag: id,
        delta,
        note: 'x'.repeat(chips),
      })),
    });
    if (answer.ok) process.stdout.write(`${id} ${stream} ${String(answer.commit.version)}\n`);
  }
}

await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));
