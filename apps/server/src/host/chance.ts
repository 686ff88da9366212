import { randomFillSync } from 'node:crypto';
import type { Random } from '@riffle/aggregate';
import { uniform } from '@riffle/cards';

const POOL = 512;

/** From the operating system's generator, fetched in bulk. */
export function trueChance(): Random {
  const words = new Uint32Array(POOL);
  let used = POOL;
  return uniform(() => {
    if (used === POOL) {
      randomFillSync(words);
      used = 0;
    }
    const word = words[used] ?? 0;
    // a word that was drawn is not left lying about
    words[used] = 0;
    used += 1;
    return word;
  });
}
