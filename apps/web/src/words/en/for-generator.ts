import type { ofGenerator as german } from '../de/for-generator.ts';
import { generator } from './generator.ts';

export const ofGenerator: typeof german = { generator };
