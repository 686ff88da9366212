import { breaches } from './breaches.ts';
import { ruled } from './ruled.ts';
import { served } from './served.ts';

/** The penalty book, its dialog, and who is away from a table; the rulings that stand. */
export const ofBreaches = { breaches, ruled, served };
