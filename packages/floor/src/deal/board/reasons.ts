import type { BoardStreet } from './deck-order.ts';

/** Facts and sums that decide about board, burns and stub. */
export type BoardReasons = {
  cameTooEarly: { readonly street: BoardStreet };
  actedOnWrongBoard: { readonly acted: number; readonly bet: boolean };
  noticedAfterPayout: Record<string, never>;
  cannotBeTold: Record<string, never>;
};
