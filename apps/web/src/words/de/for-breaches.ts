import { breaches } from './breaches.ts';

/** The penalty book, its dialog, and who is away from a table. */
export const ofBreaches = { breaches };
