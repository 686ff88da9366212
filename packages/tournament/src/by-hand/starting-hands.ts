import { type CardCode, DECK, rankOfCode, suitOfCode } from '@riffle/cards';

const CARDS = DECK.length;
const ACE = 12;

/** How good two own cards are before the flop, in thousandths of all: 999 is a pair of aces. */
export const startingHand = (a: CardCode, b: CardCode): number => strengths[a * CARDS + b] as number;

const strengths = ranked();

function ranked(): Int32Array {
  const pairs: { readonly a: CardCode; readonly b: CardCode; readonly points: number }[] = [];
  for (let a = 0; a < CARDS; a += 1) {
    for (let b = 0; b < a; b += 1) pairs.push({ a, b, points: points(a, b) });
  }
  pairs.sort((one, other) => one.points - other.points);
  const found = new Int32Array(CARDS * CARDS);
  for (const [place, { a, b }] of pairs.entries()) {
    const strength = Math.floor((place * 1_000) / pairs.length);
    found[a * CARDS + b] = strength;
    found[b * CARDS + a] = strength;
  }
  return found;
}

/** As players count them, Bill Chen's points: the higher card, doubled for a pair, more where suited, less for each gap. */
function points(a: CardCode, b: CardCode): number {
  const [high, low] = [Math.max(rankOfCode(a), rankOfCode(b)), Math.min(rankOfCode(a), rankOfCode(b))];
  const card = high === ACE ? 10 : high > 8 ? high - 3 : (high + 2) / 2;
  if (high === low) return Math.max(5, 2 * card);
  const gap = high - low - 1;
  const apart = gap < 3 ? gap : gap === 3 ? 4 : 5;
  const straight = gap < 2 && high < ACE - 2 ? 1 : 0;
  return card - apart + straight + (suitOfCode(a) === suitOfCode(b) ? 2 : 0);
}
