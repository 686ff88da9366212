import type { cashier as german } from '../de/cashier.ts';

export const cashier: typeof german = {
  title: 'Cashier',
};
