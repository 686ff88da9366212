import type { BoardStreet, DealtIn } from './deck-order.ts';

/** Cards of a street that came before the betting was complete, and what is known of it. */
export type EarlyBoard = DealtIn & {
  readonly street: BoardStreet;
  readonly done: 'burnedAndShown' | 'shownWithoutBurn' | 'burnedOnly';
  readonly toAct: readonly number[] | undefined;
  readonly rest: 'stillToAct' | 'allFolded' | 'onePlayerLeft' | 'allWantTheCard';
  readonly acted: number;
  readonly shown: readonly string[] | undefined;
  readonly nextCards: readonly string[];
};
