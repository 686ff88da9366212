import type { ofTogether as german } from '../de/for-together.ts';
import { together } from './together.ts';

export const ofTogether: typeof german = { together };
