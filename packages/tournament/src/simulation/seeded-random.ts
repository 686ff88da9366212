import type { Random } from '@riffle/aggregate';
import { uniform } from '@riffle/cards';

/**
 * The same numbers for the same seed: for simulations only, so that a night can be played again.
 * Anybody who knows the seed knows every draw; a real night draws from the operating system.
 * Chris Doty-Humphrey's sfc32, its state filled from the seed by a 32-bit hash of the same family.
 */
export function seededRandom(seed: string): Random {
  const hash = hashed(seed);
  let [a, b, c, counter] = [hash(), hash(), hash(), hash()];
  return uniform(() => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + word) | 0;
    return word >>> 0;
  });
}

function hashed(seed: string): () => number {
  let hash = 1_779_033_703 ^ seed.length;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
    hash ^= hash >>> 16;
    return hash;
  };
}
