import { type EntryId, handedSum, type TournamentView } from '@riffle/tournament';
import { isSought, soughtIn } from '../bust-out/sought.ts';

export const MONEY_FILTERS = ['open', 'due', 'all'] as const;
export type MoneyFilter = (typeof MONEY_FILTERS)[number];

/** Somebody as the cashier sees him: what he owes (below 0: is owed) and what is to be handed to him. */
export type MoneyLine = {
  readonly entry: EntryId;
  readonly no: number;
  readonly name: string;
  readonly owes: number;
  readonly due: number;
};

/** Everybody with an entry, and whoever was struck off and still has money coming. */
export function moneyLines(
  view: TournamentView,
  nameOf: (entry: EntryId) => string,
  compare: (a: string, b: string) => number,
): readonly MoneyLine[] {
  const { owes = {}, dues = [] } = view.money?.books ?? {};
  const due = new Map(dues.map((one) => [one.entry, handedSum(one)]));
  const all = new Set([...Object.keys(view.entries), ...Object.keys(owes)] as EntryId[]);
  return [...all]
    .map((entry) => ({
      entry,
      no: view.entries[entry]?.no ?? 0,
      name: nameOf(entry),
      owes: owes[entry] ?? 0,
      due: Math.max(0, due.get(entry) ?? 0),
    }))
    .sort((a, b) => compare(a.name, b.name) || a.no - b.no);
}

/** By what is typed as a bust-out finds it (name, number, seat), and by what is open. */
export function foundLines(
  lines: readonly MoneyLine[],
  view: TournamentView,
  { typed, filter }: { readonly typed: string; readonly filter: MoneyFilter },
): readonly MoneyLine[] {
  const tables = Object.values(view.tables).map(({ name }) => name);
  const sought = soughtIn(typed, tables);
  const isOpen = {
    open: (line: MoneyLine) => line.owes !== 0,
    due: (line: MoneyLine) => line.due > 0,
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
