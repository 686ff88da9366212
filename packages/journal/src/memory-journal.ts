import { setImmediate } from 'node:timers/promises';
import type { Appended, Journal } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import { Listeners } from './listeners.ts';
import { formatRow, type NewRow, parseRow, type Row } from './row.ts';

/** For tests and for nights that need not be kept. Behaves as the stores on disk do, and is gone with the process. */
export function memoryJournal(options: JournalOptions = {}): Journal {
  const rows: Row[] = [];
  const byStream = new Map<string, Row[]>();
  const byId = new Map<string, Row>();
  const listeners = new Listeners(options.listenerFailed);
  let closed = false;

  const commitOf = (row: Row) => parseRow(options.upcasters ?? {}, row);
  const rowsOf = (stream: string): readonly Row[] => byStream.get(stream) ?? [];

  function store({ expectedVersion, ...fact }: NewRow): Appended {
    const earlier = byId.get(fact.id);
    if (earlier !== undefined) {
      if (earlier.stream !== fact.stream) return { ok: false, reason: 'id-taken' };
      return { ok: true, commit: commitOf(earlier), repeated: true };
    }
    const version = rowsOf(fact.stream).length;
    if (version !== expectedVersion) return { ok: false, reason: 'version-conflict', version };
    const row = { ...fact, version: version + 1, position: rows.length + 1 };
    const commit = commitOf(row);
    rows.push(row);
    byId.set(row.id, row);
    const stream = byStream.get(row.stream);
    if (stream === undefined) byStream.set(row.stream, [row]);
    else stream.push(row);
    return { ok: true, commit, repeated: false };
  }

  return {
    append: async (commit) => {
      if (closed) throw new JournalError({ code: 'closed' });
      const row = formatRow(commit);
      // later, as on a disk: who relies on an answer at once should find out here
      await setImmediate();
      const answer = store(row);
      listeners.tell([answer]);
      return answer;
    },
    read: async (stream, afterVersion = 0) => rowsOf(stream).slice(afterVersion).map(commitOf),
    versionOf: async (stream) => rowsOf(stream).length,
    find: async (id) => {
      const row = byId.get(id);
      return row === undefined ? undefined : commitOf(row);
    },
    readAll: async (after, limit) => rows.slice(after, after + limit).map(commitOf),
    streams: async (prefix = '') =>
      [...byStream]
        .map(([stream, own]) => ({ stream, version: own.length }))
        .filter(({ stream }) => stream.startsWith(prefix))
        .sort((a, b) => (a.stream < b.stream ? -1 : 1)),
    subscribe: (listener) => listeners.add(listener),
    close: async () => {
      closed = true;
      await setImmediate();
    },
  };
}
