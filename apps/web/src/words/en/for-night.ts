import type { night as german } from '../de/for-night.ts';
import { desk } from './desk.ts';

export const night: typeof german = { desk };
