import type { rebuy as german } from '../de/rebuy.ts';

export const rebuy: typeof german = {
  buy: (price: string) => `Rebuy (${price})`,
  outAndBuy: (price: string) => `Out, with a rebuy (${price})`,
  sold: (name: string) => `Rebuy for ${name}: back in. The till takes the money.`,
  forfeit: {
    counted: 'Stack as counted',
    hint: 'For a re-entry it is given up and leaves play.',
    enter: 'Give up the stack, re-entry',
  },
};
