import { type EntryId, prizeWon, type TournamentView, tellsWinnings } from '@riffle/tournament';
import { type CsvStyle, formatCsv } from '../csv.ts';
import { plainAmount, plainMoment, plainPoints } from '../written.ts';

/** What stands over the columns; over the prizes also what they are paid in. */
export type ResultLabels = {
  readonly [C in 'place' | 'name' | 'club' | 'outAt' | 'by' | 'points' | 'seat']: string;
} & {
  readonly prize: (currency: string) => string;
  readonly bounty: (currency: string) => string;
};
type Shown = Pick<TournamentView, 'entries' | 'bustOuts' | 'prizes'> & {
  readonly money?: Pick<NonNullable<TournamentView['money']>, 'bounties'>;
  readonly setup: Pick<TournamentView['setup'], 'currency' | 'moneyShown'>;
};
/** How it is written for whom: his spreadsheet, and in whose time. */
export type ResultStyle = CsvStyle & { readonly timeZone?: string | undefined };

/** The results as a table for a spreadsheet: who is still in first, then best place first. A club that plays for nothing, or keeps it to itself, has no columns of prizes, seats won elsewhere and bounties, and one without points none of those. */
export function resultsCsv(
  view: Shown,
  names: { readonly [entry: EntryId]: string },
  { place, name, club, outAt, by, prize, bounty, points, seat }: ResultLabels,
  { timeZone, ...style }: ResultStyle,
): string {
  // of who bought back in, the hand before tells nothing
  const told = new Map(
    view.bustOuts.flatMap(({ at, out }) =>
      out.flatMap((one) => (one.back === true ? [] : [[one.entry, { at, by: one.by }] as const])),
    ),
  );
  const { currency } = view.setup;
  const paid = tellsWinnings(view);
  const scored = Object.values(view.entries).some((entry) => entry.points !== undefined);
  const seats = paid && Object.values(view.entries).some((entry) => entry.seat !== undefined);
  const won = (entry: EntryId): readonly string[] => {
    if (!paid) return [];
    const cents = prizeWon(view, entry);
    return [cents === 0 ? '' : plainAmount(cents, currency, style.decimal)];
  };
  const bounties = (view.setup.moneyShown ?? 'amounts') === 'amounts' ? view.money?.bounties : undefined;
  const hunted = (entry: EntryId): readonly string[] => {
    if (bounties === undefined) return [];
    const cents = bounties[entry];
    return [cents === undefined ? '' : plainAmount(cents, currency, style.decimal)];
  };
  const rows = (Object.keys(view.entries) as EntryId[])
    .map((entry) => ({ entry, shown: view.entries[entry], out: told.get(entry) }))
    .sort((a, b) => (a.shown?.place ?? 0) - (b.shown?.place ?? 0) || (a.shown?.no ?? 0) - (b.shown?.no ?? 0))
    .map(({ entry, shown, out }) => [
      shown?.place === undefined ? '' : String(shown.place),
      names[entry] ?? '',
      shown?.club ?? '',
      out === undefined ? '' : plainMoment(out.at, timeZone),
      (out?.by ?? []).map((one) => names[one] ?? '').join(', '),
      ...won(entry),
      ...(seats ? [shown?.seat ?? ''] : []),
      ...hunted(entry),
      ...(scored ? [shown?.points === undefined ? '' : plainPoints(shown.points, style.decimal)] : []),
    ]);
  return formatCsv(
    [
      [
        ...[place, name, club, outAt, by],
        ...(paid ? [prize(currency)] : []),
        ...(seats ? [seat] : []),
        ...(bounties ? [bounty(currency)] : []),
        ...(scored ? [points] : []),
      ],
      ...rows,
    ],
    style,
  );
}
