import { hash } from 'node:crypto';

type Written = string | number | null;

/** Each value with its kind and its length: no two lists are written alike. */
export const digest = (values: readonly Written[]): string => hash('sha256', values.map(spelled).join(''), 'base64url');

function spelled(value: Written): string {
  if (value === null) return 'n;';
  return typeof value === 'number' ? `i${String(value)};` : `s${String(value.length)};${value}`;
}
