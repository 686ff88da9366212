/** A list cut into pages that fit the screen; always at least one, so that an empty list has a place for its words. */
export function pagesOf<T>(items: readonly T[], perPage: number): readonly (readonly T[])[] {
  const size = Math.max(1, perPage);
  // pages of about the same length: a last page with one name on it looks like a mistake
  const count = Math.max(1, Math.ceil(items.length / size));
  const even = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, page) => items.slice(page * even, (page + 1) * even));
}

/** A page cut into columns of equal length, read downwards. */
export const columnsOf = <T>(items: readonly T[], columns: number): readonly (readonly T[])[] => {
  const height = Math.ceil(items.length / Math.max(1, columns));
  return Array.from({ length: columns }, (_, column) => items.slice(column * height, (column + 1) * height));
};
