import type { EntryId, TableId } from '../ids.ts';

export const LOT_FROM = ['in', 'out', 'all'] as const;
export const LOT_BOUGHT = ['rebuy', 'addOn'] as const;

/** Among whom the lot falls; what is absent is not asked for. */
export type Whom = {
  readonly are: (typeof LOT_FROM)[number];
  readonly table?: TableId;
  readonly bought?: (typeof LOT_BOUGHT)[number];
  /** Nobody whom a lot has named before. */
  readonly undrawn?: true;
  /** Left out by name: whoever is not meant, for a reason that Riffle does not know. */
  readonly without?: readonly EntryId[];
};

/** What is asked of an entry before it is in the lot. */
export type Candidate = {
  readonly id: EntryId;
  /** Running number. */
  readonly no: number;
  /** Whose it is: of several entries of a person the last one stands for him. */
  readonly person: string;
  readonly is: 'in' | 'out' | 'notHere';
  readonly table?: TableId;
};

type Asked = {
  /** Persons who bought it, with whatever entry. */
  readonly bought: (what: (typeof LOT_BOUGHT)[number]) => ReadonlySet<string>;
  readonly drawn: readonly EntryId[];
};

/** Who is in the lot, each person once, by running number: what is shown before it is drawn and what it is drawn from. */
export function inLot(whom: Whom, candidates: readonly Candidate[], asked: Asked): readonly EntryId[] {
  const { are, table, bought, undrawn, without = [] } = whom;
  const last = new Map<string, Candidate>();
  const inOrder = candidates.toSorted((a, b) => a.no - b.no);
  for (const one of inOrder) last.set(one.person, one);
  const buyers = bought && asked.bought(bought);
  const drawn = new Set(asked.drawn);
  const before = undrawn && new Set(inOrder.flatMap(({ id, person }) => (drawn.has(id) ? [person] : [])));
  const leftOut = new Set(without);
  return inOrder.flatMap((one) =>
    last.get(one.person) === one &&
    (are === 'all' ? one.is !== 'notHere' : one.is === are) &&
    (table === undefined || one.table === table) &&
    buyers?.has(one.person) !== false &&
    before?.has(one.person) !== true &&
    !leftOut.has(one.id)
      ? [one.id]
      : [],
  );
}
