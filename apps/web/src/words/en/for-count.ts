import type { ofCount as german } from '../de/for-count.ts';
import { count } from './count.ts';

export const ofCount: typeof german = { count };
