/** The list with the one at `from` one place up (`-1`) or down (`1`); as it was where there is no such place. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const one = list[from];
  const to = from + by;
  if (one === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
