import type { EntryId, TournamentView } from '@riffle/tournament';
import { type CsvStyle, formatCsv } from '../csv.ts';

/** What stands over the columns. */
export type ResultLabels = { readonly [C in 'place' | 'name' | 'club' | 'outAt' | 'by']: string };
type Shown = Pick<TournamentView, 'entries' | 'bustOuts'>;

/** The results as a table for a spreadsheet: who is still in first, then best place first. Times are those of the place where it is made. */
export function resultsCsv(
  view: Shown,
  names: { readonly [entry: EntryId]: string },
  { place, name, club, outAt, by }: ResultLabels,
  style: CsvStyle,
  timeZone?: string,
): string {
  const told = new Map(view.bustOuts.flatMap(({ at, out }) => out.map((one) => [one.entry, { at, by: one.by }])));
  const rows = (Object.keys(view.entries) as EntryId[])
    .map((entry) => ({ entry, shown: view.entries[entry], out: told.get(entry) }))
    .sort((a, b) => (a.shown?.place ?? 0) - (b.shown?.place ?? 0) || (a.shown?.no ?? 0) - (b.shown?.no ?? 0))
    .map(({ entry, shown, out }) => [
      shown?.place === undefined ? '' : String(shown.place),
      names[entry] ?? '',
      shown?.club ?? '',
      out === undefined ? '' : formatMoment(out.at, timeZone),
      (out?.by ?? []).map((one) => names[one] ?? '').join(', '),
    ]);
  return formatCsv([[place, name, club, outAt, by], ...rows], style);
}

/** "2026-11-21 22:41", which a spreadsheet of any language takes for a time and sorts. */
const formatMoment = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(at);
