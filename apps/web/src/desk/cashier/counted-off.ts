type Means = 'cash' | 'card';
type Sums = { readonly [M in Means]: number };

/** By how much cash and card are off, each for itself: ten too few in one are not made good by ten too many in the other. */
export const countedOff = (expected: Sums, counted: Sums): readonly { readonly means: Means; readonly by: number }[] =>
  (['cash', 'card'] as const)
    .map((means) => ({ means, by: counted[means] - expected[means] }))
    .filter(({ by }) => by !== 0);
