import type { rebuy as german } from '../de/rebuy.ts';

export const rebuy: typeof german = {
  buy: (price: string) => `Rebuy (${price})`,
  outAndBuy: (price: string) => `Out, with a rebuy (${price})`,
  sold: (name: string) => `Rebuy for ${name}: back in. The till takes the money.`,
};
