import type { ofDays as german } from '../de/for-days.ts';
import { days } from './days.ts';

export const ofDays: typeof german = { days };
