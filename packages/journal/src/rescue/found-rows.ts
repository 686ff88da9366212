import type { Row } from '../row.ts';
import type { TextRow } from '../text-row.ts';
import type { Record, Value } from './records.ts';

/** Whatever looks like a row of a journal. Whether it is one the chain says. */
export type FoundRows = {
  readonly commits: Map<string, Row[]>;
  /** Of schema 1, which has no chain. */
  readonly unchained: Map<string, Omit<Row, 'apart' | 'imported' | 'hash'>[]>;
  readonly texts: Map<string, TextRow[]>;
  /** How far each stream is known to have gone. */
  readonly reached: Map<string, number>;
};

export const nothingFound = (): FoundRows => ({
  commits: new Map(),
  unchained: new Map(),
  texts: new Map(),
  reached: new Map(),
});

export const keyOf = (stream: string, version: number): string => `${stream} ${String(version)}`;

const COMMIT = ['stream', 'version', 'id', 'at', 'actor_id', 'actor_role', 'events'] as const;
const OF_SCHEMA_1 = [...COMMIT, 'takes_back', 'result'] as const;
const OF_SCHEMA_2 = [...COMMIT, 'apart', 'takes_back', 'result', 'imported', 'hash'] as const;
const TEXT = ['stream', 'version', 'no', 'text', 'salt', 'redacted_at', 'redacted_sum'] as const;

export function note({ rowid, values }: Record, found: FoundRows): void {
  const [first, second, third] = values;
  if (rowid !== undefined) {
    // the row id stands for the position, which is stored as null
    const fields = values.slice(1);
    if (first !== null || typeof fields[0] !== 'string' || typeof fields[1] !== 'number') return;
    const [stream, version] = [fields[0], fields[1]];
    if (fields.length === OF_SCHEMA_2.length) {
      add(found.commits, keyOf(stream, version), { position: rowid, ...named(OF_SCHEMA_2, fields) } as Row);
    } else if (fields.length === OF_SCHEMA_1.length) {
      add(found.unchained, keyOf(stream, version), { position: rowid, ...named(OF_SCHEMA_1, fields) } as Row);
    } else return;
    reach(found, stream, version);
  } else if (typeof first === 'string' && typeof second === 'number') {
    const isText = values.length === TEXT.length && typeof third === 'number';
    if (isText) add(found.texts, keyOf(first, second), named(TEXT, values) as TextRow);
    // where a stream ends, or the index of its versions
    if (values.length === 3) reach(found, first, second);
  }
}

function add<T>(found: Map<string, T[]>, key: string, row: T): void {
  const there = found.get(key);
  if (there === undefined) found.set(key, [row]);
  else there.push(row);
}

function reach({ reached }: FoundRows, stream: string, version: number): void {
  if (/^[a-z]+\/[!-~]+$/.test(stream)) reached.set(stream, Math.max(version, reached.get(stream) ?? 0));
}

const named = (names: readonly string[], values: readonly Value[]): object =>
  Object.fromEntries(names.map((name, index) => [name, values[index]]));
