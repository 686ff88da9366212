import type { EntryId, TournamentView } from '@riffle/tournament';
import type { BoughtAgain } from '../cashier/buyers.ts';

/** Where only numbers are known it is nobody's matter which of them is out or buys: the last number goes first. */
type Known = Pick<TournamentView, 'entries' | 'money' | 'bustOuts'>;

const stillIn = ({ entries }: Known): readonly EntryId[] =>
  Object.entries(entries)
    .filter(([, { bustOut, checkedIn }]) => bustOut === undefined && checkedIn)
    .sort(([, a], [, b]) => b.no - a.no)
    .map(([id]) => id as EntryId);

export const nextOut = (view: Known): EntryId | undefined => stillIn(view)[0];

/** Who went out last and is not back, for a rebuy of somebody who was counted out already. */
export function lastOut({ bustOuts, entries }: Known): EntryId | undefined {
  const out = bustOuts.flatMap((hand) => hand.out).filter(({ entry, back }) => !back && entries[entry]?.bustOut);
  return out.at(-1)?.entry;
}

/** Of those who are in, whoever bought it least often, so that what one may buy is a bound for all of them together. */
export function nextBuyer(view: Known, kind: BoughtAgain): EntryId | undefined {
  const bought = new Map<EntryId, number>();
  for (const sale of view.money?.books?.sales ?? [])
    if (sale.kind === kind && sale.reversed !== true) bought.set(sale.entry, (bought.get(sale.entry) ?? 0) + 1);
  const times = (id: EntryId): number => bought.get(id) ?? 0;
  return stillIn(view).reduce<EntryId | undefined>(
    (least, id) => (least === undefined || times(id) < times(least) ? id : least),
    undefined,
  );
}
