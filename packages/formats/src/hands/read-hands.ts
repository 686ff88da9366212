import { readOhh } from '../ohh/read-ohh.ts';
import { readPhh } from '../phh/read-phh.ts';
import { readStars } from '../pokerstars/read-stars.ts';
import type { ReadHand } from './read-hand.ts';

export type { ReadHand };

/** Every hand of a file: PHH, Open Hand History or PokerStars, told apart by how they begin. */
export function readHands(text: string): readonly ReadHand[] {
  const begin = text.replace(/^\uFEFF/, '').trimStart();
  if (begin === '') return [{ hand: 1, ok: false, fault: { line: 1, code: 'no-hand' } }];
  // a list of tables begins with its number in brackets, a list of objects with an object
  if (/^\{|^\[\s*\{/.test(begin)) return readOhh(text);
  return /^PokerStars .*#/m.test(begin) ? readStars(text) : readPhh(text);
}
