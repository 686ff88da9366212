import { cashier } from './cashier.ts';

/** The cashier’s desk: who owes what, what is taken and given back, boxes and their count. */
export const ofCashier = { cashier };
