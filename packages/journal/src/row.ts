import { type NewCommit, type StoredCommit, type StoredEvent, toPosition } from './journal.ts';
import { type Upcasters, type UpcastersOf, upcast } from './upcasting.ts';

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
  readonly takes_back: string | null;
  readonly result: string | null;
};

/** A row before the store gave it its place. */
export type NewRow = Omit<Row, 'position' | 'version'> & { readonly expectedVersion: number };

/** Throws where the commit would not come back as it was given: a caller's mistake, found before anything is written. */
export function formatRow(commit: NewCommit): NewRow {
  const { stream, id, at, actor, expectedVersion } = commit;
  if (!/^[!-~]+$/.test(stream)) throw new TypeError(`not a stream's name: "${stream}"`);
  if (id === '') throw new TypeError('a commit without an id');
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
    events: toText(commit.events),
    takes_back: commit.takesBack === undefined ? null : toText(commit.takesBack),
    result: commit.result === undefined ? null : toText(commit.result),
    expectedVersion,
  };
}

export function parseRow(given: Upcasters | UpcastersOf, row: Row): StoredCommit {
  const upcasters = typeof given === 'function' ? given(row.stream) : given;
  const events = JSON.parse(row.events) as readonly StoredEvent[];
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
  };
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
