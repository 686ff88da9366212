import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffle.ts';
import { examineShuffle } from './shuffle-examination.ts';
import { uniform } from './uniform.ts';

const SIZE = 52;
const DEALS = 20_000;
/** Calm enough for every run: chance alone goes beyond it once in two million. */
const SUSPICIOUS = 5;

type Deal = () => readonly number[];
const deck = Array.from({ length: SIZE }, (_, card) => card);

/** A good generator with a fixed seed, so that a run that is red stays red. */
function words(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e37_79b9) >>> 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a_2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
}

const examine = (deal: Deal, deals = DEALS) => examineShuffle(deal, deals, SIZE);

const fair = (seed: number): Deal => {
  const random = uniform(words(seed));
  return () => shuffled(deck, random);
};

describe('twenty thousand shuffled decks', () => {
  it.each([1, 2, 3])('have every card in every place, and every neighbour, equally often (%i)', (seed) => {
    const { places, eachPlace, neighbours, repeats } = examine(fair(seed));
    expect(Math.abs(places)).toBeLessThan(SUSPICIOUS);
    expect(Math.abs(neighbours)).toBeLessThan(SUSPICIOUS);
    expect(Math.max(...eachPlace.map(Math.abs))).toBeLessThan(SUSPICIOUS);
    expect(repeats).toBe(0);
  });

  it('show a single place that is not even', () => {
    const random = uniform(words(6));
    const stuck: Deal = () => {
      const order = [...shuffled(deck.slice(0, -1), random)];
      return random(8) === 0 ? [...order, SIZE - 1] : [SIZE - 1, ...order];
    };
    const { eachPlace } = examine(stuck, 2_000);
    expect(eachPlace[0]).toBeGreaterThan(SUSPICIOUS);
    expect(Math.abs(eachPlace[25] ?? 9)).toBeLessThan(SUSPICIOUS);
  });
});

describe('the same examination catches faulty shuffles', () => {
  const random = uniform(words(4));
  const swapping = (pick: (place: number) => number, from = SIZE - 1): Deal => {
    return () => {
      const order = [...deck];
      for (let place = from; place >= 0; place -= 1) {
        const other = pick(place);
        [order[place], order[other]] = [order[other] as number, order[place] as number];
      }
      return order;
    };
  };
  it.each<readonly [string, Deal]>([
    ['a swap with any of the 52', swapping(() => random(SIZE))],
    ['never with itself', swapping((place) => (place === 0 ? 0 : random(place)))],
    ['sorting by coin', () => [...deck].sort(() => random(2) * 2 - 1)],
    ['one byte and the rest of a division', swapping((place) => random(256) % (place + 1))],
    ['the last card left where it was', swapping((place) => random(place + 1), SIZE - 2)],
  ])('%s', (_, deal) => {
    expect(examine(deal).places).toBeGreaterThan(SUSPICIOUS);
  });

  it('cutting a deck in order: places are even, neighbours are not', () => {
    const { places, neighbours } = examine(() => {
      const cut = random(SIZE);
      return [...deck.slice(cut), ...deck.slice(0, cut)];
    });
    expect(Math.abs(places)).toBeLessThan(SUSPICIOUS);
    expect(neighbours).toBeGreaterThan(SUSPICIOUS);
  });

  it('a deal that begins with the same twelve cards as another', () => {
    const tail = (from: number) => [...deck.slice(0, from), ...deck.slice(from).reverse()];
    const dealing = (deals: (readonly number[])[]) => examine(() => deals.pop() ?? deck, deals.length);
    expect(dealing([deck, tail(12), tail(13)]).repeats).toBe(2);
    expect(dealing([deck, tail(11)]).repeats).toBe(0);
  });

  it('a good shuffle from a seed of sixteen bits: decks come again', () => {
    const seeds = words(5);
    const { repeats } = examine(() => fair(seeds() & 0xffff)(), 2_000);
    expect(repeats).toBeGreaterThan(10);
  });
});
