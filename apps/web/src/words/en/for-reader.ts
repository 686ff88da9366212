import type { reader as german } from '../de/for-reader.ts';
import { house } from './house.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

export const reader: typeof german = { house, rules, texts };
