import { writeFileSync } from 'node:fs';
import { nameOf, nightTold, PLANS } from '../packages/tournament/src/recorded/simulated-nights.ts';
import { TOLD } from '../packages/tournament/src/recorded/written-scenes.ts';

/** What nights come to now, simulated and by hand; their tests hold them against it. */
const nights = Object.fromEntries(PLANS.map((plan) => [nameOf(plan), nightTold(plan)]));
const scenes = Object.fromEntries(Object.entries(TOLD).map(([name, told]) => [name, told()]));
for (const [name, told] of Object.entries({ nights, scenes }))
  writeFileSync(
    new URL(`../packages/tournament/src/recorded/${name}.json`, import.meta.url),
    `${JSON.stringify(told, null, 1)}\n`,
  );
