export { brokenCounts } from './count-promises.ts';
export { brokenPenalties } from './event-promises.ts';
export { type Broken, invariants } from './invariants.ts';
export type { NightPlan } from './night-plan.ts';
export { type DayPlayed, type EventPlan, type PlayedEvent, playEvent } from './play-event.ts';
export { type PlayedNight, playNight } from './play-night.ts';
export { seededRandom } from './seeded-random.ts';
export { type NightHistory, type Onlooker, type Step, UnexpectedRefusal } from './simulated-night.ts';
export type { Stacks } from './stacks.ts';
