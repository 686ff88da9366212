import { type Currency, minorUnits } from '@riffle/money';

/** A figure that a spreadsheet can add up, without the currency. */
export function plainAmount(amount: number, currency: Currency, decimal: string): string {
  const minor = minorUnits(currency);
  const sign = amount < 0 ? '-' : '';
  const whole = String(Math.floor(Math.abs(amount) / minor));
  const cents = String(Math.abs(amount) % minor).padStart(2, '0');
  return minor === 1 ? `${sign}${whole}` : `${sign}${whole}${decimal}${cents}`;
}

/** "2026-11-21 22:41", which a spreadsheet of any language takes for a time and sorts. */
export const plainMoment = (at: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(at);

/** Points as a figure: a fraction is rounded to hundredths. */
export const plainPoints = (
  { sum, among }: { readonly sum: number; readonly among: number },
  decimal: string,
): string => String(Math.round((100 * sum) / among) / 100).replace('.', decimal);
