import type { books as german } from '../de/for-books.ts';
import { floor } from './floor.ts';
import { record } from './record.ts';

export const books: typeof german = { floor, record };
