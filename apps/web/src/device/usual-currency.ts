import { type Currency, isCurrency } from '@riffle/money';

const place = 'riffle.currency';

/** In which the last night was set up here: a club keeps to one, and no file of another program says which. */
export const usualCurrency = {
  get(): Currency {
    const kept = localStorage.getItem(place) ?? '';
    return isCurrency(kept) ? kept : 'EUR';
  },
  remember(currency: Currency): void {
    localStorage.setItem(place, currency);
  },
};
