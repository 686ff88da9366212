import type { settingUp as german } from '../de/for-setup.ts';
import { setup } from './setup.ts';

export const settingUp: typeof german = { setup };
