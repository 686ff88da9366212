import type { TableId } from '@riffle/tournament';

/** The order with one table at another position; beyond the ends it stays at the end. */
export function movedTo(order: readonly TableId[], table: TableId, to: number): readonly TableId[] {
  if (!order.includes(table)) return order;
  const rest = order.filter((other) => other !== table);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, table);
}
