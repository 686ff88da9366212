import type { books as german } from '../de/for-books.ts';
import { floor } from './floor.ts';
import { hands } from './hands.ts';
import { house } from './house.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

export const books: typeof german = { floor, hands, house, record, rules, texts };
