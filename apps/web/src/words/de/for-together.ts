import { together } from './together.ts';

/** Hand-for-hand, while it is proposed or played. */
export const ofTogether = { together };
