import { fuzzHand } from './fuzz-hand.ts';
import { compareHands, simulatedSetup } from './played-both-ways.ts';
import { randomSetup } from './random-setup.ts';
import { seeded } from './seeded.ts';

declare const process: { readonly argv: readonly string[] };
declare const console: { readonly log: (line: string) => void };

const [, , wanted = '10000000', firstSeed = '1'] = process.argv;
const AT_ONCE = 3;
let actions = 0;
let compared = 0;
let seed = Number(firstSeed);
for (; actions < Number(wanted); seed += 1) {
  const random = seeded(seed);
  const setup = randomSetup(random);
  try {
    actions += fuzzHand(setup, random).actions;
    compared += compareHands(simulatedSetup(random, [setup.variant]), random, AT_ONCE).flat;
  } catch (error) {
    throw new Error(`seed ${String(seed)}, ${setup.variant.id}`, { cause: error });
  }
}
console.log(`${String(actions)} actions in ${String(seed - Number(firstSeed))} hands, no broken invariant`);
console.log(`${String(compared)} hands played on numbers, the same as by the engine for everything`);
