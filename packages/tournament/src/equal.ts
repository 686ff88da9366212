import { difference } from '@riffle/aggregate';

/** Plain data with the same content; the order of keys does not count. What is not there equals nothing that is. */
export const equal = (a: unknown, b: unknown): boolean =>
  a === undefined || b === undefined ? a === b : difference(a, b) === undefined;
