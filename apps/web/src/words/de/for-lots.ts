import { lots } from './lots.ts';

/** A player by lot: for the dialogue that draws one and the wall that shows him. */
export const ofLots = { lots };
