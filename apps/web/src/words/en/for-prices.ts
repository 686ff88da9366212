import type { ofPrices as german } from '../de/for-prices.ts';
import { prices } from './prices.ts';

export const ofPrices: typeof german = { prices };
