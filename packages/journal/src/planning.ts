import { hashOf, NOTHING_BEFORE } from './chain.ts';
import type { Appended, AppendedAll, StoredCommit } from './journal.ts';
import type { JournalOptions } from './journal-options.ts';
import { type NewRow, parseRow, type Row } from './row.ts';
import { placed, type TextRow } from './text-row.ts';

/** Where a stream ends. */
export type Head = { readonly version: number; readonly hash: string };
const NO_STREAM: Head = { version: 0, hash: NOTHING_BEFORE };

/** What a store has when commits come to it: it answers from what is written, and from nothing that is only planned. */
export type Written = {
  /** The highest that was ever given. */
  readonly position: number;
  readonly head: (stream: string) => Head | undefined;
  readonly find: (id: string) => StoredCommit | undefined;
};
/** A row with its place, and its texts. */
type Placed = { readonly row: Row; readonly texts: readonly TextRow[] };
/** What is to be written in one transaction, and what is then answered, group by group. */
export type Planned = {
  readonly answers: readonly AppendedAll[];
  readonly made: readonly Placed[];
  readonly heads: ReadonlyMap<string, Head>;
  readonly position: number;
};

type Taken = Extract<Appended, { readonly ok: true }>;

/** Gives each commit its place, or says why it has none. Of a group all are placed or none is. */
export function planned(options: JournalOptions, groups: readonly (readonly NewRow[])[], written: Written): Planned {
  const made: Placed[] = [];
  const heads = new Map<string, Head>();
  const byId = new Map<string, Taken>();
  const answers = groups.map((rows): AppendedAll => {
    const group = planGroup(rows, {
      position: written.position + made.length,
      head: (stream) => heads.get(stream) ?? written.head(stream),
      find: (id) => byId.get(id)?.commit ?? written.find(id),
    });
    if ('refused' in group) return group.refused;
    made.push(...group.made);
    for (const [stream, head] of group.heads) heads.set(stream, head);
    for (const taken of group.all) byId.set(taken.commit.id, taken);
    return { ok: true, all: group.all };
  });
  return { answers, made, heads, position: written.position + made.length };

  function planGroup(rows: readonly NewRow[], before: Written) {
    const group = { made: [] as Placed[], all: [] as Taken[], heads: new Map<string, Head>() };
    const own = new Map<string, StoredCommit>();
    for (const { expectedVersion, texts, ...fact } of rows) {
      const head = group.heads.get(fact.stream) ?? before.head(fact.stream) ?? NO_STREAM;
      const earlier = own.get(fact.id) ?? before.find(fact.id);
      if (earlier !== undefined) {
        if (earlier.stream !== fact.stream) return { refused: { ok: false, reason: 'id-taken', id: fact.id } as const };
        group.all.push({ ok: true, commit: earlier, repeated: true });
        continue;
      }
      if (head.version !== expectedVersion)
        return { refused: { ok: false, reason: 'version-conflict', version: head.version, id: fact.id } as const };
      const version = head.version + 1;
      const unhashed = { ...fact, position: before.position + group.made.length + 1, version };
      const row: Row = { ...unhashed, hash: hashOf(head.hash, unhashed) };
      const kept = placed(row.stream, version, texts);
      const commit = parseRow(options, row, kept);
      group.made.push({ row, texts: kept });
      group.all.push({ ok: true, commit, repeated: false });
      group.heads.set(row.stream, { version, hash: row.hash });
      own.set(row.id, commit);
    }
    return group;
  }
}
