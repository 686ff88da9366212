import { desk } from './desk.ts';
import { setup } from './setup.ts';

/** A night that is set up and run. */
export const night = { desk, setup };
