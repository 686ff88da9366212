import type { PointsShare } from '@riffle/money';

/** Points as they are typed, `3` or `-1,5`: a sign, and at most two places; undefined where they are none. */
export function readPoints(text: string): PointsShare | undefined {
  const [, minus, whole = '', part = ''] = /^\s*(?:([-−–])|\+)?(\d{1,4})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const sum = Number(whole + part);
  return { sum: minus === undefined || sum === 0 ? sum : -sum, among: 10 ** part.length };
}

/** As they are typed. */
export const plainPoints = ({ sum, among }: PointsShare, decimal: ',' | '.'): string =>
  String(sum / among).replace('.', decimal);
