import { toSeatNo } from '@riffle/table';
import { describe, expect, test } from 'vitest';
import { toEntryId, toPenaltyId, toTableId } from './ids.ts';
import { unservedPenalties } from './penalty-carried.ts';
import { Evening } from './testing.ts';

const e1 = toEntryId('e1');
const t1 = toTableId('t1');
const first = toPenaltyId('first');
const rest = toPenaltyId('rest');

/** Eight at a table; the first of them is away for two rounds. */
function evening(book: string): Evening {
  const night = new Evening(book);
  night.start(8, 1);
  place(night);
  night.do({ type: 'GivePenalty', penalty: first, entry: e1, offence: 'touching', measure: 'rounds', rounds: 2 });
  return night;
}
const place = (night: Evening) => night.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(1) });
const carry = (left = 11) =>
  ({
    type: 'CarryPenalty',
    penalty: rest,
    entry: e1,
    carried: { of: 'day-one', penalty: first },
    offence: 'touching',
    measure: 'rounds',
    in: 'hands',
    left,
  }) as const;
const playHands = (night: Evening, hands: number) => {
  for (let hand = 0; hand < hands; hand += 1) night.do({ type: 'NextHand', tables: [t1] });
};

describe('what is left of a penalty', () => {
  test('[pvb:69(13)] of sixteen hands five are played that day: eleven are served from the next hand dealt to him on the next', () => {
    const day = evening('pvb');
    playHands(day, 1);
    const served = 16 - (day.state.penalties[0]?.left ?? 0);
    playHands(day, 5 - served);
    const [left] = unservedPenalties(day.state);
    expect(left).toMatchObject({
      penalty: first,
      entry: e1,
      offence: 'touching',
      measure: 'rounds',
      in: 'hands',
      left: 11,
    });

    const next = new Evening('pvb');
    next.start(8, 1);
    place(next);
    next.do(carry(left?.left));
    expect(next.state.penalties[0]).toMatchObject({ length: { in: 'hands', hands: 11 }, left: 11 });
    expect(next.state.penalties[0]?.refs).toContain('pvb@2020-01:69(13)');
    playHands(next, 10);
    expect(next.state.penalties[0]?.ended).toBeUndefined();
    playHands(next, 2);
    expect(next.state.penalties[0]).toMatchObject({ left: 0, ended: 'served' });
  });

  test('is nothing once it was served or waived', () => {
    const night = evening('pvb');
    night.do({ type: 'EndPenalty', penalty: first, how: 'waived', reason: 'Einsicht' });
    expect(unservedPenalties(night.state)).toEqual([]);
  });

  test('[oepbl:2.16 penalty ladder] is nothing where a penalty ends with the day, and nothing is taken along', () => {
    const night = evening('oepbl');
    expect(night.state.penalties[0]?.left).toBe(2);
    expect(unservedPenalties(night.state)).toEqual([]);
    expect(night.refusal(carry())).toMatchObject({
      code: 'penalty-ends',
      refs: ['oepbl@2011-01-18:2.16 penalty ladder'],
    });
  });

  test('is served once, by somebody who is in', () => {
    const night = evening('pvb');
    night.do(carry());
    expect(night.refusal({ ...carry(), penalty: toPenaltyId('again') })?.code).toBe('penalty-carried-already');
    expect(night.refusal(carry())?.code).toBe('id-taken');
    expect(night.refusal({ ...carry(), penalty: toPenaltyId('x'), entry: toEntryId('nobody') })?.code).toBe(
      'no-such-entry',
    );
  });
});
