/** Every way to take `count` of the items, in order. */
export function choices<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}
