import type { SeatNo } from '@riffle/table';
import type { TomlTable } from 'smol-toml';
import type { Said } from '../hands/said.ts';
import type { RecordFault } from '../problems/record-fault.ts';

const FIELDS = { finishing_stacks: 'stack', winnings: 'winnings' } as const;

/** What a table says of how the hand ended, seat by seat. */
export function saidIn(
  fields: TomlTable,
  seats: readonly SeatNo[],
  lineOf: (field: string) => number,
): { readonly says: readonly Said[] } | { readonly fault: RecordFault } {
  const says: Said[] = [];
  for (const [field, is] of Object.entries(FIELDS)) {
    const list = fields[field];
    if (list === undefined) continue;
    const at = { line: lineOf(field) };
    if (!isNumbers(list) || list.length !== seats.length) return { fault: { code: 'field-wrong', field, ...at } };
    for (const [nth, seat] of seats.entries()) {
      const amount = Number(list[nth]);
      // an endless stack stays one
      if (Number.isFinite(amount)) says.push({ is, seat, amount, at });
    }
  }
  return { says };
}

const isNumbers = (list: unknown): list is readonly (number | bigint)[] =>
  Array.isArray(list) &&
  list.every((one) => typeof one === 'bigint' || (typeof one === 'number' && !Number.isNaN(one)));
