import { writeFileSync } from 'node:fs';
import { countedTold, handsCounted } from '../packages/tournament/src/by-hand/hands-counted.ts';
import { happenedUnder, momentsTold } from '../packages/tournament/src/recorded/happened.ts';
import { nameOf, nightTold, PLANS } from '../packages/tournament/src/recorded/simulated-nights.ts';
import { TOLD } from '../packages/tournament/src/recorded/written-scenes.ts';

/** What nights come to now, simulated and by hand; their tests hold them against it. */
const nights = PLANS.map((plan) => [nameOf(plan), nightTold(plan)]);
const scenes = Object.entries(TOLD).map(([name, told]) => [name, told()]);
const fitting = happenedUnder('pvb').map(([name, happened]) => [name, momentsTold(happened)]);
for (const [name, lines] of Object.entries({ nights, scenes, fitting }))
  writeFileSync(
    new URL(`../packages/tournament/src/recorded/${name}.json`, import.meta.url),
    `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`,
  );
writeFileSync(new URL('../packages/tournament/src/forecast/counted.ts', import.meta.url), countedTold(handsCounted()));
