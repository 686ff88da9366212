/** Plain data without `null`: absent is absent. What a view is made of, so that `null` can say "gone" in a difference. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain | undefined };

/** A JSON merge patch (RFC 7396): objects are merged, `null` removes, everything else replaces. */
export type Difference = string | number | boolean | readonly Plain[] | { readonly [key: string]: Difference | null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What turns `from` into `to`; `undefined` where they are equal. Lists are replaced whole. */
export function difference(from: unknown, to: unknown): Difference | undefined {
  if (from === to) return undefined;
  if (!isObject(from) || !isObject(to)) {
    return Array.isArray(from) && Array.isArray(to) && sameList(from, to) ? undefined : (to as Difference);
  }
  const patch: Record<string, Difference | null> = {};
  for (const key of Object.keys(from)) {
    if (from[key] !== undefined && to[key] === undefined) patch[key] = null;
  }
  for (const key of Object.keys(to)) {
    if (to[key] === undefined) continue;
    if (from[key] === undefined) patch[key] = to[key] as Difference;
    else {
      const inner = difference(from[key], to[key]);
      if (inner !== undefined) patch[key] = inner;
    }
  }
  return Object.keys(patch).length === 0 ? undefined : patch;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => difference(item, b[index]) === undefined);
}

/** `patched(a, difference(a, b))` equals `b`. What did not change keeps its identity, so a screen redraws only the rest. */
export function patched(value: unknown, patch: Difference | undefined): unknown {
  if (patch === undefined) return value;
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete result[key];
    else result[key] = patched(result[key], change as Difference);
  }
  return result;
}
