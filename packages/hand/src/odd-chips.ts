import { type CardCode, type Ranking, rankOfCode } from '@riffle/cards';

/**
 * Equal shares in whole chips. What cannot be divided goes out in order, one chip to each or all to the first;
 * what is finer than the smallest chip goes with the first.
 */
export function shareOut(
  amount: number,
  among: number,
  unit: number,
  odd: 'oneEach' | 'allToFirst',
): readonly number[] {
  const each = Math.floor(amount / among / unit) * unit;
  let left = amount - each * among;
  const shares: number[] = [];
  for (let nth = 0; nth < among; nth += 1) {
    const extra = odd === 'allToFirst' ? left : left >= unit ? unit : 0;
    shares.push(each + extra);
    left -= extra;
  }
  shares[0] = (shares[0] as number) + left;
  return shares;
}

/** Whose winning cards are higher: their ranks from the top, equal ranks by suit. Positive where `a` is. */
export function compareBySuit(name: Ranking, a: readonly CardCode[], b: readonly CardCode[]): number {
  const [highA, highB] = [fromTheTop(name, a), fromTheTop(name, b)];
  for (let nth = 0; nth < highA.length; nth += 1) {
    const apart = (highA[nth] as number) - (highB[nth] as number);
    if (apart !== 0) return apart;
  }
  return 0;
}

/** An ace is the lowest card of a low hand, and of a straight to the five. */
function fromTheTop(name: Ranking, cards: readonly CardCode[]): readonly number[] {
  const isLow = name === 'aceToFive' || name === 'eightOrBetter' || isWheel(cards);
  return cards.map((card) => (isLow && rankOfCode(card) === ACE ? card - 52 : card)).sort((a, b) => b - a);
}

const ACE = 12;
const WHEEL = [ACE, 3, 2, 1, 0];
const isWheel = (cards: readonly CardCode[]): boolean =>
  WHEEL.every((rank) => cards.some((card) => rankOfCode(card) === rank));
