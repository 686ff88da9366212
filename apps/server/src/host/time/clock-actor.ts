import type { Actor } from '@riffle/aggregate';

/** Who does what happens by itself. */
export const CLOCK: Actor = { id: 'clock', role: 'clock' };
