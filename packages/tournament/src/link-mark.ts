import type { Random } from '@riffle/aggregate';

/** Hexadecimal digits. */
const MARK = 32;

/** No two renewals of a link are alike, so that one which was taken back never comes again. */
export const newLinkMark = (random: Random): string =>
  Array.from({ length: MARK }, () => random(16).toString(16)).join('');
