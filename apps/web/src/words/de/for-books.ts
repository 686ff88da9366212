import { floor } from './floor.ts';
import { hands } from './hands.ts';
import { house } from './house.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

/** Around the rulebooks: what now, the reader, a house's own, hands. */
export const books = { floor, hands, house, record, rules, texts };
