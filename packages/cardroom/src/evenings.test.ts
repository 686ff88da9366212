import { append, type Commit, restore, toCommitId } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import { type SeatNo, toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardRoom } from './cardroom.ts';
import type { RoomCommand } from './command.ts';
import { onDuty } from './dealers/rotation.ts';
import { due } from './due.ts';
import type { RoomEvent } from './event.ts';
import { type GuestId, toDealerId, toTableId } from './ids.ts';
import { proposals } from './proposal.ts';
import type { Room } from './room.ts';
import { placeOf } from './seats.ts';
import { brokenIn, jumpedIn, skippedIn } from './simulation/holds.ts';
import { Evening, g, holdem, omaha, seeded, t } from './testing.ts';

const GUESTS = 60;
const TABLES = 8;

/** What somebody does next, as chance has it; most of it is accepted. */
function next(room: Evening, random: (n: number) => number): RoomCommand {
  const guest = g(1 + random(GUESTS));
  const table = t(1 + random(TABLES));
  const seat = toSeatNo(1 + random(9)) as SeatNo;
  const game = random(2) === 0 ? holdem : omaha;
  const paid = {
    amount: toCents(40_000 + 1000 * random(100)),
    box: random(2) === 0 ? 'A' : 'B',
    means: random(3) === 0 ? 'card' : 'cash',
  } as const;
  const sits = placeOf(room.state, guest);
  const some = <T>(...all: readonly (() => T)[]): T => (all[random(all.length)] as () => T)();
  if (random(8) === 0) return ofDealers(room, random);
  const proposed = proposals(room.state, room.now);
  if (proposed.length > 0 && random(3) > 0) {
    const one = proposed[random(proposed.length)];
    if (one?.kind === 'call') return { type: 'CallGuest', guest: one.guest, place: one.to };
    if (one?.kind === 'balance') return { type: 'BalanceTables', from: one.from, to: one.to };
    if (one !== undefined)
      return { type: 'MoveGuest', guest: one.guest, to: one.to, stake: toCents(0), takes: toCents(0) };
  }
  const call = room.state.calls[0];
  if (call !== undefined && random(3) > 0)
    return some<RoomCommand>(
      () => ({ type: 'TakeSeat', guest: call.guest, place: call.place, buyIn: paid }),
      () => ({ type: 'TakeSeat', guest: call.guest, place: call.place, buyIn: paid }),
      () => ({ type: 'AnswerCall', guest: call.guest }),
      () => ({ type: 'GiveUpTurn', guest: call.guest }),
    );
  const lent = [...room.state.tables].flatMap(([id, { seated }]) =>
    [...seated].flatMap(([at, one]) => (one.away?.kind === 'restaurant' ? [{ table: id, seat: at }] : [])),
  )[0];
  if (sits === undefined)
    return some<RoomCommand>(
      () => ({ type: 'WelcomeGuest', guest, called: guest, ...(random(4) === 0 && { status: random(2) }) }),
      () => ({ type: 'PutOnList', guest, game }),
      () => ({ type: 'PutOnList', guest, game }),
      () => ({ type: 'TakeSeat', guest, place: { table, seat }, buyIn: paid }),
      () => ({ type: 'TakeSeat', guest, place: { table, seat }, buyIn: paid, reason: 'weil' }),
      () => ({ type: 'ComeLater', guest, game, later: random(2) === 0 }),
      () => ({ type: 'TakeOffList', guest, game }),
      () => ({ type: 'Reserve', guest, table }),
      () => ({ type: 'LendSeat', to: guest, place: lent ?? { table, seat }, buyIn: paid }),
      () => ({ type: 'OpenTable', table }),
      () => ({ type: 'BreakTable', table }),
      () => ({
        type: 'PayDeposit',
        guest,
        paid: { ...paid, amount: room.state.guests.get(guest)?.deposit ?? toCents(0) },
      }),
    );
  if (sits.seated.away !== undefined && random(2) === 0)
    return { type: 'ComeBack', guest, stake: sits.seated.away.stake };
  if (sits.seated.missed !== undefined && random(2) === 0)
    return {
      type: 'ReturnToGame',
      guest,
      how: (['waitBigBlind', 'postBoth', 'buyButton'] as const)[random(3)] ?? 'postBoth',
    };
  if (room.state.tables.get(sits.table)?.positions === undefined)
    return { type: 'PlaceButton', table: sits.table, seat: sits.seat };
  if (random(2) === 0) return { type: 'DealHand', table: sits.table };
  return some<RoomCommand>(
    () => ({ type: 'StandUp', guest, cashOut: { ...paid, amount: toCents(random(90_000)) } }),
    () => ({
      type: 'Interrupt',
      guest,
      kind: random(2) === 0 ? 'pause' : 'restaurant',
      stake: toCents(random(30_000)),
    }),
    () => ({ type: 'ComeBack', guest, stake: sits.seated.away?.stake ?? toCents(0) }),
    () => ({ type: 'WishSeat', guest }),
    () => ({ type: 'WishTable', guest }),
    () => ({ type: 'TopUp', guest, paid, stake: toCents(10_000) }),
    () => ({ type: 'PlaceButton', table: sits.table, seat: sits.seat }),
    () => ({ type: 'DealHand', table: sits.table }),
    () => ({ type: 'DealHand', table: sits.table }),
    () => ({
      type: 'ReturnToGame',
      guest,
      how: (['waitBigBlind', 'postBoth', 'buyButton'] as const)[random(3)] ?? 'postBoth',
    }),
    () => ({ type: 'TakeRake', table: sits.table, amount: toCents(500) }),
    () => ({ type: 'PayFromStake', guest, amount: toCents(random(5_000)) }),
    () => ({ type: 'RunTwice', table: sits.table, pot: toCents(random(200_000)) }),
    () => ({ type: 'MoveGuest', guest, to: { table, seat }, stake: toCents(0), takes: toCents(0) }),
  );
}

/** Who deals, by the plan and against it. */
function ofDealers(room: Evening, random: (n: number) => number): RoomCommand {
  const dealer = toDealerId(`d${String(1 + random(10))}`);
  const to = random(4) === 0 ? 'off' : t(1 + random(TABLES));
  const reason = random(3) === 0 ? { reason: 'weil' } : {};
  const all = onDuty(room.state).map(([id]) => id);
  const moves = all.slice(0, 2).map((id, nth) => ({ dealer: id, to: random(2) === 0 ? ('off' as const) : t(nth + 1) }));
  const plan = { every: 5 + random(20), most: 1 + random(4), pause: random(30) };
  const commands: readonly RoomCommand[] = [
    { type: 'ClockIn', dealer, called: dealer },
    { type: 'ClockIn', dealer, person: `p${String(random(8))}` as never },
    { type: 'MoveDealer', dealer, to, ...reason },
    { type: 'MoveDealer', dealer, to, ...reason },
    { type: 'PushDealers', ...reason },
    { type: 'PushDealers', ...reason },
    { type: 'PushDealers', moves, ...reason },
    { type: 'PlanRotation', ...(random(5) > 0 && { plan }) },
    { type: 'ClockOut', dealer },
  ];
  return commands[random(commands.length)] as RoomCommand;
}

const holds = (room: Room): void => expect(brokenIn(room)).toBeUndefined();
const keepsOrder = (before: Room, events: readonly RoomEvent[]): void =>
  expect(jumpedIn(before, events) ?? skippedIn(before, events)).toBeUndefined();

function evening(seed: number, steps: number): Evening {
  const random = seeded(seed);
  const room = new Evening('gcb', {}, seed);
  const is = room.state.games.get(omaha);
  if (seed % 2 === 1 && is !== undefined) {
    // a game whose tables feed its first
    room.do({ type: 'RemoveGame', game: omaha });
    room.do({ type: 'AddGame', game: omaha, is: { ...is, mustMove: true } });
  }
  for (let no = 1; no <= TABLES; no += 1)
    room.do({
      type: 'PlanTable',
      table: toTableId(`t${String(no)}`),
      game: no % 3 === 0 ? omaha : holdem,
      name: String(no),
      seats: 9,
      ...(no === 8 && { opensAt: (room.now + 3_600_000) as never }),
    });
  for (let no = 1; no <= 3; no += 1) room.do({ type: 'OpenTable', table: t(no) });
  for (let no = 1; no <= 40; no += 1) room.welcome(no);
  for (let step = 0; step < steps; step += 1) {
    if (random(3) === 0) room.wait(random(6));
    for (let late = due(room.state); late !== undefined && late.at <= room.now; late = due(room.state)) {
      const before = room.state;
      keepsOrder(before, room.do(late.command));
      holds(room.state);
    }
    const before = room.state;
    const verdict = room.try(next(room, random));
    if (verdict.ok) {
      keepsOrder(before, verdict.value);
      holds(room.state);
    }
  }
  return room;
}

it('random evenings of sixty guests at eight tables: nobody sits twice or deals at two tables, no list is jumped, no break skipped, money and countdowns hold', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
      const room = evening(seed, 250);
      expect(room.events.length).toBeGreaterThan(80);
      // the same again from what was written
      expect(room.events.reduce(cardRoom.evolve, cardRoom.initial)).toEqual(room.state);
    }),
    { numRuns: 25 },
  );
});

it('a step that is taken back leaves a room that could have come about without it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 5 }), (seed, back) => {
      const room = evening(seed, 120);
      const commits = room.events.map(
        (event, index): Commit<RoomEvent> => ({
          ...{ id: toCommitId(`c${String(index)}`), version: index + 1, at: room.now },
          ...{ actor: { id: 'floor', role: 'floor' }, events: [event] },
        }),
      );
      const whole = restore(cardRoom, commits);
      const target = commits.at(-back);
      if (target === undefined) return;
      const undo: Commit<RoomEvent> = {
        ...{ id: toCommitId('undo'), version: commits.length + 1, at: room.now, actor: { id: 'floor', role: 'floor' } },
        ...{ events: [], takesBack: [target.id, ...commits.slice(commits.indexOf(target) + 1).map(({ id }) => id)] },
      };
      const { state } = append(cardRoom, whole, undo);
      holds(state);
      expect(state).toEqual(restore(cardRoom, commits.slice(0, commits.indexOf(target))).state);
    }),
    { numRuns: 10 },
  );
});

it('shows nobody but staff who sits where or waits, and a guest his own stand alone', () => {
  const room = evening(7, 300);
  const ids = [...room.state.guests.keys()];
  const named = (shown: unknown): readonly GuestId[] => {
    const text = JSON.stringify(shown);
    return ids.filter((id) => text.includes(`"${id}"`));
  };
  const called = room.state.calls.map(({ guest }) => guest);
  expect(named(cardRoom.view(room.state, { as: 'board' }))).toEqual(ids.filter((id) => called.includes(id)));
  for (const guest of ids.slice(0, 20)) {
    const shown = named(cardRoom.view(room.state, { as: 'guest', guest }));
    expect(shown.filter((id) => id !== guest)).toEqual([]);
  }
  const dealer = cardRoom.view(room.state, { as: 'dealer', table: t(1) });
  expect(Object.keys(dealer.tables)).toEqual(['t1']);
  expect(dealer).not.toHaveProperty('guests');
});
