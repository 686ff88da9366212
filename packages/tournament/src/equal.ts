import { difference } from '@riffle/aggregate';

/** Plain data with the same content; the order of keys does not count. */
export const equal = (a: unknown, b: unknown): boolean => difference(a, b) === undefined;
