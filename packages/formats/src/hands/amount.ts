/** The chips of an endless stack: more than any pot, and still exact when many of them meet. */
export const ENDLESS = 2 ** 46;
/** No amount is written longer or finer than this. */
const LONGEST = 24;
const FINEST = 8;

/** The engine counts whole chips; a file may count in parts of its unit. `decimals` says how fine a file is. */
export function decimalsOf(amounts: Iterable<string>): number {
  let most = 0;
  for (const amount of amounts) {
    const point = amount.indexOf('.');
    if (point >= 0 && amount.length <= LONGEST) most = Math.max(most, amount.replace(/0+$/, '').length - point - 1);
  }
  return Math.min(most, FINEST);
}

/** A decimal number as whole chips, `undefined` where it is none, finer than `decimals`, or more than can be counted. */
export function readAmount(text: string, decimals: number): number | undefined {
  if (text.length > LONGEST) return undefined;
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  const fine = part.replace(/0+$/, '');
  if (whole === '' || fine.length > decimals) return undefined;
  const count = Number(`${sign}${whole}${fine.padEnd(decimals, '0')}`);
  return Math.abs(count) <= ENDLESS ? count : undefined;
}

/** The inverse: no more digits than the amount needs. */
export function writeAmount(count: number, decimals: number): string {
  if (decimals === 0) return String(count);
  const digits = String(Math.abs(count)).padStart(decimals + 1, '0');
  const part = digits.slice(-decimals).replace(/0+$/, '');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -decimals)}${part === '' ? '' : `.${part}`}`;
}
