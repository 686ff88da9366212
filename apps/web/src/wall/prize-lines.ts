import type { EntryId, TournamentView } from '@riffle/tournament';
import { formatMoney, type Language } from '@riffle/words';
import { type HatWords, hatSaid } from '../money/room/hat-said.ts';
import { placeSaid } from '../night/prize-said.ts';

/** A place with what it is paid, or a special prize with who has won it. */
type PrizeLine = { readonly key: string; readonly place?: number; readonly said: string };

/** Places first, then what is beside them; what nobody won is the places'; last what goes off the pool. A secret one is not told here until it is won. */
export function prizeLines(
  view: Pick<TournamentView, 'prizes' | 'money' | 'setup' | 'planned' | 'entries'>,
  language: Language,
  nameOf: (entry: EntryId) => string,
  { kept, deducted, hat }: PrizeWords,
): readonly PrizeLine[] {
  const places = view.prizes.map((_, nth): PrizeLine => {
    const place = nth + 1;
    return { key: String(place), place, said: placeSaid(view, place, language) };
  });
  const specials = (view.money?.specials ?? [])
    .filter(({ awarded }) => awarded?.entries.length !== 0)
    .map((special): PrizeLine => {
      const { no, name, money, thing, awarded } = special;
      const worth = [money > 0 ? formatMoney(money, view.setup.currency, language) : '', thing ?? ''];
      const won = awarded === undefined ? hatSaid(special, hat, nameOf) : awarded.entries.map(nameOf);
      const parts = [[name, ...worth].filter((part) => part !== '').join(' '), ...won];
      return { key: `special ${String(no)}`, said: parts.join(' · ') };
    });
  const off = (view.money?.pool.deducted ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }): PrizeLine => {
      const sum = formatMoney(amount, view.setup.currency, language);
      return { key: `off ${name ?? ''}`, said: name === undefined ? kept(sum) : deducted(name, sum) };
    });
  return [...places, ...specials, ...off];
}

export type PrizeWords = {
  readonly kept: (amount: string) => string;
  readonly deducted: (name: string, amount: string) => string;
  readonly hat: HatWords;
};
