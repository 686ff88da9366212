let count = $state(0);

/** How much the night asks of the director now: the desk counts it, its place at the thumb shows it. */
export const due = {
  get count(): number {
    return count;
  },
  is(now: number): void {
    count = now;
  },
};
