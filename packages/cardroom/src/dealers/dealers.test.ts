import { beforeEach, describe, expect, it } from 'vitest';
import { cardRoom } from '../cardroom.ts';
import type { RoomCommand } from '../command.ts';
import { toDealerId } from '../ids.ts';
import { dealerLines } from '../report/dealers-report.ts';
import { at, Evening, MINUTE, t } from '../testing.ts';
import { dealerAt, nextPush } from './rotation.ts';

const d = (no: number) => toDealerId(`d${String(no)}`);
const PLAN = { every: 30, most: 3, pause: 20 };
let room: Evening;
const clockIn = (...numbers: readonly number[]): void => {
  for (const no of numbers) {
    room.do({ type: 'ClockIn', dealer: d(no), called: `Dealer ${String(no)}` });
    room.wait(1);
  }
};
const send = (no: number, table: number): readonly unknown[] =>
  room.do({ type: 'MoveDealer', dealer: d(no), to: t(table) });
/** Who deals at the tables, in their order. */
const lineUp = (): string => {
  const { tables } = room.state;
  return [...tables.keys()].map((table) => dealerAt(room.state, table) ?? '–').join(' ');
};
const push = (more: Omit<Extract<RoomCommand, { type: 'PushDealers' }>, 'type'> = {}): RoomCommand => ({
  type: 'PushDealers',
  ...more,
});

beforeEach(() => {
  room = new Evening().tables(2, 2, 2);
});

describe('dealers', () => {
  it('clock in and out, and what they worked is known', () => {
    clockIn(1);
    send(1, 1);
    room.wait(59);
    expect(room.refusal({ type: 'ClockIn', dealer: d(1), called: 'Dealer 1' })).toEqual({ code: 'on-duty-already' });
    room.do({ type: 'ClockOut', dealer: d(1) });
    expect(room.refusal({ type: 'ClockOut', dealer: d(1) })).toEqual({ code: 'not-on-duty' });
    room.wait(30);
    clockIn(1);
    room.wait(9);
    expect(dealerLines(room.state, room.now)).toMatchObject([
      { dealer: d(1), worked: 70 * MINUTE, dealt: 59 * MINUTE, tables: 1, hands: 0 },
    ]);
  });

  it('who is one person is not on duty twice', () => {
    room.do({ type: 'ClockIn', dealer: d(1), person: 'p1' as never });
    const again = { type: 'ClockIn', dealer: d(2), person: 'p1' as never } as const;
    expect(room.refusal(again)).toEqual({ code: 'on-duty-already' });
    room.do({ type: 'ClockOut', dealer: d(1) });
    expect(room.refusal(again)).toBeUndefined();
  });

  it('the hands of a table are those of who deals there', () => {
    clockIn(1, 2);
    send(1, 1);
    room.do({ type: 'PlaceButton', table: t(1), seat: at(1, 1).seat });
    for (let hand = 0; hand < 3; hand += 1) room.do({ type: 'DealHand', table: t(1) });
    send(2, 1);
    room.do({ type: 'DealHand', table: t(1) });
    expect(room.state.dealers.get(d(1))?.hands).toBe(3);
    expect(room.state.dealers.get(d(2))?.hands).toBe(1);
  });

  it('whoever is sent to a table relieves who deals there; two who deal change tables', () => {
    clockIn(1, 2, 3);
    send(1, 1);
    send(2, 2);
    expect(lineUp()).toBe('d1 d2 –');
    send(3, 1);
    expect(lineUp()).toBe('d3 d2 –');
    expect(room.state.dealers.get(d(1))?.shift?.at).toBe('off');
    send(3, 2);
    expect(lineUp()).toBe('d2 d3 –');
  });

  it('whoever dealt at a table that is broken is ready for another', () => {
    room = new Evening().tables(2, 0);
    clockIn(1);
    send(1, 2);
    room.do({ type: 'BreakTable', table: t(2) });
    expect(room.state.dealers.get(d(1))?.shift).toMatchObject({ at: 'off', downs: 1 });
    expect(room.state.dealers.get(d(1))?.shift?.breakUntil).toBeUndefined();
  });

  it('all go as the room closes', () => {
    room = new Evening().tables(0);
    clockIn(1);
    room.do({ type: 'BreakTable', table: t(1) });
    room.do({ type: 'CloseRoom' });
    expect(room.state.dealers.get(d(1))).toMatchObject({ went: room.now, worked: MINUTE });
    expect(room.state.dealers.get(d(1))?.shift).toBeUndefined();
  });
});

describe('the rotation', () => {
  const staffed = (dealers: number): void => {
    clockIn(...Array.from({ length: dealers }, (_, no) => no + 1));
    for (const no of [1, 2, 3]) send(no, no);
    room.do({ type: 'PlanRotation', plan: PLAN });
  };

  it('moves each on to the next table, and one whose turn it is goes on a break', () => {
    staffed(4);
    expect(nextPush(room.state)).toMatchObject({ at: room.now + 30 * MINUTE, owed: [], without: [] });
    room.wait(30).do(push());
    expect(lineUp()).toBe('d3 d4 d2');
    room.wait(30).do(push());
    expect(lineUp()).toBe('d2 d1 d4');
    room.wait(30).do(push());
    expect(lineUp()).toBe('d4 d3 d1');
    expect(room.events.filter(({ type }) => type === 'DealersMoved').at(-1)).toMatchObject({ by: 'push', owed: [] });
  });

  it('is not made before its time without a reason', () => {
    staffed(4);
    const early = room.wait(29).refusal(push());
    expect(early).toEqual({ code: 'not-due-yet', at: room.now + MINUTE });
    expect(room.refusal(push({ reason: 'Schichtende' }))).toBeUndefined();
  });

  it('no break is skipped without a reason', () => {
    staffed(3);
    for (let nth = 0; nth < 2; nth += 1) room.wait(30).do(push());
    expect(nextPush(room.state)?.owed).toEqual([d(2), d(3), d(1)]);
    expect(room.wait(30).refusal(push())).toEqual({ code: 'break-owed', dealers: [d(2), d(3), d(1)] });
    room.do(push({ reason: 'Niemand zum Ablösen' }));
    expect(room.events.at(-1)).toMatchObject({ owed: [d(1), d(2), d(3)], reason: 'Niemand zum Ablösen' });
  });

  it('otherwise than proposed takes a reason, and puts no two at one table', () => {
    staffed(4);
    room.wait(30);
    const moves = [{ dealer: d(4), to: t(1) }];
    expect(room.refusal(push({ moves }))).toEqual({ code: 'reason-needed' });
    expect(room.refusal(push({ moves, reason: 'ab' }))).toEqual({ code: 'dealer-there' });
    room.do(push({ moves: [...moves, { dealer: d(1), to: 'off' }], reason: 'Lernt Tisch 1' }));
    expect(lineUp()).toBe('d4 d2 d3');
  });

  it('a break that is not over is not cut short without a reason', () => {
    staffed(4);
    room.wait(30).do(push());
    const back = { type: 'MoveDealer', dealer: d(1), to: t(1) } as const;
    expect(room.refusal(back)).toEqual({ code: 'break-not-over', until: room.now + 20 * MINUTE });
    expect(room.refusal({ ...back, reason: 'Dealer 3 ist krank' })).toBeUndefined();
  });

  it('between pushes the plan is left with a reason alone; an empty table is always filled by who is ready', () => {
    clockIn(1, 2);
    send(1, 1);
    room.do({ type: 'PlanRotation', plan: PLAN });
    expect(room.refusal({ type: 'MoveDealer', dealer: d(1), to: t(2) })).toEqual({ code: 'only-at-push' });
    send(2, 2);
    expect(lineUp()).toBe('d1 d2 –');
  });

  it('a table without a dealer gets who is ready before anybody is relieved', () => {
    clockIn(1, 2, 3);
    send(1, 1);
    send(2, 2);
    room.do({ type: 'PlanRotation', plan: PLAN });
    room.wait(30).do(push());
    expect(lineUp()).toBe('d2 d1 d3');
  });

  it('a break is as long as the plan says before somebody takes over again', () => {
    staffed(4);
    room.wait(30).do(push());
    room.do({ type: 'PlanRotation', plan: { ...PLAN, every: 10 } });
    expect(nextPush(room.state)?.moves.map(({ dealer }) => dealer)).not.toContain(d(1));
  });

  it('of a plan that makes no sense it says what would', () => {
    const wrong = { type: 'PlanRotation', plan: { every: 0, most: 3, pause: 20 } } as const;
    expect(room.refusal(wrong)).toEqual({ code: 'plan-out-of-range', minutes: 240, tables: 20 });
  });

  it('is shown at the desk, and at each table where its dealer goes and who comes', () => {
    staffed(4);
    expect(cardRoom.view(room.state, { as: 'staff' }).push?.moves).toHaveLength(4);
    const { shift } = cardRoom.view(room.state, { as: 'dealer', table: t(2) });
    expect(shift).toMatchObject({
      dealer: d(2),
      downs: 1,
      push: { at: room.now + 30 * MINUTE, to: t(3), table: '3', comes: d(4) },
    });
    expect(cardRoom.view(room.state, { as: 'board' })).not.toHaveProperty('dealers');
  });
});
