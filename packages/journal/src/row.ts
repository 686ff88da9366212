import { type Apart, type ApartOf, putBack, takeApart } from './apart.ts';
import { type NewCommit, type StoredCommit, type StoredEvent, type TextApart, toPosition } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { JournalOptions } from './journal-options.ts';
import { formatTextId, type NewText, newTexts, type Reference, type TextRow, textIn } from './text-row.ts';
import { upcast } from './upcasting.ts';

/** A commit as it is written down. The texts are JSON; they are never rewritten. */
export type Row = {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly id: string;
  readonly at: number;
  readonly actor_id: string;
  readonly actor_role: string;
  readonly events: string;
  /** A list of `Reference`: the texts that are `null` in the events. */
  readonly apart: string | null;
  readonly takes_back: string | null;
  readonly result: string | null;
  readonly imported: number;
  readonly hash: string;
};

/** A row before the store gave it its place. */
export type NewRow = Omit<Row, 'position' | 'version' | 'hash'> & {
  readonly expectedVersion: number;
  readonly texts: readonly NewText[];
};

/** Throws where the commit would not come back as it was given: a caller's mistake, found before anything is written. */
export function formatRow(commit: NewCommit, apart: Apart | ApartOf = {}): NewRow {
  const { stream, id, at, actor, expectedVersion } = commit;
  if (!/^[!-~]+$/.test(stream)) throw new TypeError(`not a stream's name: "${stream}"`);
  if (id === '') throw new TypeError('a commit without an id');
  for (const text of [id, actor.id, actor.role]) {
    if (!text.isWellFormed()) throw new TypeError(`half a character for ${stream}`);
  }
  if (!Number.isSafeInteger(at)) throw new TypeError(`not a time in milliseconds: ${String(at)}`);
  if (!Number.isSafeInteger(expectedVersion) || expectedVersion < 0) {
    throw new TypeError(`not a version: ${String(expectedVersion)}`);
  }
  for (const event of commit.events) {
    if (typeof event.type !== 'string') throw new TypeError(`an event without a type for ${stream}`);
  }
  return {
    stream,
    id,
    at,
    actor_id: actor.id,
    actor_role: actor.role,
    ...eventColumns(typeof apart === 'function' ? apart(stream) : apart, toText(commit.events), commit.events),
    takes_back: commit.takesBack === undefined ? null : toText(commit.takesBack),
    result: commit.result === undefined ? null : toText(commit.result),
    imported: commit.imported === true ? 1 : 0,
    expectedVersion,
  };
}

export function eventColumns(
  apart: Apart,
  written: string,
  given: readonly StoredEvent[],
): Pick<NewRow, 'events' | 'apart' | 'texts'> {
  const { events, texts: taken } = takeApart(apart, written, given);
  const texts = newTexts(taken);
  const references = texts.map(({ path, sum }): Reference => [path, sum]);
  return { events, apart: texts.length === 0 ? null : JSON.stringify(references), texts };
}

/** A row that fits its chain, with the rows of its texts. Rejects a text that is no longer what was written. */
export function parseRow({ upcasters: given = {} }: JournalOptions, row: Row, texts: readonly TextRow[]): StoredCommit {
  const upcasters = typeof given === 'function' ? given(row.stream) : given;
  const events = JSON.parse(row.events) as readonly StoredEvent[];
  const apart = row.apart === null ? [] : textsPutBack(events, row, texts);
  return {
    stream: row.stream,
    version: row.version,
    position: toPosition(row.position),
    id: row.id,
    at: row.at,
    actor: { id: row.actor_id, role: row.actor_role },
    events: events.map((event) => upcast(upcasters, event)),
    ...(row.takes_back === null ? {} : { takesBack: JSON.parse(row.takes_back) as readonly string[] }),
    ...(row.result === null ? {} : { result: JSON.parse(row.result) as unknown }),
    ...(row.imported === 0 ? {} : { imported: true }),
    ...(apart.length === 0 ? {} : { texts: apart }),
  };
}

function textsPutBack(events: readonly StoredEvent[], row: Row, texts: readonly TextRow[]): readonly TextApart[] {
  const references = JSON.parse(row.apart ?? '[]') as readonly Reference[];
  // a list of players has thousands
  const byNo = new Map(texts.map((text) => [text.no, text]));
  return references.map(([path, sum], no) => {
    const text = byNo.get(no);
    const found = text && textIn(text, sum);
    if (found === undefined || !putBack(events, path, found.text))
      throw new JournalError({ code: 'damaged', stream: row.stream, version: row.version });
    const { redactedAt } = found;
    const id = formatTextId({ version: row.version, no });
    return { id, path, ...(redactedAt === undefined ? {} : { redactedAt }) };
  });
}

const toText = (value: unknown): string => JSON.stringify(value, refuseLoss);

/** JSON would write NaN and holes as null, a Map as {} and leave functions out, all without a word. */
function refuseLoss(this: unknown, key: string, value: unknown): unknown {
  if (!isPlain(value) || (value === undefined && Array.isArray(this))) {
    throw new TypeError(`not plain JSON at "${key}": ${String(value)}`);
  }
  return value;
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
