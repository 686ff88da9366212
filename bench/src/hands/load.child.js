import { createRequire } from 'node:module';

/** Ranks one hand with one package, in a process where nothing else was loaded, not even what takes types off. */
const peer = createRequire(new URL('../../peers/package.json', import.meta.url));
const HAND = ['As', 'Ks', 'Qd', 'Jc', '9h', '4d', '2c'];
const [, , name, built] = process.argv;

const ways = {
  Riffle: async () => {
    const { rankHigh, toCodes } = await import(`${built}/index.js`);
    return rankHigh(toCodes(HAND));
  },
  '@pokertools/evaluator': () => peer('@pokertools/evaluator').evaluateStrings(HAND),
  phe: () => peer('phe').evaluateCards(HAND),
  'poker-evaluator': () => peer('poker-evaluator').evalHand(HAND),
  '@poker-apprentice/hand-evaluator': () =>
    peer('@poker-apprentice/hand-evaluator').evaluateHoldem({
      holeCards: HAND.slice(0, 2),
      communityCards: HAND.slice(2),
    }),
  pokersolver: () => peer('pokersolver').Hand.solve(HAND),
};

const kept = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const before = kept();
const from = performance.now();
const value = await ways[name]();
const ms = performance.now() - from;
if (value === undefined) throw new Error('no value');
process.stdout.write(JSON.stringify({ ms, megabytes: (kept() - before) / 1e6 }));
