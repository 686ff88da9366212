import { fuzzHand } from './fuzz-hand.ts';
import { randomSetup } from './random-setup.ts';
import { seeded } from './seeded.ts';

declare const process: { readonly argv: readonly string[] };
declare const console: { readonly log: (line: string) => void };

const [, , wanted = '10000000', firstSeed = '1'] = process.argv;
let actions = 0;
let seed = Number(firstSeed);
for (; actions < Number(wanted); seed += 1) {
  const random = seeded(seed);
  const setup = randomSetup(random);
  try {
    actions += fuzzHand(setup, random).actions;
  } catch (error) {
    throw new Error(`seed ${String(seed)}, ${setup.variant.id}`, { cause: error });
  }
}
console.log(`${String(actions)} actions in ${String(seed - Number(firstSeed))} hands, no broken invariant`);
