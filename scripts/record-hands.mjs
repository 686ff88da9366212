import { writeFileSync } from 'node:fs';
import { handsTold } from '../packages/hand/src/recorded/played-hands.ts';
import { VARIANTS } from '../packages/hand/src/variants.ts';

/** What hands of every game come to now; their test holds them against it. */
const hands = VARIANTS.map((variant, nth) => [variant.id, handsTold(variant, nth)]);
writeFileSync(
  new URL('../packages/hand/src/recorded/hands.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(hands), null, 1)}\n`,
);
