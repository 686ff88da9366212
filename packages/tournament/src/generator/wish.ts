import type { Chips } from '@riffle/cards';
import type { DealtGame } from '../dealt-game.ts';
import type { AnteForm, Millis } from '../structure.ts';

/** What an organiser wants of a structure. */
export type StructureWish = {
  readonly players: number;
  readonly startingStack: Chips;
  /** Values of the chips that there are. */
  readonly chips: readonly Chips[];
  readonly levelLength: Millis;
  /** From the first hand to the last, breaks counted. */
  readonly length: Millis;
  readonly antes: AnteForm;
  /** From this big blind on; absent = from the fourth level. */
  readonly antesFrom?: Chips;
  /** So much play between two breaks; absent = none. */
  readonly breakEvery?: Millis;
  readonly breakLength?: Millis;
  /** One break in the middle of a long night, for a meal. */
  readonly longBreak?: Millis;
  /** Of a mixed event: each level deals the next of them. */
  readonly games?: readonly DealtGame[];
  /** How many are expected, and what each gives; absent = a starting stack. */
  readonly rebuys?: number;
  readonly rebuyChips?: Chips;
  readonly addOns?: number;
  readonly addOnChips?: Chips;
};

/** As long as these chips carry it, or as short as blinds can rise; the level length with which it would be met. */
type EndMissed<C extends string> = {
  readonly code: C;
  readonly wished: Millis;
  readonly nearest: Millis;
  readonly levelLength?: Millis;
};

/** Why it is not quite what was wished, or not what anybody should play. */
export type Shortfall =
  | EndMissed<'ends-early'>
  | EndMissed<'ends-late'>
  /** The smallest chip makes the first big blind a large part of the stack. */
  | { readonly code: 'chips-too-large'; readonly chip: Chips; readonly bigBlinds: number }
  | { readonly code: 'stack-not-payable'; readonly stack: Chips }
  /** So many of the largest chip in one big blind by the end. */
  | { readonly code: 'chips-too-small'; readonly chip: Chips; readonly count: number };

/** Chips in play by the end of what is expected. */
export const chipsExpected = (wish: StructureWish): number =>
  wish.players * wish.startingStack +
  (wish.rebuys ?? 0) * (wish.rebuyChips ?? wish.startingStack) +
  (wish.addOns ?? 0) * (wish.addOnChips ?? wish.startingStack);
