import { prices } from './prices.ts';

/** What a night sells, and what its prices are made of. */
export const ofPrices = { prices };
