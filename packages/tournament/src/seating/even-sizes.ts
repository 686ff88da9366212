/** One more at a time to the first of the tables with the fewest: how many newcomers each gets, as even as the seats allow. */
export function evenSizes(
  tables: readonly { readonly players: number; readonly free: number }[],
  newcomers: number,
): readonly number[] {
  const given = tables.map(() => 0);
  const room = tables.reduce((sum, { free }) => sum + Math.max(0, free), 0);
  let left = Math.min(newcomers, room);
  for (let size = 0; left > 0; size += 1) {
    for (const [index, { players, free }] of tables.entries()) {
      const already = given[index] ?? 0;
      if (left === 0 || already >= free || players + already !== size) continue;
      given[index] = already + 1;
      left -= 1;
    }
  }
  return given;
}
