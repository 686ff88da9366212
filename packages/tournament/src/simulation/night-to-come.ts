import type { SimulatedNight } from './simulated-night.ts';

/** What somebody needs of a night to have people come to it. */
export type NightToCome = Pick<
  SimulatedNight,
  'state' | 'random' | 'chance' | 'one' | 'give' | 'giveUnlessTooLate' | 'try'
>;
