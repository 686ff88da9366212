import type { SeatNo } from '@riffle/table';
import type { SeenCard } from './card-code.ts';

/** What lies where once it is put right; what is not named stays. */
export type CardsRight = {
  readonly run: number;
  readonly board?: readonly SeenCard[];
  readonly holes?: readonly { readonly seat: SeatNo; readonly cards: readonly SeenCard[] }[];
  readonly burned?: readonly SeenCard[];
};
