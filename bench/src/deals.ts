import { dealEquities } from '@riffle/money';
import { requirePeer } from './hands/peer-packages.ts';
import { figure } from './hands/throughput.ts';

type Deal = { readonly payouts: number[]; readonly chipStacks: number[] };
const peer = requirePeer('@poker-apprentice/icm-calculator') as {
  calculateExact: (deal: Deal) => number[];
  calculateEstimate: (deal: Deal) => number[];
};
const { dependencies } = requirePeer('./package.json') as { dependencies: { [name: string]: string } };
const name = '@poker-apprentice/icm-calculator';
const PEER = `${name} ${dependencies[name] ?? '?'}`;

/** Its exact way goes through all who may be out, twice as many for each player more. */
const MOST_EXACT = 20;
/** Estimated, a field of a thousand takes minutes. */
const MOST_ESTIMATED = 100;
const FIELDS = [
  { players: 3, prizes: 3 },
  { players: 6, prizes: 6 },
  { players: 9, prizes: 9 },
  { players: 20, prizes: 9 },
  { players: 100, prizes: 15 },
  { players: 1000, prizes: 150 },
] as const;

/** What stacks are worth in a deal: how long it takes, and how far from the exact sum it is at most, in cents. */
export const deals = () =>
  FIELDS.map(({ players, prizes }) => {
    const deal = dealOf(players, prizes);
    const exact = dealEquities(deal.chipStacks, deal.payouts);
    const off = (found: readonly number[]): number =>
      figure(Math.max(...found.map((worth, nth) => Math.abs(worth - (exact[nth] ?? 0)))) * 100);
    const by = (what: string, work: () => readonly number[]) => ({ name: what, ms: best(work), cents: off(work()) });
    return {
      players,
      prizes,
      found: [
        { ...by('Riffle', () => dealEquities(deal.chipStacks, deal.payouts)), cents: 0 },
        ...(players > MOST_EXACT ? [] : [by(`${PEER}, exact`, () => peer.calculateExact(deal))]),
        ...(players > MOST_ESTIMATED ? [] : [by(`${PEER}, estimated`, () => peer.calculateEstimate(deal))]),
      ],
    };
  });

/** The same stacks in every run; a pool of 100 for each player. */
function dealOf(players: number, prizes: number): Deal {
  const chipStacks = Array.from({ length: players }, (_, player) => 1_000 + ((player * 48_271) % 90_000));
  const weights = Array.from({ length: prizes }, (_, place) => 1 / (place + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return { chipStacks, payouts: weights.map((weight) => Math.round((players * 100 * weight) / whole)) };
}

/** In milliseconds; what takes long is done once. */
function best(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let nth = 0; nth < 20 && spent < 500; nth += 1) {
    const from = performance.now();
    work();
    const took = performance.now() - from;
    spent += took;
    least = Math.min(least, took);
  }
  return figure(least);
}
