/**
 * How many digits the minor unit of a currency has (ISO 4217); an amount is always whole minor units. None has three (dinars):
 * `12,500` would be read as twelve and a half by one and as twelve thousand by another, and nobody's box is to hang on that.
 */
const MINOR_DIGITS = {
  EUR: 2,
  CHF: 2,
  USD: 2,
  GBP: 2,
  CZK: 2,
  DKK: 2,
  HUF: 2,
  NOK: 2,
  PLN: 2,
  SEK: 2,
  JPY: 0,
} as const satisfies { readonly [code: string]: 0 | 2 };

export type Currency = keyof typeof MINOR_DIGITS;
/** What the clubs of the five rulebooks pay in, then their neighbours'. */
export const CURRENCIES = Object.keys(MINOR_DIGITS) as unknown as readonly [Currency, ...Currency[]];

export const isCurrency = (text: string): text is Currency => Object.hasOwn(MINOR_DIGITS, text);

/** Minor units in one of the currency: 100 cents, or 1 where there are none. */
export const minorUnits = (currency: Currency): number => 10 ** MINOR_DIGITS[currency];
