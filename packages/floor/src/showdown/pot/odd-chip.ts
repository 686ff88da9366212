import { type Card, type Ranking, toCode } from '@riffle/cards';
import { compareBySuit, shareOut } from '@riffle/hand';
import { clockwiseFrom, toSeatNo } from '@riffle/table';
import { step } from '../../because.ts';
import { cards, chips, choice, type FactsOf, listOf, seat, seats } from '../../fact.ts';
import { type Finding, incidentKind } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { FactProblem } from '../../read-facts.ts';

const facts = {
  game: choice(['flop', 'hiLo', 'stud', 'razz'], { usual: 'flop' }),
  pot: chips({ min: 1 }),
  /** The smallest chip in play at the table. */
  unit: chips({ min: 1, usual: 100 }),
  buttonSeat: seat({ when: { game: ['flop', 'hiLo'] } }),
  winners: seats({ when: { game: ['flop'] } }),
  highs: seats({ when: { game: ['hiLo'] } }),
  /** None where no low qualifies. */
  lows: seats({ usual: [], when: { game: ['hiLo'] } }),
  /** The five cards with which each of them wins. */
  hands: listOf({ seat: seat(), cards: cards() }, { min: 1, when: { game: ['stud', 'razz'] } }),
} as const;
type Facts = FactsOf<typeof facts>;
type Share = { readonly seat: number; readonly amount: number };

/** A pot is shared and does not come out even. */
export const oddChip = incidentKind({
  phase: 'showdown',
  facts,
  clashes,
  find(its, floor): Finding {
    floor.asks('pots.oddChipUnit');
    const shares = its.game === 'hiLo' ? halves(its, floor) : sharesOf(its, its.pot, inOrder(its, floor), floor);
    return {
      outcome: { is: 'potShared', shares },
      steps: [step('breakDownPot', { unit: its.unit }), step('splitEachPotApart'), step('pushShares')],
    };
  },
});

function clashes({ game, winners, highs, lows, hands }: Facts): readonly FactProblem[] {
  const named: readonly (readonly [string, readonly number[] | undefined])[] = [
    ['winners', winners],
    ['highs', highs],
    ['lows', lows],
    ['hands', hands?.map(({ seat: its }) => its)],
  ];
  return named.flatMap(([fact, its]): readonly FactProblem[] => {
    if (its === undefined) return [];
    if (its.length === 0 && fact !== 'lows') return [{ problem: 'missing', fact }];
    if (new Set(its).size < its.length)
      return [
        {
          problem: 'notPossible',
          fact,
          allowed: game === 'stud' || game === 'razz' ? { is: 'list', min: 1 } : { is: 'seats' },
        },
      ];
    return [];
  });
}

/** The order in which odd chips go out. */
function inOrder(its: Facts, floor: Inquiry): readonly number[] {
  if (its.game === 'flop' || its.game === 'hiLo') {
    floor.decides('pots.oddChipFlop');
    return clockwise(its, its.winners ?? []);
  }
  floor.decides('pots.oddChipStud', its.game === 'razz' ? its.game : undefined);
  const ranking: Ranking = its.game === 'razz' ? 'aceToFive' : 'high';
  return (its.hands ?? [])
    .map((hand) => ({ ...hand, codes: hand.cards.map((text) => toCode(text as Card)) }))
    .sort((a, b) => compareBySuit(ranking, b.codes, a.codes))
    .map(({ seat: at }) => at);
}

const clockwise = ({ buttonSeat }: Facts, among: readonly number[]): readonly number[] =>
  buttonSeat === undefined ? among : clockwiseFrom(12, toSeatNo(buttonSeat)).filter((at) => among.includes(at));

function sharesOf(its: Facts, amount: number, order: readonly number[], floor: Inquiry): readonly Share[] {
  const odd = Math.floor(amount / its.unit) % order.length;
  if (odd > 0) floor.notes('oddChips', { chips: odd, unit: its.unit, among: order.length });
  const several = odd > 1 ? floor.decides('pots.oddChipsSeveral') : 'oneEach';
  return shareOut(amount, order.length, its.unit, several).map((share, nth) => ({
    seat: order[nth] as number,
    amount: share,
  }));
}

/** The halves first, and each of them like a pot of its own. */
function halves(its: Facts, floor: Inquiry): readonly Share[] {
  const [highs, lows] = [clockwise(its, its.highs ?? []), clockwise(its, its.lows ?? [])];
  if (lows.length === 0) {
    floor.decides('pots.oddChipFlop');
    return sharesOf(its, its.pot, highs, floor);
  }
  floor.decides('pots.oddChipHiLo');
  const [high = 0, low = 0] = shareOut(its.pot, 2, its.unit, 'oneEach');
  floor.notes('halvesOfPot', { high, low });
  if (highs.length > 1 || lows.length > 1) floor.decides('pots.oddChipFlop');
  const total = new Map<number, number>();
  for (const { seat: at, amount } of [...sharesOf(its, high, highs, floor), ...sharesOf(its, low, lows, floor)])
    total.set(at, (total.get(at) ?? 0) + amount);
  return [...total].map(([at, amount]) => ({ seat: at, amount }));
}
