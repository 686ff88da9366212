import { shuffled } from '@riffle/cards';
import type { Out, TournamentCommand } from '../command.ts';
import { goingOn } from '../form/round.ts';
import { type EntryId, type TableId, toBustOutId } from '../ids.ts';
import { OUT_TOGETHER } from '../out-together.ts';
import { playersAt } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import type { SimulatedNight } from './simulated-night.ts';
import { passed, type Stacks, stackOf } from './stacks.ts';

/** One hand at some table with two players or more: chips change hands, and somebody may go out. False where no table can play. */
export function playHand(night: SimulatedNight, no: number): boolean {
  const id = aTable(night);
  if (id === undefined) return false;
  handAt(night, id, no);
  return true;
}

/** One of the last hands of a day: the table begins it, and now and then chips change hands in it. */
export function playLastHand(night: SimulatedNight, id: TableId, no: number): void {
  const [seat] = playersAt(night.state, id).keys();
  if (seat === undefined) return;
  if (night.state.tables.get(id)?.positions === undefined) place(night, id, seat);
  night.try({ type: 'NextHand', tables: [id] });
  if (night.chance(3) && playersAt(night.state, id).size > 1) handAt(night, id, no);
}

function handAt(night: SimulatedNight, id: TableId, no: number): void {
  const at = playersAt(night.state, id);
  if (night.state.tables.get(id)?.positions === undefined || night.chance(4))
    moveButton(night, id, at.keys().next().value);
  const players = shuffled([...at.values()], night.random);
  night.shift(someChipsPassed(night, players));
  if (night.chance(4)) return;
  const [winner, ...others] = players.toSorted((a, b) => stackOf(night.stacks, b) - stackOf(night.stacks, a));
  if (winner === undefined) return;
  const losers = shuffled(others, night.random).slice(0, howMany(night));
  const elsewhere = losers.length === 1 && night.chance(12) ? fromAnotherTable(night, id) : undefined;
  goOut(night, no, [...losers.map((loser) => ({ loser, winner })), ...(elsewhere === undefined ? [] : [elsewhere])]);
}

type Lost = { readonly loser: EntryId; readonly winner: EntryId };

function goOut(night: SimulatedNight, no: number, lost: readonly Lost[]): void {
  const before = night.stacks;
  const tell = lost.length > 1 || night.chance(2);
  const out = lost.map(
    ({ loser, winner }): Out => ({
      entry: loser,
      by: night.chance(6) ? [] : [winner],
      ...(tell && { stackAtStart: stackOf(before, loser) }),
    }),
  );
  const tables = new Set(lost.map(({ winner }) => night.state.entries.get(winner)?.at?.table));
  const command: TournamentCommand = {
    type: 'BustOut',
    bustOut: toBustOutId(`hand-${String(no)}`),
    out,
    ...(tables.size > 1 && { together: night.one(OUT_TOGETHER) ?? 'sameTime' }),
  };
  const after = lost.reduce<Stacks>((stacks, { loser, winner }) => passed(stacks, loser, winner), before);
  night.give(command, after);
  if (night.regrets()) night.takeBack(command, before, night.chance(2) ? 'redo' : 'leave');
}

const howMany = (night: SimulatedNight): number => (night.chance(6) ? (night.chance(4) ? 3 : 2) : 1);

/** One at which a hand can be dealt, but for `but`. In a large field nearly all are such: one that is tried at random is soon found. */
function aTable(night: SimulatedNight, but?: TableId): TableId | undefined {
  const { state } = night;
  const plays = (id: TableId): boolean => id !== but && playersAt(state, id).size > Math.max(1, doneAt(state));
  for (let tries = 0; tries < 5; tries += 1) {
    const id = night.one(state.breakOrder);
    if (id !== undefined && plays(id)) return id;
  }
  return night.one(state.breakOrder.filter(plays));
}

/** With so many left the table has played its round. */
function doneAt(state: Tournament): number {
  const round = state.rounds?.at(-1);
  return round === undefined || state.setup === undefined ? 1 : goingOn(state.setup, round);
}

function fromAnotherTable(night: SimulatedNight, but: TableId): Lost | undefined {
  const other = aTable(night, but);
  const [loser, winner] = shuffled(
    other === undefined ? [] : [...playersAt(night.state, other).values()],
    night.random,
  );
  return loser !== undefined && winner !== undefined ? { loser, winner } : undefined;
}

function someChipsPassed(night: SimulatedNight, players: readonly EntryId[]): Stacks {
  const [from, to] = players;
  if (from === undefined || to === undefined || night.chance(3)) return night.stacks;
  const stack = stackOf(night.stacks, from);
  return stack < 200 ? night.stacks : passed(night.stacks, from, to, 100 * night.random(Math.floor(stack / 100)));
}

function moveButton(
  night: SimulatedNight,
  table: Parameters<typeof place>[1],
  seat: Parameters<typeof place>[2] | undefined,
): void {
  if (night.state.tables.get(table)?.positions !== undefined) night.try({ type: 'NextHand', tables: [table] });
  else if (seat !== undefined && night.chance(2)) place(night, table, seat);
}

const place = (
  night: SimulatedNight,
  table: Extract<TournamentCommand, { readonly type: 'PlaceButton' }>['table'],
  seat: Extract<TournamentCommand, { readonly type: 'PlaceButton' }>['seat'],
): void => night.give({ type: 'PlaceButton', table, seat });
