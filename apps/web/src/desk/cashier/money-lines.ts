import {
  type EntryId,
  handedSum,
  type PrizeDue,
  payable,
  type TournamentView,
  WON_KINDS,
  type WonKind,
} from '@riffle/tournament';
import { isSought, soughtIn } from '../bust-out/sought.ts';

export const MONEY_FILTERS = ['open', 'due', 'all'] as const;
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** Somebody as the cashier sees him: what he owes (below 0: is owed) and what he has won. */
export type MoneyLine = Paid & {
  readonly entry: EntryId;
  readonly no: number;
  readonly name: string;
  readonly owes: number;
  /** He is entered, and no entry is sold to him. */
  readonly unsold: boolean;
};
type Paid = {
  /** What can be handed to him now, not more than that. */
  readonly due: number;
  /** What of it stays, as he owes it. */
  readonly setOff: number;
  /** What he has won as places stand, and cannot have yet. */
  readonly waits: number;
  /** What he was handed and has not won, as a correction leaves it. */
  readonly tooMuch: number;
};

/** Everybody with an entry, and whoever was struck off and still has money coming. `final` says whether the field is. */
export function moneyLines(
  view: TournamentView,
  nameOf: (entry: EntryId) => string,
  compare: (a: string, b: string) => number,
  final: boolean,
): readonly MoneyLine[] {
  const { owes = {}, dues = [], unsold = [] } = view.money?.books ?? {};
  const won = new Map(dues.map((one) => [one.entry, paidOf(view, one, { final, owes: owes[one.entry] ?? 0 })]));
  const all = new Set([...Object.keys(view.entries), ...Object.keys(owes), ...won.keys()] as EntryId[]);
  return [...all]
    .map((entry) => ({
      entry,
      no: view.entries[entry]?.no ?? 0,
      name: nameOf(entry),
      owes: owes[entry] ?? 0,
      unsold: unsold.includes(entry),
      ...(won.get(entry) ?? NOTHING),
    }))
    .sort((a, b) => compare(a.name, b.name) || a.no - b.no);
}

const NOTHING: Paid = { due: 0, setOff: 0, waits: 0, tooMuch: 0 };

export function paidOf(
  view: TournamentView,
  due: PrizeDue,
  at: { readonly final: boolean; readonly owes: number },
): Paid {
  const { sum, setOff, waits } = payable(view, due, at);
  return { due: Math.max(0, sum), setOff, waits: Math.max(0, waits), tooMuch: Math.max(0, -handedSum(due)) };
}

/** Kind by kind, as papers list it; what is nothing is no part. */
export const partsOf = (paid: { readonly [K in WonKind]: number }): readonly (readonly [WonKind, number])[] =>
  WON_KINDS.flatMap((kind) => (paid[kind] === 0 ? [] : [[kind, paid[kind]] as const]));

/** By what is typed as a bust-out finds it (name, number, seat), and by what is open. */
export function foundLines(
  lines: readonly MoneyLine[],
  view: TournamentView,
  { typed, filter }: { readonly typed: string; readonly filter: MoneyFilter },
): readonly MoneyLine[] {
  const tables = Object.values(view.tables).map(({ name }) => name);
  const sought = soughtIn(typed, tables);
  const isOpen = {
    open: (line: MoneyLine) => line.owes !== 0 || line.unsold || line.tooMuch > 0,
    due: (line: MoneyLine) => line.due > 0 || line.waits > 0 || line.tooMuch > 0,
    all: () => true,
  };
  return lines.filter((line) => {
    if (!isOpen[filter](line)) return false;
    const at = view.entries[line.entry]?.at;
    const table = at && view.tables[at.table]?.name;
    return isSought(sought, line.name, line.no, at && table !== undefined ? { table, seat: at.seat } : undefined);
  });
}

/** What comes back to who gave more; undefined where it is not enough. */
export const changeOf = (due: number, given: number): number | undefined => (given < due ? undefined : given - due);
