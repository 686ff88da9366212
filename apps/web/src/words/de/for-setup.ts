import { setup } from './setup.ts';

/** A night that is set up, and who plays in it. */
export const settingUp = { setup };
