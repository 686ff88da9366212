/** The chips of one player in this round, as they lie there. */
export type ChipsLaid = {
  /** Of his own from before the act, still in front of him. */
  readonly inFront: readonly number[];
  /** What he paid in this round and the dealer has pulled in already. */
  readonly pulledIn: number;
  readonly added: readonly number[];
  /** Added as well, in several chips whose values nobody asked for. */
  readonly unsorted: number;
  /** From a later motion: they lie there, but are not counted. */
  readonly later: number;
};

export const noChips: ChipsLaid = { inFront: [], pulledIn: 0, added: [], unsorted: 0, later: 0 };

/** A blind or an earlier bet, taken as one chip where only the amount is known. */
export const inOneChip = (amount: number): readonly number[] => (amount > 0 ? [amount] : []);

export const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** What counts of them. */
export const countedIn = ({ inFront, pulledIn, added, unsorted }: ChipsLaid): number =>
  pulledIn + sum(inFront) + sum(added) + unsorted;
/** All that lies there, counted or not. */
export const lyingIn = (laid: ChipsLaid): number => countedIn(laid) + laid.later;

/** Whether one single chip was added. */
export const isOneChip = ({ added, unsorted }: ChipsLaid): boolean => added.length === 1 && unsorted === 0;

/** Chips that came with two motions, of which only the sums are known. */
export const inTwoMotions = (all: number, second: number): ChipsLaid => ({
  ...noChips,
  unsorted: all - second,
  later: second,
});
