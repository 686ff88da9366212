import type { Measure } from '@riffle/rulebooks';
import type { EntryId, Penalty, PenaltyId, TableId, TournamentView } from '@riffle/tournament';

type Known = Pick<TournamentView, 'penalties' | 'entries' | 'tables'>;

/** Penalties that keep somebody away until they are served or waived; the newest first, as they come. */
export const running = ({ penalties = [], entries }: Known): readonly Penalty[] =>
  penalties.filter(({ ended, player, length, entry: id }) => {
    const entry = entries[id];
    if (ended !== undefined || player !== undefined) return false;
    return length !== undefined && entry !== undefined && entry.place === undefined;
  });

/** By this moment penalties of minutes are reckoned: while the clock is held, nobody's go on. */
export const servedBy = ({ held, clock }: Pick<TournamentView, 'held' | 'clock'>, now: number): number =>
  held === undefined || clock === undefined ? now : clock.at;

/** A time penalty runs out by itself, and is only to be noted then. */
const isServing = ({ length, toServe }: Penalty, now: number): boolean =>
  length?.in !== 'time' || toServe !== undefined || length.until > now;

/** Who is away at the moment, with the penalty that keeps him. */
export const serving = (view: Known, now: number): ReadonlyMap<EntryId, Penalty> =>
  new Map(running(view).flatMap((penalty) => (isServing(penalty, now) ? [[penalty.entry, penalty] as const] : [])));

/** `byHand`: the next hand of the table counts it, since the button is known there. */
export type CountedTable = {
  readonly table: TableId;
  readonly what: 'hands' | 'rounds';
  /** The penalties that are counted there, with what is left of each. */
  readonly seen: readonly { readonly penalty: PenaltyId; readonly left: number }[];
  readonly byHand?: true;
};

/** Tables at which something is being counted down, and what. */
export function countedTables(view: Known): readonly CountedTable[] {
  const found = new Map<string, CountedTable>();
  for (const { id: penalty, entry, length, left = 0 } of running(view)) {
    const table = view.entries[entry]?.at?.table;
    if (table === undefined || length === undefined || length.in === 'time') continue;
    const byHand = view.tables[table]?.coming !== undefined;
    const what = byHand ? 'hands' : length.in;
    const key = `${what} ${table}`;
    found.set(key, {
      table,
      what,
      seen: [...(found.get(key)?.seen ?? []), { penalty, left }],
      ...(byHand && { byHand }),
    });
  }
  const byName = new Intl.Collator('de', { numeric: true });
  const name = ({ table }: CountedTable): string => view.tables[table]?.name ?? '';
  return [...found.values()].sort((a, b) => byName.compare(name(a), name(b)));
}

const REMOVALS: readonly Measure[] = ['elimination', 'disqualification', 'exclusion'];
/** Measures that end somebody's night: his stack has to leave the table. */
export const isRemoval = (measure: Measure): boolean => REMOVALS.includes(measure);
