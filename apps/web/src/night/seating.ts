import { SEAT_NOS, type SeatNo } from '@riffle/table';
import type { EntryId, Place, TableId, TableView, TournamentView } from '@riffle/tournament';

/** Who sits where, looked up once for a whole view. */
export type Seating = ReadonlyMap<TableId, ReadonlyMap<SeatNo, EntryId>>;

export function seatingOf(view: Pick<TournamentView, 'entries' | 'tables'>): Seating {
  const seating = new Map<TableId, Map<SeatNo, EntryId>>();
  for (const table of tableIds(view)) seating.set(table, new Map());
  for (const [id, entry] of Object.entries(view.entries)) {
    if (entry.at !== undefined && entry.place === undefined) {
      seating.get(entry.at.table)?.set(entry.at.seat, id as EntryId);
    }
  }
  return seating;
}

/** One seat as it is drawn and acted on. */
export type Seat = {
  readonly no: SeatNo;
  readonly place: Place;
  readonly entry?: EntryId;
  readonly blocked?: string;
  readonly mark?: 'button' | 'smallBlind' | 'bigBlind';
};

export function seatsOf(seating: Seating, table: TableId, shown: TableView): readonly Seat[] {
  return SEAT_NOS.slice(0, shown.seats).map((no) => {
    const entry = seating.get(table)?.get(no);
    const blocked = shown.blocked[String(no)];
    const mark = markAt(shown, no);
    return {
      no,
      place: { table, seat: no },
      ...(entry !== undefined && { entry }),
      ...(blocked !== undefined && { blocked }),
      ...(mark !== undefined && { mark }),
    };
  });
}

// heads-up the button is the small blind, and the button is what the table looks for
function markAt({ positions, marker }: TableView, no: SeatNo): Seat['mark'] {
  if (positions === undefined) return undefined;
  if ((marker ?? positions.button) === no) return 'button';
  if (positions.smallBlind === no) return 'smallBlind';
  return positions.bigBlind === no ? 'bigBlind' : undefined;
}

/** As people look for a table: "Tisch 2" before "Tisch 10". */
export function tableIds(view: Pick<TournamentView, 'tables'>): readonly TableId[] {
  const byName = new Intl.Collator('de', { numeric: true });
  return (Object.keys(view.tables) as TableId[]).sort((a, b) =>
    byName.compare(view.tables[a]?.name ?? '', view.tables[b]?.name ?? ''),
  );
}

/** First to break first. */
export const breakOrder = (view: Pick<TournamentView, 'tables'>): readonly TableId[] =>
  (Object.keys(view.tables) as TableId[]).sort(
    (a, b) => (view.tables[a]?.breaksAs ?? 0) - (view.tables[b]?.breaksAs ?? 0),
  );

/** In the tournament and without a seat; alternates are told of by themselves. */
export const unseated = (view: Pick<TournamentView, 'entries'>): readonly EntryId[] =>
  (Object.keys(view.entries) as EntryId[])
    .filter((id) => {
      const entry = view.entries[id];
      return (
        entry?.at === undefined &&
        entry?.place === undefined &&
        entry?.bustOut === undefined &&
        entry?.alternate === undefined
      );
    })
    .sort((a, b) => (view.entries[a]?.no ?? 0) - (view.entries[b]?.no ?? 0));

/** Still in, by running number. */
export const stillIn = (view: Pick<TournamentView, 'entries'>): readonly EntryId[] =>
  (Object.keys(view.entries) as EntryId[])
    .filter((id) => {
      const entry = view.entries[id];
      return entry?.bustOut === undefined && entry?.place === undefined && entry?.alternate === undefined;
    })
    .sort((a, b) => (view.entries[a]?.no ?? 0) - (view.entries[b]?.no ?? 0));

/** Seats that somebody may be given, table by table. */
export const freePlaces = (view: Pick<TournamentView, 'tables'>, seating: Seating): readonly Place[] =>
  tableIds(view).flatMap((table) => {
    const shown = view.tables[table];
    if (shown === undefined) return [];
    return seatsOf(seating, table, shown).flatMap(({ place, entry, blocked }) =>
      entry === undefined && blocked === undefined ? [place] : [],
    );
  });

export const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.table === b?.table && a?.seat === b?.seat;

/** Who waits for a seat, who is next first. */
export const alternates = (view: Pick<TournamentView, 'entries'>): readonly EntryId[] =>
  (Object.keys(view.entries) as EntryId[])
    .filter((id) => view.entries[id]?.alternate !== undefined)
    .sort((a, b) => (view.entries[a]?.alternate ?? 0) - (view.entries[b]?.alternate ?? 0));
