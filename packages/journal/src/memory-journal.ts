import { setImmediate } from 'node:timers/promises';
import type { Appended, AppendedAll, Journal, NewCommit } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import { Listeners } from './listeners.ts';
import { formatRow, type NewRow, parseRow, type Row } from './row.ts';
import { parseTextId, placed, redactedRow, type TextRow } from './text-row.ts';

type Kept = { readonly row: Row; texts: readonly TextRow[] };

/** For tests and for nights that need not be kept. Behaves as the stores on disk do, and is gone with the process. */
export function memoryJournal(options: JournalOptions = {}): Journal {
  let all: Kept[] = [];
  let positions = 0;
  const byStream = new Map<string, Kept[]>();
  const byId = new Map<string, Kept>();
  const listeners = new Listeners(options.listenerFailed);
  let closed = false;

  const commitOf = ({ row, texts }: Kept) => parseRow(options, row, texts);
  const keptOf = (stream: string): readonly Kept[] => byStream.get(stream) ?? [];

  function store({ expectedVersion, texts, ...fact }: NewRow): Appended {
    const earlier = byId.get(fact.id);
    if (earlier !== undefined) {
      if (earlier.row.stream !== fact.stream) return { ok: false, reason: 'id-taken' };
      return { ok: true, commit: commitOf(earlier), repeated: true };
    }
    const version = keptOf(fact.stream).length;
    if (version !== expectedVersion) return { ok: false, reason: 'version-conflict', version };
    const row = { ...fact, version: version + 1, position: positions + 1, hash: '' };
    const kept = { row, texts: placed(row.stream, row.version, texts) };
    const commit = commitOf(kept);
    keep(kept);
    return { ok: true, commit, repeated: false };
  }

  function keep(kept: Kept): void {
    positions = kept.row.position;
    all.push(kept);
    byId.set(kept.row.id, kept);
    const stream = byStream.get(kept.row.stream);
    if (stream === undefined) byStream.set(kept.row.stream, [kept]);
    else stream.push(kept);
  }

  function storeAll(rows: readonly NewRow[]): AppendedAll {
    const before = positions;
    const stored: Extract<Appended, { ok: true }>[] = [];
    for (const row of rows) {
      const answer = store(row);
      if (!answer.ok) {
        takeBackTo(before);
        return { ...answer, id: row.id };
      }
      stored.push(answer);
    }
    return { ok: true, all: stored };
  }

  function takeBackTo(position: number): void {
    for (const { row } of all.filter((kept) => kept.row.position > position)) {
      byId.delete(row.id);
      byStream.get(row.stream)?.pop();
    }
    all = all.filter(({ row }) => row.position <= position);
    positions = position;
  }

  async function appendAll(commits: readonly NewCommit[]): Promise<AppendedAll> {
    if (closed) throw new JournalError({ code: 'closed' });
    const rows = commits.map((commit) => formatRow(commit, options.apart));
    // later, as on a disk: who relies on an answer at once should find out here
    await setImmediate();
    const answer = storeAll(rows);
    if (answer.ok) listeners.tell(answer.all);
    return answer;
  }

  return {
    append: async (commit) => {
      const answer = await appendAll([commit]);
      if (answer.ok) return answer.all[0] as Appended;
      const { id: _, ...refused } = answer;
      return refused;
    },
    appendAll,
    read: async (stream, afterVersion = 0) => keptOf(stream).slice(afterVersion).map(commitOf),
    versionOf: async (stream) => keptOf(stream).length,
    find: async (id) => {
      const kept = byId.get(id);
      return kept === undefined ? undefined : commitOf(kept);
    },
    readAll: async (after, limit) =>
      all
        .filter(({ row }) => row.position > after)
        .slice(0, limit)
        .map(commitOf),
    newestOwn: async () => all.findLast(({ row }) => row.imported === 0)?.row.at,
    streams: async (prefix = '') =>
      [...byStream]
        .map(([stream, own]) => ({ stream, version: own.length }))
        .filter(({ stream, version }) => version > 0 && stream.startsWith(prefix))
        .sort((a, b) => (a.stream < b.stream ? -1 : 1)),
    redact: async (stream, ids, at) => {
      if (closed) throw new JournalError({ code: 'closed' });
      for (const { version, no } of ids.flatMap((id) => parseTextId(id) ?? [])) {
        const kept = byStream.get(stream)?.[version - 1];
        if (kept === undefined) continue;
        kept.texts = kept.texts.map((text) =>
          text.no === no && text.redacted_at === null ? redactedRow(text, at) : text,
        );
      }
    },
    forget: async (stream) => {
      if (closed) throw new JournalError({ code: 'closed' });
      for (const { row } of keptOf(stream)) byId.delete(row.id);
      byStream.delete(stream);
      all = all.filter(({ row }) => row.stream !== stream);
    },
    checkpoint: async () => undefined,
    subscribe: (listener) => listeners.add(listener),
    close: async () => {
      closed = true;
      await setImmediate();
    },
  };
}
