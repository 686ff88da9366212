import { type Card, fromCode } from '@riffle/cards';
import { requirePeer } from './peer-packages.ts';

/** One package that ranks hands, in the form of cards that it likes best: what it costs to make that form is not measured. */
export type Peer = {
  readonly name: string;
  readonly version: string;
  /** A function that ranks the nth of these hands. */
  readonly rank: (hands: readonly (readonly number[])[]) => (nth: number) => number;
  /** The same for Omaha, four and five cards; as best of sixty fives where the package knows no Omaha. */
  readonly omaha?: (hands: readonly (readonly number[])[]) => (nth: number) => number;
  /** The exact match-up before the flop. */
  readonly matchUp?: (one: readonly Card[], other: readonly Card[]) => void;
};

/** Not every package lets its package.json be required. */
function versionOf(name: string): string {
  const { dependencies } = requirePeer('./package.json') as { dependencies: { [name: string]: string } };
  return dependencies[name] ?? '?';
}

const pokertools: unknown = requirePeer('@pokertools/evaluator');
const tools = pokertools as {
  evaluate: (codes: number[]) => number;
  getCardCode: (card: string) => number;
};
const pheModule: unknown = requirePeer('phe');
const phe = pheModule as { evaluateCardCodes: (codes: number[]) => number; cardCodes: (cards: string[]) => number[] };
const twoPlusTwoModule: unknown = requirePeer('poker-evaluator');
const twoPlusTwo = twoPlusTwoModule as { evalHand: (codes: number[]) => { value: number } };
const apprenticeModule: unknown = requirePeer('@poker-apprentice/hand-evaluator');
const apprentice = apprenticeModule as {
  evaluateHoldem: (cards: { holeCards: string[]; communityCards: string[] }) => { strength: number };
  evaluateOmaha: (cards: { holeCards: string[]; communityCards: string[] }) => { strength: number };
  equityHoldem: (hands: string[][], board: string[], options: { maximumEvaluations: number }) => unknown;
};
const solverModule: unknown = requirePeer('pokersolver');
const solver = (solverModule as { Hand: { solve: (cards: string[]) => { rank: number } } }).Hand;

const texts = (cards: readonly number[]): string[] => cards.map(fromCode);
type Evaluate = (codes: number[]) => number;
type Codes = (cards: readonly number[]) => number[];

const byCodes =
  (codes: Codes, evaluate: Evaluate): Peer['rank'] =>
  (hands) => {
    const made = hands.map(codes);
    return (nth) => evaluate(made[nth] as number[]);
  };

const bySixtyFives =
  (codes: Codes, evaluate: Evaluate, better: (one: number, other: number) => number): Peer['rank'] =>
  (hands) => {
    const made = hands.map(codes);
    const five = [0, 0, 0, 0, 0];
    return (nth) => {
      const cards = made[nth] as number[];
      let best: number | undefined;
      for (let a = 0; a < 3; a += 1) {
        for (let b = a + 1; b < 4; b += 1) {
          for (let c = 4; c < 7; c += 1) {
            for (let d = c + 1; d < 8; d += 1) {
              for (let e = d + 1; e < 9; e += 1) {
                [a, b, c, d, e].forEach((place, at) => {
                  five[at] = cards[place] as number;
                });
                const value = evaluate(five);
                best = best === undefined ? value : better(best, value);
              }
            }
          }
        }
      }
      return best ?? 0;
    };
  };

const toolsCodes: Codes = (cards) => texts(cards).map(tools.getCardCode);
const pheCodes: Codes = (cards) => phe.cardCodes(texts(cards));
/** Its deck is ours, counted from one. */
const twoPlusTwoCodes: Codes = (cards) => cards.map((card) => card + 1);
const split = (cards: readonly number[], own: number) => ({
  holeCards: texts(cards.slice(0, own)),
  communityCards: texts(cards.slice(own)),
});

export const PEERS: readonly Peer[] = [
  {
    name: '@pokertools/evaluator',
    version: versionOf('@pokertools/evaluator'),
    rank: byCodes(toolsCodes, tools.evaluate),
    omaha: bySixtyFives(toolsCodes, tools.evaluate, Math.min),
  },
  {
    name: 'phe',
    version: versionOf('phe'),
    rank: byCodes(pheCodes, phe.evaluateCardCodes),
    omaha: bySixtyFives(pheCodes, phe.evaluateCardCodes, Math.min),
  },
  {
    name: 'poker-evaluator',
    version: versionOf('poker-evaluator'),
    rank: byCodes(twoPlusTwoCodes, (codes) => twoPlusTwo.evalHand(codes).value),
  },
  {
    name: '@poker-apprentice/hand-evaluator',
    version: versionOf('@poker-apprentice/hand-evaluator'),
    rank: (hands) => {
      const made = hands.map((cards) => split(cards, 2));
      return (nth) => apprentice.evaluateHoldem(made[nth] as ReturnType<typeof split>).strength;
    },
    omaha: (hands) => {
      const made = hands.map((cards) => split(cards, 4));
      return (nth) => apprentice.evaluateOmaha(made[nth] as ReturnType<typeof split>).strength;
    },
    matchUp: (one, other) =>
      apprentice.equityHoldem([[...one], [...other]], [], { maximumEvaluations: Number.POSITIVE_INFINITY }),
  },
  {
    name: 'pokersolver',
    version: versionOf('pokersolver'),
    rank: (hands) => {
      const made = hands.map(texts);
      return (nth) => solver.solve(made[nth] as string[]).rank;
    },
  },
];
