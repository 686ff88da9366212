import type { ToldHand, ToldPlayer } from '../hands/told-hand.ts';
import { chipsOf } from './money.ts';
import type { Table } from './table.ts';

/** Who is said to have got what of a pot. */
export function readCollected(
  text: string,
  names: readonly ToldPlayer[],
  { decimals }: Table,
  line: number,
): ToldHand['collected'][number] | 'none' | 'unreadable' {
  const [, name, written = ''] = /^(.+) collected (\S+) from (?:main |side )?pot/.exec(text) ?? [];
  const player = names.find((one) => one.name === name);
  if (player === undefined) return 'none';
  const amount = chipsOf(written, decimals);
  return amount === undefined ? 'unreadable' : { seat: player.seat, amount, at: { line } };
}
