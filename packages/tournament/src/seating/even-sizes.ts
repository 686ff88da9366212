/** One more at a time to the table with the fewest: how many newcomers each gets, as even as the seats allow. */
export function evenSizes(
  tables: readonly { readonly players: number; readonly free: number }[],
  newcomers: number,
): readonly number[] {
  const given = tables.map(() => 0);
  for (let left = newcomers; left > 0; left -= 1) {
    let shortest: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [index, table] of tables.entries()) {
      const already = given[index] ?? 0;
      if (already >= table.free || table.players + already >= fewest) continue;
      shortest = index;
      fewest = table.players + already;
    }
    if (shortest === undefined) return given;
    given[shortest] = (given[shortest] ?? 0) + 1;
  }
  return given;
}
