import type { prices as german } from '../de/prices.ts';

export const prices: typeof german = {
  title: 'Prices',
};
