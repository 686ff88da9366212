/** A list in which one has changed places with the one before or after it. */
export function moved<T>(all: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [one, other] = [all[from], all[from + by]];
  if (one === undefined || other === undefined) return all;
  return all.with(from, other).with(from + by, one);
}
