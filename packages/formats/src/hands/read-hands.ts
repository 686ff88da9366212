import { eachOhh } from '../ohh/read-ohh.ts';
import { eachPhh } from '../phh/read-phh.ts';
import { eachStars } from '../pokerstars/read-stars.ts';
import type { ReadHand } from './read-hand.ts';

export type { ReadHand };

/** Every hand of a file: PHH, Open Hand History or PokerStars, told apart by how they begin. */
export const readHands = (text: string): readonly ReadHand[] => [...eachHand(text)];

/** One after the other, for files with more hands than there is memory for. */
export function eachHand(text: string): Iterable<ReadHand> {
  const begin = /[^\s\uFEFF]/.exec(text)?.index;
  if (begin === undefined) return [{ hand: 1, ok: false, fault: { line: 1, code: 'no-hand' } }];
  // a list of tables begins with its number in brackets, a list of objects with an object
  if (text[begin] === '{' || (text[begin] === '[' && /^\[\s*\{/.test(text.slice(begin, begin + SHORT))))
    return eachOhh(text);
  return STARS.test(text) ? eachStars(text) : eachPhh(text);
}

const SHORT = 200;
const STARS = /^\uFEFF?PokerStars .*#/m;
