import { type Currency, minorUnits } from '@riffle/money';
import { type EntryId, prizeWon, type TournamentView, tellsWinnings } from '@riffle/tournament';
import { type CsvStyle, formatCsv } from '../csv.ts';

/** What stands over the columns; over the prizes also what they are paid in. */
export type ResultLabels = { readonly [C in 'place' | 'name' | 'club' | 'outAt' | 'by']: string } & {
  readonly prize: (currency: string) => string;
};
type Shown = Pick<TournamentView, 'entries' | 'bustOuts' | 'prizes'> & {
  readonly setup: Pick<TournamentView['setup'], 'currency' | 'moneyShown'>;
};
/** How it is written for whom: his spreadsheet, and in whose time. */
export type ResultStyle = CsvStyle & { readonly timeZone?: string | undefined };

/** The results as a table for a spreadsheet: who is still in first, then best place first. A club that plays for nothing, or keeps it to itself, has no column of prizes. */
export function resultsCsv(
  view: Shown,
  names: { readonly [entry: EntryId]: string },
  { place, name, club, outAt, by, prize }: ResultLabels,
  { timeZone, ...style }: ResultStyle,
): string {
  const told = new Map(view.bustOuts.flatMap(({ at, out }) => out.map((one) => [one.entry, { at, by: one.by }])));
  const { currency } = view.setup;
  const paid = tellsWinnings(view);
  const won = (entry: EntryId): readonly string[] => {
    if (!paid) return [];
    const cents = prizeWon(view, entry);
    return [cents === 0 ? '' : plainAmount(cents, currency, style.decimal)];
  };
  const rows = (Object.keys(view.entries) as EntryId[])
    .map((entry) => ({ entry, shown: view.entries[entry], out: told.get(entry) }))
    .sort((a, b) => (a.shown?.place ?? 0) - (b.shown?.place ?? 0) || (a.shown?.no ?? 0) - (b.shown?.no ?? 0))
    .map(({ entry, shown, out }) => [
      shown?.place === undefined ? '' : String(shown.place),
      names[entry] ?? '',
      shown?.club ?? '',
      out === undefined ? '' : formatMoment(out.at, timeZone),
      (out?.by ?? []).map((one) => names[one] ?? '').join(', '),
      ...won(entry),
    ]);
  return formatCsv([[place, name, club, outAt, by, ...(paid ? [prize(currency)] : [])], ...rows], style);
}

/** A figure that a spreadsheet can add up, without the currency. */
function plainAmount(amount: number, currency: Currency, decimal: string): string {
  const minor = minorUnits(currency);
  const whole = String(Math.floor(amount / minor));
  return minor === 1 ? whole : `${whole}${decimal}${String(amount % minor).padStart(2, '0')}`;
}

/** "2026-11-21 22:41", which a spreadsheet of any language takes for a time and sorts. */
const formatMoment = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(at);
