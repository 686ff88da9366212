import { own } from './own.ts';

/** What only a player himself sees of his night. */
export const ofOwn = { own };
