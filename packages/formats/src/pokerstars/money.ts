import { readAmount, writeAmount } from '../hands/amount.ts';

const SIGNS = { USD: '$', EUR: '€', GBP: '£' } as const;
const isSigned = (currency: string | undefined): currency is keyof typeof SIGNS =>
  currency !== undefined && Object.hasOwn(SIGNS, currency);

/** Amounts with the currency's sign, cents in full; tournament chips stand bare. */
export const moneyIn =
  (currency: string | undefined, decimals: number) =>
  (count: number): string => {
    const written = writeAmount(count, decimals);
    const [whole = '', part = ''] = written.split('.');
    const full = part === '' ? whole : `${whole}.${part.padEnd(2, '0')}`;
    return `${isSigned(currency) ? SIGNS[currency] : ''}${full}`;
  };
export const currencyCode = (currency: string | undefined): string => (isSigned(currency) ? ` ${currency}` : '');

const MONEY = /[$€£]?\d[\d,]*(?:[.]\d+)?/g;
/** An amount as it is written, without sign and commas. */
const bare = (money: string): string => money.replace(/[$€£,]/g, '');
export const amountsIn = (text: string): readonly string[] => [...text.matchAll(MONEY)].map(([money]) => bare(money));
/** `undefined` where it is no amount, or one below nothing. */
export function chipsOf(money: string, decimals: number): number | undefined {
  const chips = readAmount(bare(money), decimals);
  return chips !== undefined && chips >= 0 ? chips : undefined;
}
