import type { ofBreaches as german } from '../de/for-breaches.ts';
import { breaches } from './breaches.ts';
import { ruled } from './ruled.ts';
import { served } from './served.ts';

export const ofBreaches: typeof german = { breaches, ruled, served };
