import { generator } from './generator.ts';

/** A structure that is proposed from players, stack, chips and the wished end. */
export const ofGenerator = { generator };
