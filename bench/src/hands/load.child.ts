import { createRequire } from 'node:module';

/** Ranks one hand with one package, in a process where nothing else was loaded. */
const require = createRequire(import.meta.url);
const HAND = ['As', 'Ks', 'Qd', 'Jc', '9h', '4d', '2c'];

const ways: { readonly [name: string]: () => unknown } = {
  Riffle: async () => {
    const { rankHigh, toCodes } = await import('@riffle/cards');
    return rankHigh(toCodes(HAND as never));
  },
  '@pokertools/evaluator': () => require('@pokertools/evaluator').evaluateStrings(HAND),
  phe: () => require('phe').evaluateCards(HAND),
  'poker-evaluator': () => require('poker-evaluator').evalHand(HAND),
  '@poker-apprentice/hand-evaluator': () =>
    require('@poker-apprentice/hand-evaluator').evaluateHoldem({
      holeCards: HAND.slice(0, 2),
      communityCards: HAND.slice(2),
    }),
  pokersolver: () => require('pokersolver').Hand.solve(HAND),
};

const rank = ways[process.argv[2] ?? ''];
if (rank === undefined) throw new Error('which package?');
const resident = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};
const before = resident();
const from = performance.now();
const value = await rank();
const ms = performance.now() - from;
if (value === undefined) throw new Error('no value');
process.stdout.write(JSON.stringify({ ms, megabytes: (resident() - before) / 1e6 }));
