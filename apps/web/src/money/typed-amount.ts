import { type Currency, minorUnits } from '@riffle/money';

type Decimal = ',' | '.';

/** What the reader's language puts before the cents, as the page says in which it is. */
const decimalHere = (): Decimal => (globalThis.document?.documentElement.lang === 'en' ? '.' : ',');

/** `1250`, or in threes by one and the same sign. */
const WHOLE = /^(?:\d*|[1-9]\d{0,2}([\s'’.,])\d{3}(?:\1\d{3})*)$/;

/**
 * Money as it is typed, `12,50` or `1.250`, in minor units; undefined where it is none. Nor is what could be read in two
 * ways: one sign with three digits after it stands for thousands only where the reader's language writes it so.
 */
export function parseMoney(text: string, currency: Currency, decimal: Decimal = decimalHere()): number | undefined {
  const minor = minorUnits(currency);
  const places = String(minor).length - 1;
  // at the end of it the cents are still to come
  const typed = text.trim().replace(/(?<=\d)[.,]$/, '');
  const [, whole = '', sign, cents = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(typed) ?? [];
  const threes = WHOLE.exec(whole);
  if (threes === null || whole + cents === '' || cents.length > places) return undefined;
  const [, by] = threes;
  const twoWays = by === decimal && whole.split(by).length === 2 && sign === undefined;
  if (twoWays || (by !== undefined && by === sign)) return undefined;
  const amount = Number(whole.replace(/\D/g, '')) * minor + Number(cents.padEnd(places, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Below 0 with a sign before it: a card's takings may have gone back to more cards than they came from. */
export function parseSigned(text: string, currency: Currency): number | undefined {
  const [, minus, rest = ''] = /^\s*([-−–])?(.*)$/.exec(text) ?? [];
  const amount = parseMoney(rest, currency);
  return minus === undefined || amount === undefined || amount === 0 ? amount : -amount;
}

/** As it is put into a field: `12,50`, `1250`. */
export function plainMoney(amount: number, currency: Currency, decimal: Decimal): string {
  const minor = minorUnits(currency);
  const cents = amount % minor;
  const whole = String(Math.floor(amount / minor));
  return cents === 0 ? whole : `${whole}${decimal}${String(cents).padStart(2, '0')}`;
}
