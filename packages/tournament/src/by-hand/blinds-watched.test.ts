import { rulebooks } from '@riffle/rulebooks';
import type { SeatNo } from '@riffle/table';
import { expect, test } from 'vitest';
import type { Place } from '../command.ts';
import { type EntryId, type TableId, toBustOutId } from '../ids.ts';
import { playersAt } from '../seating-index.ts';
import { arrive } from '../simulation/arrival.ts';
import { seededRandom } from '../simulation/seeded-random.ts';
import { BlindsWatched } from './blinds-watched.ts';
import { BrokenPromise, NightByHand } from './night-by-hand.ts';

function nightOf(id: string, players: number) {
  const book = rulebooks.find((one) => one.id === id);
  if (book === undefined) throw new Error(id);
  const night = new NightByHand(seededRandom('blinds'));
  arrive(night, { players, rulebook: { id, edition: book.edition }, seed: 'blinds' });
  const [table] = night.state.breakOrder as readonly [TableId];
  return { night, table, watched: new BlindsWatched() };
}
type At = ReturnType<typeof nightOf>;

/** Seats that are taken, clockwise. */
const seats = ({ night, table }: At): readonly number[] =>
  [...playersAt(night.state, table).keys()].sort((a, b) => a - b);
const begin = ({ night, table, watched }: At, [button, smallBlind, bigBlind]: readonly number[]) => {
  const at = night.state.tables.get(table);
  if (at === undefined || button === undefined || bigBlind === undefined) throw new Error('no such hand');
  return watched.handBegun(night.state, at, { button, smallBlind, bigBlind }, false)?.rule;
};
/** His chips go to somebody else, and he is out. */
function out({ night, table }: At, seat: number | undefined): void {
  const at = [...playersAt(night.state, table)];
  const [entry, winner] = [at.find(([one]) => one === seat)?.[1], at.find(([one]) => one !== seat)?.[1]];
  if (entry === undefined || winner === undefined) throw new Error('nobody to go out');
  const stack = (id: EntryId): number => night.stacks.get(id) ?? 0;
  night.pushChips(
    new Map([
      [entry, 0],
      [winner, stack(winner) + stack(entry)],
    ]),
  );
  night.give({ type: 'BustOut', bustOut: toBustOutId(`out-${entry}`), out: [{ entry, by: [winner] }] });
}

test('[gcb:T31] [pvb:27(1)] the big blind passes to the next player, and whoever is passed over is noticed', () => {
  for (const id of ['gcb', 'pvb']) {
    const at = nightOf(id, 6);
    const [a, b, c, d, e] = seats(at) as [number, number, number, number, number];
    expect(begin(at, [a, b, c])).toBeUndefined();
    expect(begin(at, [b, c, d])).toBeUndefined();
    expect(begin(at, [b, c, d])).toBe('nobody-skips-the-big-blind');
    const other = nightOf(id, 6);
    begin(other, [a, b, c]);
    expect(begin(other, [c, d, e])).toBe('nobody-skips-the-big-blind');
  }
});

test('[gcb:T31] the big blind is out: its seat has a dead small blind, and nobody is passed over', () => {
  const at = nightOf('gcb', 6);
  const [a, b, c, d, e] = seats(at) as [number, number, number, number, number];
  begin(at, [a, b, c]);
  out(at, c);
  expect(begin(at, [b, c, d])).toBeUndefined();
  expect(begin(at, [c, d, e])).toBeUndefined();
  // with both blinds at once the one after the big blind would have paid none
  const other = nightOf('gcb', 6);
  begin(other, [a, b, c]);
  out(other, c);
  expect(begin(other, [b, d, e])).toBe('nobody-skips-the-big-blind');
});

test('whoever was moved away and comes back by lot before the next hand may be big blind again there', () => {
  const at = nightOf('gcb', 14);
  const { night, table } = at;
  const [a, b, c, d] = seats(at) as [number, number, number, number];
  begin(at, [a, b, c]);
  const other = night.state.breakOrder.find((id) => id !== table) as TableId;
  const move = (seat: number, to: { readonly table: TableId; readonly seat: number }): void => {
    const from = to.table === table ? other : table;
    const entry = playersAt(night.state, from).get(seat as SeatNo) as EntryId;
    night.give({ type: 'MoveEntry', entry, to: to as Place, reason: 'a chain of moves' });
  };
  const free = (): number =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].find((seat) => !playersAt(night.state, other).has(seat as SeatNo)) ?? 0;
  move(d, { table: other, seat: free() });
  const there = free();
  move(c, { table: other, seat: there });
  move(there, { table, seat: d });
  expect(begin(at, [b, c, d])).toBeUndefined();
});

test('a small blind that is paid twice at a table of three is noticed', () => {
  const at = nightOf('gcb', 3);
  const [a, b, c] = seats(at) as [number, number, number];
  begin(at, [a, b, c]);
  expect(begin(at, [c, b, a])).toBe('nobody-is-small-blind-twice');
});

test('chips that come from nowhere, and a command that is refused, end the night', () => {
  const { night, table } = nightOf('gcb', 6);
  const [entry] = [...playersAt(night.state, table).values()] as [EntryId];
  const stack = night.stacks.get(entry) ?? 0;
  expect(() => night.pushChips(new Map([[entry, stack + 100]]))).toThrow(BrokenPromise);
  expect(() => night.give({ type: 'StartClock' })).toThrow('every-command-is-accepted');
});
