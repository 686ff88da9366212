import type { EntryId, TournamentView } from '@riffle/tournament';
import { prizeWon } from '@riffle/tournament';
import { formatMoney, type Language } from '@riffle/words';

type Shown = Pick<TournamentView, 'prizes' | 'planned' | 'entries'> & {
  readonly setup: Pick<TournamentView['setup'], 'currency'>;
};

/** What somebody won: a seat by its name, and money. Empty where it is nothing. */
export function wonSaid(view: Shown, entry: EntryId, language: Language): string {
  return said(view, view.entries[entry]?.seat, prizeWon(view, entry), language);
}

/** What a place pays: where that is a seat, no sum that nobody is paid. */
export function placeSaid(view: Shown, place: number, language: Language): string {
  const planned = view.planned?.places.find((prize) => prize.place === place);
  return planned?.seat === undefined
    ? said(view, undefined, view.prizes[place - 1] ?? 0, language)
    : said(view, planned.things?.[0], planned.money, language);
}

const said = ({ setup }: Shown, seat: string | undefined, cents: number, language: Language): string =>
  [seat, cents > 0 ? formatMoney(cents, setup.currency, language) : undefined]
    .filter((part) => part !== undefined)
    .join(' + ');
