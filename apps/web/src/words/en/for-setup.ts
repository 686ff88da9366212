import type { settingUp as german } from '../de/for-setup.ts';
import { keys } from './desk/keys.ts';
import { time as timeAsked } from './desk/time.ts';
import { setup } from './setup.ts';
import { templates } from './templates.ts';

export const settingUp: typeof german = { keys, setup, templates, timeAsked };
