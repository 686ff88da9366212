import type { ofBreaches as german } from '../de/for-breaches.ts';
import { breaches } from './breaches.ts';

export const ofBreaches: typeof german = { breaches };
