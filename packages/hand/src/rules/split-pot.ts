import { type AtTheTable, atTheTable } from './at-the-table.ts';

export type SplitPot = {
  readonly book: string;
  readonly pot: number;
  /** The smallest chip. */
  readonly unit: number;
  readonly button: number;
  /** The seats that go to the showdown. */
  readonly seats: readonly number[];
  readonly game?: string;
  readonly hands?: { readonly [seat: number]: string };
  /** A straight for everybody unless told. */
  readonly board?: string;
};

/** A pot of this size at its showdown: equal antes, and the rest was put in by a seat that has folded. */
export function splitPot({ pot, unit, seats, board = 'As Kd Qh Jc Ts', ...told }: SplitPot): AtTheTable {
  const ante = Math.floor(pot / (seats.length + 1) / unit) * unit;
  const folder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].find((seat) => !seats.includes(seat) && seat !== told.button) ?? 10;
  const table = atTheTable({
    ...told,
    stacks: Object.fromEntries([...seats, folder].map((seat) => [seat, pot])),
    blinds: [0, 0],
    ante,
    dead: { seat: folder, amount: pot - ante * (seats.length + 1) },
    unit,
    board,
    showdown: 'automatic',
  });
  while (table.isLive(folder)) table.play(`${String(table.toAct)} ${table.toAct === folder ? 'fold' : 'check'}`);
  return table.checkDown();
}
