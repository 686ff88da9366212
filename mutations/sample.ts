/** As many of them as asked, each as likely as any other, the same for the same seed; in the order in which they stood. */
export function sample<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const chance = mulberry32(seed);
  const order = all.map((_, nth) => ({ nth, by: chance() })).sort((a, b) => a.by - b.by);
  const chosen = new Set(order.slice(0, count).map(({ nth }) => nth));
  return all.filter((_, nth) => chosen.has(nth));
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
