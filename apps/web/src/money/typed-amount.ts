import { type Currency, minorUnits } from '@riffle/money';

/** Money as it is typed, `12,50` or `1.250`, in minor units; undefined where it is none. */
export function parseMoney(text: string, currency: Currency): number | undefined {
  const minor = minorUnits(currency);
  const typed = text.trim();
  if (minor === 1) return wholeOf(typed, 1);
  const [, whole = '', cents = ''] = /^([\d\s.,'\u202F]*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (cents === '') return wholeOf(whole, minor);
  const amount = Number(whole.replace(/\D/g, '')) * minor + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

function wholeOf(text: string, minor: number): number | undefined {
  const digits = text.replace(/[\s.,'\u202F]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const amount = Number(digits) * minor;
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** As it is put into a field: `12,50`, `1250`. */
export function plainMoney(amount: number, currency: Currency, decimal: ',' | '.'): string {
  const minor = minorUnits(currency);
  const cents = amount % minor;
  const whole = String(Math.floor(amount / minor));
  return cents === 0 ? whole : `${whole}${decimal}${String(cents).padStart(2, '0')}`;
}
