import { keys } from './desk/keys.ts';
import { time as timeAsked } from './desk/time.ts';
import { setup } from './setup.ts';
import { templates } from './templates.ts';

/** A night that is set up, who plays in it, and what a desk seldom asks. */
export const settingUp = { keys, setup, templates, timeAsked };
