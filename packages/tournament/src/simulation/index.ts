export { type Broken, invariants } from './invariants.ts';
export type { NightPlan } from './night-plan.ts';
export { type PlayedNight, playNight } from './play-night.ts';
export { seededRandom } from './seeded-random.ts';
export type { NightHistory, Onlooker, Step } from './simulated-night.ts';
export type { Stacks } from './stacks.ts';
