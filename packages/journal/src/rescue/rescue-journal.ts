import { hashOf, NOTHING_BEFORE } from '../chain.ts';
import type { StoredEvent } from '../journal.ts';
import type { JournalOptions } from '../journal-options.ts';
import { eventColumns, type Row } from '../row.ts';
import { openSqliteFile } from '../sqlite-file.ts';
import { SQL } from '../sqlite-schema.ts';
import { placed, type Reference, redactedRow, type TextRow, textIn } from '../text-row.ts';
import { type FoundRows, keyOf, note, nothingFound } from './found-rows.ts';
import { pagesIn, recordsIn } from './pages.ts';

export type Rescued = {
  readonly stream: string;
  readonly saved: number;
  /** How far it is known to have gone. */
  readonly reached: number;
  /** Texts that were lost: they stand as taken out. */
  readonly lostTexts: number;
};

/**
 * Writes a new journal of all that is left of an old one: each stream up to the first commit that is missing or does
 * not fit. The old file is only read, page by page, whatever its tree says.
 */
export function rescueJournal(from: string, to: string, at: number, options: JournalOptions = {}): readonly Rescued[] {
  const { now, before } = pagesIn(from);
  const [found, older] = [nothingFound(), nothingFound()];
  for (const record of recordsIn(now)) note(record, found);
  for (const record of recordsIn(before)) note(record, older);
  const saved = [...found.reached.keys()].toSorted().map((stream) => savedOf(stream, [found, older], at, options));
  const rows = saved.flatMap(({ commits }) => commits).toSorted((a, b) => a.row.position - b.row.position);
  write(to, rows);
  return saved.map(({ stream, commits, reached, lostTexts }) => ({
    stream,
    saved: commits.length,
    reached,
    lostTexts,
  }));
}

type Saved = { readonly row: Row; readonly texts: readonly TextRow[] };
type SavedStream = Omit<Rescued, 'saved'> & { readonly commits: readonly Saved[] };

function savedOf(stream: string, found: readonly FoundRows[], at: number, options: JournalOptions): SavedStream {
  const commits: Saved[] = [];
  let [hash, lostTexts] = [NOTHING_BEFORE, 0];
  for (let version = 1; ; version += 1) {
    const key = keyOf(stream, version);
    const row =
      found.flatMap(({ commits: rows }) => rows.get(key) ?? []).find((one) => hashOf(hash, one) === one.hash) ??
      undefined;
    const chained = row === undefined ? unchained(key, found, hash, options) : withTexts(row, found, at);
    if (chained === undefined) break;
    commits.push(chained.saved);
    lostTexts += chained.lost;
    hash = chained.saved.row.hash;
  }
  return { stream, commits, lostTexts, reached: Math.max(...found.map(({ reached }) => reached.get(stream) ?? 0)) };
}

type Chained = { readonly saved: Saved; readonly lost: number };

function withTexts(row: Row, found: readonly FoundRows[], at: number): Chained {
  const { stream, version } = row;
  const candidates = found.flatMap(({ texts }) => texts.get(keyOf(stream, version)) ?? []);
  const references = row.apart === null ? [] : (JSON.parse(row.apart) as readonly Reference[]);
  const texts = references.map(([, sum], no) => {
    const sound = candidates.filter((text) => text.no === no && textIn(text, sum) !== undefined);
    // what was taken out stays so, wherever an older page still has it
    return sound.find((text) => text.redacted_at !== null) ?? sound[0];
  });
  const lost = texts.filter((text) => text === undefined).length;
  const gone = { stream, version, text: null, salt: null, redacted_at: null, redacted_sum: null };
  return { saved: { row, texts: texts.map((text, no) => text ?? redactedRow({ ...gone, no }, at)) }, lost };
}

/** Of schema 1: whatever can be read is believed, and gets the hash that it never had. */
function unchained(
  key: string,
  found: readonly FoundRows[],
  before: string,
  { apart = {} }: JournalOptions,
): Chained | undefined {
  for (const old of found.flatMap(({ unchained: rows }) => rows.get(key) ?? [])) {
    try {
      const events = JSON.parse(old.events) as readonly StoredEvent[];
      const fields = typeof apart === 'function' ? apart(old.stream) : apart;
      const { texts, ...columns } = eventColumns(fields, old.events, events);
      const row = { ...old, ...columns, imported: 0 };
      const saved = { row: { ...row, hash: hashOf(before, row) }, texts: placed(old.stream, old.version, texts) };
      return { saved, lost: 0 };
    } catch {
      // garbled: perhaps an older page has it
    }
  }
  return undefined;
}

function write(to: string, commits: readonly Saved[]): void {
  const db = openSqliteFile(to);
  try {
    const [insert, insertText, setHead] = [db.prepare(SQL.insert), db.prepare(SQL.insertText), db.prepare(SQL.setHead)];
    db.exec('begin');
    for (const { row, texts } of commits) {
      insert.run(row);
      for (const text of texts) insertText.run(text);
      setHead.run(row.stream, row.version, row.hash);
    }
    db.exec('commit');
  } finally {
    db.close();
  }
}
