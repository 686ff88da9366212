/** What is told of all values of a map together: a sum, the most, those that are so. `sum` joins what is told of two parts, in their order. */
export type Measure<V, M extends NonNullable<unknown>> = {
  readonly none: M;
  readonly of: (value: V) => M;
  readonly sum: (a: M, b: M) => M;
  /** By part of the map: a part that did not change is not asked again. */
  readonly known: WeakMap<object, M>;
};

export const measure = <V, M extends NonNullable<unknown>>(
  none: M,
  of: (value: V) => M,
  sum: (a: M, b: M) => M,
): Measure<V, M> => ({ none, of, sum, known: new WeakMap() });

/** How many are so. */
export const countOf = <V>(isSo: (value: V) => boolean): Measure<V, number> =>
  measure<V, number>(
    0,
    (value) => (isSo(value) ? 1 : 0),
    (a, b) => a + b,
  );

/** Those that are so, in their order. Cheap while they are few. */
export function those<V>(isSo: (value: V) => boolean): Measure<V, readonly V[]> {
  const nobody: readonly V[] = [];
  return measure(
    nobody,
    (value) => (isSo(value) ? [value] : nobody),
    (a, b) => (a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]),
  );
}
