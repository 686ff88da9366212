/**
 * What a column keeps as JSON; nothing where a flipped bit has made it unreadable. The row's sum tells of that at the
 * start and in `riffle verify`: one row must not keep all others, or the house, from opening.
 */
export function keptJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
