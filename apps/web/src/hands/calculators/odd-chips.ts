import type { Card } from '@riffle/cards';
import { toCodes } from '@riffle/cards';
import { compareBySuit, type HandRules, shareOut } from '@riffle/hand';

export type OddChipQuestion = {
  readonly pot: number;
  readonly unit: number;
  readonly game: 'flop' | 'hiLo' | 'stud';
  /** The places of those who share, counted from the left of the button. */
  readonly high: readonly number[];
  readonly low: readonly number[];
  /** Stud: the highest card of each winning hand, by place. */
  readonly cards: ReadonlyMap<number, Card>;
};
export type OddChipShare = { readonly place: number; readonly half: 'whole' | 'high' | 'low'; readonly amount: number };

/** Who gets how much. The odd chips go out as they do in play. */
export function shareOddChips(question: OddChipQuestion, rules: HandRules['pots']): readonly OddChipShare[] {
  const { pot, unit, game, high, low } = question;
  if (game !== 'hiLo' || low.length === 0) return shares('whole', pot, high, question, rules);
  const [highHalf = 0, lowHalf = 0] = shareOut(pot, 2, unit, 'allToFirst');
  return [...shares('high', highHalf, high, question, rules), ...shares('low', lowHalf, low, question, rules)];
}

function shares(
  half: OddChipShare['half'],
  amount: number,
  winners: readonly number[],
  { unit, game, cards }: OddChipQuestion,
  rules: HandRules['pots'],
): readonly OddChipShare[] {
  if (winners.length === 0) return [];
  const suited = game === 'stud' && rules.oddChipStud === 'highCardBySuit';
  const order = [...winners].sort((a, b) => (suited ? bySuit(a, b, cards) : a - b));
  return shareOut(amount, order.length, unit, rules.oddChips).map((share, nth) => ({
    place: order[nth] ?? 0,
    half,
    amount: share,
  }));
}

function bySuit(a: number, b: number, cards: ReadonlyMap<number, Card>): number {
  const codes = (place: number) => {
    const card = cards.get(place);
    return card === undefined ? [] : toCodes([card]);
  };
  return compareBySuit('high', codes(b), codes(a)) || a - b;
}
