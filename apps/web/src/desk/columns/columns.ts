import type { PointsShare } from '@riffle/money';
import {
  type EntryId,
  type EntryView,
  handedSum,
  hitsMade,
  type Penalty,
  priceOf,
  prizeWon,
  type Sale,
  type SaleKind,
  type TournamentView,
} from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { alternates } from '../../night/seating.ts';

/** What a column holds: how it is written, and what it is sorted by. */
type Holds = 'text' | 'count' | 'chips' | 'money' | 'time' | 'points';
export type Cell = string | number | undefined;

type Status = 'in' | 'here' | 'absent' | 'notHere' | 'alternate' | 'out' | 'winner';

/** All that the night knows of one entry, gathered once for all columns. */
type Facts = {
  readonly id: EntryId;
  readonly entry: EntryView;
  readonly name: string;
  readonly sales: readonly Sale[];
  readonly ofPerson: readonly Sale[];
  readonly out: TournamentView['bustOuts'][number] | undefined;
  readonly stack: number | undefined;
  readonly made: PointsShare | undefined;
  readonly fined: number;
  readonly penalties: readonly Penalty[];
  readonly due: Due | undefined;
};
type Due = NonNullable<NonNullable<TournamentView['money']>['books']>['dues'][number];
type Say = {
  readonly status: (status: Status) => string;
  readonly name: (entry: EntryId) => string;
  readonly yes: string;
};
type Column = { readonly holds: Holds; readonly cell: (of: Facts, night: Night, say: Say) => Cell };

const column = (holds: Holds, cell: Column['cell']): Column => ({ holds, cell });
const many = (count: number): Cell => (count === 0 ? undefined : count);
const sold = (kind: SaleKind) => column('count', ({ sales }) => many(sales.filter((one) => one.kind === kind).length));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const partOf = (what: 'fee' | 'staff' | 'bounty' | 'prizes' | 'deduction') =>
  column('money', ({ sales }) =>
    many(sum(sales.flatMap(({ parts }) => parts.flatMap((part) => (part.for === what ? [part.amount] : []))))),
  );
const won = (kind: 'prize' | 'bounty' | 'special' | 'byHand') =>
  column('money', ({ due }) => many(due?.won[kind] ?? 0));

/** In the order in which they are offered. */
export const COLUMNS = {
  no: column('count', ({ entry }) => entry.no),
  name: column('text', ({ name }) => name),
  club: column('text', ({ entry }) => entry.club),
  status: column('text', (of, { view }, say) => say.status(statusOf(of.entry, view))),
  checkedIn: column('text', ({ entry }, _, say) => (entry.checkedIn ? say.yes : undefined)),
  table: column('text', ({ entry }, { view }) => entry.at && view.tables[entry.at.table]?.name),
  seat: column('count', ({ entry }) => entry.at?.seat),
  locked: column('text', ({ entry }, _, say) => (entry.locked ? say.yes : undefined)),
  absentSince: column('time', ({ entry }) => entry.absentSince),
  alternate: column('count', ({ entry }) => entry.alternate),
  place: column('count', ({ entry }) => entry.place),
  sharedBy: column('count', ({ entry }) => entry.sharedBy),
  atTable: column('count', ({ entry }) => entry.atTable),
  outAt: column('time', ({ out }) => out?.at),
  outLevel: column('count', ({ out }, { view }) => (out === undefined ? undefined : levelNo(view, out.level))),
  outBy: column('text', (of, _, say) => lineOf(of)?.by.map(say.name).join(', ') || undefined),
  outFrom: column('text', (of, { view }) => {
    const from = lineOf(of)?.from;
    return from && `${view.tables[from.table]?.name ?? '?'}-${String(from.seat)}`;
  }),
  stackAtOut: column('chips', (of) => lineOf(of)?.stackAtStart),
  stack: column('chips', ({ stack }) => stack),
  bag: column('chips', ({ entry }) => entry.bag),
  carried: column('chips', ({ entry }) => entry.carried),
  profile: column('text', ({ sales }) => sales.find(({ kind }) => kind === 'entry' || kind === 'reEntry')?.name),
  entries: column('count', ({ ofPerson }) =>
    many(ofPerson.filter(({ kind }) => kind === 'entry' || kind === 'reEntry').length),
  ),
  reEntries: column('count', ({ ofPerson }) => many(ofPerson.filter(({ kind }) => kind === 'reEntry').length)),
  rebuys: sold('rebuy'),
  addOns: sold('addOn'),
  chipsBought: column('chips', ({ sales }) => many(sum(sales.map(({ chips }) => chips)))),
  cost: column('money', ({ sales }) => many(sum(sales.map(priceOf)))),
  toPrizes: partOf('prizes'),
  toFee: partOf('fee'),
  toStaff: partOf('staff'),
  toDeductions: partOf('deduction'),
  toBounty: partOf('bounty'),
  // by what is owed: a cashier knows that of everybody, and payments at his own box alone
  paid: column('money', ({ id, sales, fined }, { view }) =>
    many(sum(sales.map(priceOf)) + fined - (view.money?.books?.owes[id] ?? 0)),
  ),
  owes: column('money', ({ id }, { view }) => many(view.money?.books?.owes[id] ?? 0)),
  fines: column('money', ({ fined }) => many(fined)),
  prize: column('money', ({ id }, { view }) => many(prizeWon(view, id))),
  seatWon: column('text', ({ entry }) => entry.seat),
  bounties: won('bounty'),
  head: column('money', ({ id }, { view }) => view.money?.heads?.[id]),
  made: column('points', ({ made }) => made && made.sum / made.among),
  hits: column('count', ({ id }, { view }) => view.money?.headsWon?.[id]),
  specials: won('special'),
  byHand: won('byHand'),
  won: column('money', ({ due }) => many(due === undefined ? 0 : handedSum(due.won))),
  handed: column('money', ({ due }) => many(due === undefined ? 0 : handedSum(due.won) - handedSum(due))),
  open: column('money', ({ due }) => many(due === undefined ? 0 : handedSum(due))),
  take: column('money', ({ due, sales }) => {
    const cost = sum(sales.map(priceOf));
    const all = due === undefined ? 0 : handedSum(due.won);
    return cost === 0 && all === 0 ? undefined : all - cost;
  }),
  points: column('points', ({ entry }) => entry.points && entry.points.sum / entry.points.among),
  penalties: column('count', ({ penalties }) => many(penalties.length)),
  lastPenalty: column('time', ({ penalties }) => penalties[0]?.at),
} satisfies { readonly [name: string]: Column };
export type ColumnId = keyof typeof COLUMNS;
export const COLUMN_IDS = Object.keys(COLUMNS) as readonly ColumnId[];

export type Row = { readonly id: EntryId; readonly cells: { readonly [C in ColumnId]?: Cell } };

/** These columns of these entries, sorted; whoever has nothing in a column stands at its end, whichever way it goes. */
export function rowsOf(
  night: Night,
  ids: readonly EntryId[],
  { columns, by, down }: { readonly columns: readonly ColumnId[]; readonly by: ColumnId; readonly down: boolean },
  say: Say,
  compareText: (a: string, b: string) => number,
): readonly Row[] {
  const facts = gather(night);
  const wanted = [...new Set([...columns, by])];
  const rows = ids.flatMap((id): readonly Row[] => {
    const entry = night.view.entries[id];
    if (entry === undefined) return [];
    const of = facts(id, entry, say.name(id));
    const cells: { [C in ColumnId]?: Cell } = {};
    for (const one of wanted) cells[one] = COLUMNS[one].cell(of, night, say);
    return [{ id, cells }];
  });
  const way = down ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [a.cells[by], b.cells[by]];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : compareText(String(x), String(y));
    return order * way || (night.view.entries[a.id]?.no ?? 0) - (night.view.entries[b.id]?.no ?? 0);
  });
}

/** Each list of the night is gone through once, however many entries there are. */
function gather({ view }: Night): (id: EntryId, entry: EntryView, name: string) => Facts {
  const { books } = view.money ?? {};
  const sales = (books?.sales ?? []).filter(({ reversed }) => reversed !== true);
  const ofEntry = Map.groupBy(sales, ({ entry }) => entry);
  const ofPerson = Map.groupBy(sales, ({ person }) => person);
  const hands = new Map(view.bustOuts.map((hand) => [hand.id, hand]));
  const penalties = Map.groupBy(view.penalties ?? [], ({ entry }) => entry);
  const dues = new Map((books?.dues ?? []).map((due) => [due.entry, due]));
  const fines = Map.groupBy(
    (books?.fines ?? []).filter(({ reversed }) => reversed !== true),
    ({ entry }) => entry,
  );
  const made = hitsMade(view);
  // a table may be counted again by itself: what was counted last of each
  const stacks = Object.assign({}, ...(view.counts?.all ?? []).map((count) => count.stacks)) as {
    readonly [id: EntryId]: number;
  };
  return (id, entry, name) => ({
    ...{ id, entry, name },
    sales: ofEntry.get(id) ?? [],
    ofPerson: entry.person === undefined ? (ofEntry.get(id) ?? []) : (ofPerson.get(entry.person) ?? []),
    out: entry.bustOut === undefined ? undefined : hands.get(entry.bustOut),
    fined: sum((fines.get(id) ?? []).map(({ amount }) => amount)),
    made: made.get(id),
    // who is out has none, whatever was counted before
    stack: entry.bustOut === undefined ? stacks[id] : undefined,
    penalties: penalties.get(id) ?? [],
    due: dues.get(id),
  });
}

const lineOf = ({ id, out }: Facts) => out?.out.find(({ entry }) => entry === id);

const levelNo = ({ setup }: TournamentView, line: number): number =>
  setup.levels.slice(0, line + 1).filter(({ kind }) => kind === 'play').length;

function statusOf(entry: EntryView, view: TournamentView): Status {
  if (entry.place === 1 && view.stage === 'over') return 'winner';
  if (entry.bustOut !== undefined) return 'out';
  if (entry.alternate !== undefined) return 'alternate';
  if (entry.absentSince !== undefined) return 'absent';
  if (view.stage === 'play' && (entry.at !== undefined || entry.checkedIn)) return 'in';
  return entry.checkedIn ? 'here' : 'notHere';
}

/** Columns that say something tonight: where no money is kept, none of it. */
export function columnsOf(view: TournamentView): readonly ColumnId[] {
  const off = new Set<ColumnId>();
  if (view.money === undefined) for (const id of OF_MONEY) off.add(id);
  if (view.setup.seating === 'none') for (const id of ['table', 'seat', 'locked', 'outFrom'] as const) off.add(id);
  if (view.rounds === undefined && view.apart === undefined) off.add('atTable');
  if (alternates(view).length === 0) off.add('alternate');
  if (view.setup.dayThrough === undefined) off.add('bag');
  return COLUMN_IDS.filter((id) => !off.has(id));
}
const OF_MONEY = COLUMN_IDS.filter((id) => COLUMNS[id].holds === 'money' && id !== 'prize').concat([
  'profile',
  'rebuys',
  'addOns',
  'reEntries',
  'entries',
  'chipsBought',
  'hits',
]);
