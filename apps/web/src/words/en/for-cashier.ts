import type { ofCashier as german } from '../de/for-cashier.ts';
import { cashier } from './cashier.ts';

export const ofCashier: typeof german = { cashier };
