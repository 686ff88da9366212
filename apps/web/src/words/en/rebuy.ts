import type { rebuy as german } from '../de/rebuy.ts';

export const rebuy: typeof german = {
  buy: (price: string, name = 'Rebuy') => `${name} (${price})`,
  outAndBuy: (price: string, name = 'a rebuy') => `Out, with ${name} (${price})`,
  sold: (name: string) => `Rebuy for ${name}: back in. The till takes the money.`,
  chipsOf: (chips: string) => `${chips} chips`,
  undo: 'Take back',
  ownPrice: {
    ask: 'Another price or other chips',
    price: 'Another price',
    hint: 'With a reason, for this sale alone.',
    noAmount: 'This is no amount.',
    chips: 'Other chips',
    noChips: 'This is no number.',
    reason: 'Reason for it',
    usual: 'As usual after all',
  },
  back: {
    boughtBack: 'bought back in: no place',
    lifeBefore: (time: string) => `Correct the bust-out at ${time}`,
    lifeBy: (names: string) => (names === '' ? 'by whom: not said' : `by ${names}`),
    undone: (name) => `Bust-out of ${name} and rebuy undone.`,
  },
  forfeit: {
    counted: 'Stack as counted',
    hint: 'For a re-entry it is given up and leaves play.',
    enter: 'Give up the stack, re-entry',
  },
};
