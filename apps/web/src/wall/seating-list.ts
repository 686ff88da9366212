import type { EntryId, TableId, TournamentView } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { bySurname } from '../night/by-surname.ts';

export type SeatLine = {
  readonly entry: EntryId;
  readonly name: string;
  readonly no: number;
  readonly table: string;
  readonly seat: number;
};

/** Everybody who has a seat, by surname as a telephone book has it. */
export function seatingList({ view, names }: Pick<Night, 'view' | 'names'>, language: string): readonly SeatLine[] {
  const compare = bySurname(language);
  return (Object.entries(view.entries) as [EntryId, TournamentView['entries'][EntryId]][])
    .flatMap(([entry, { at, no }]) =>
      at === undefined
        ? []
        : [{ entry, no, name: names[entry] ?? String(no), table: view.tables[at.table]?.name ?? '', seat: at.seat }],
    )
    .sort((a, b) => compare(a.name, b.name) || a.no - b.no);
}

export type TableLine = { readonly id: TableId } & TournamentView['tables'][TableId];

/** The tables as the room counts them: 2 before 10. */
export function tableList(view: TournamentView, language: string): readonly TableLine[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (Object.entries(view.tables) as [TableId, TournamentView['tables'][TableId]][])
    .map(([id, table]) => ({ id, ...table }))
    .sort((a, b) => compare(a.name, b.name));
}
