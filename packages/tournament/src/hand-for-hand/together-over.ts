import type { BustOutId, TableId } from '../ids.ts';

/** The last of the hands that were dealt at all tables at once, after which each table goes on by itself. */
export type TogetherOver = {
  /** Of all that were dealt so that night. */
  readonly hand: number;
  /** Hands that were dealt so before it began, that night. */
  readonly before: number;
  /** Who had gone out last when it ended. */
  readonly after?: BustOutId;
  /** Tables of which somebody may still be told to have gone out in it, and how far they are. */
  readonly gone: { readonly [id: TableId]: SinceTogether };
};
/** 0: the table still played that hand; 1: it had finished, and the next hand is not counted there; 2: that one is counted. */
export type SinceTogether = 0 | 1 | 2;
