import { toSeatNo } from '@riffle/table';
import { toEntryId, toTableId } from '@riffle/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { seatingOf } from '../../night/seating.ts';
import { hold, landing, pickUp, type Step, step } from './carry.ts';

const { view } = aNight({ players: 27, out: 3 });
const seating = seatingOf(view);
const at = (table: string, seat: number) => ({ table: toTableId(table), seat: toSeatNo(seat) });

describe('a player in the hand', () => {
  const four = toEntryId('e4');
  const carry = pickUp(four, at('t1', 2));

  it('put down where he was picked up, nothing happens', () => {
    expect(landing(carry, view, seating)).toEqual({ is: 'nothing' });
  });
  it('put down on a free seat, he moves', () => {
    expect(landing(hold(carry, at('t3', 1)), view, seating)).toEqual({ is: 'move', entry: four, to: at('t3', 1) });
  });
  it('put down on a taken seat, the two would swap', () => {
    expect(landing(hold(carry, at('t2', 2)), view, seating)).toEqual({
      is: 'swap',
      entry: four,
      with: toEntryId('e5'),
      to: at('t2', 2),
    });
  });
  it('cannot be put down on a blocked seat, and says what it is kept for', () => {
    const small = aNight({ players: 18, out: 18 }).view;
    expect(landing(hold(carry, at('t2', 9)), small, seatingOf(small))).toEqual({ is: 'blocked', label: 'Dealer' });
  });
  it('put into the tray, he gives up his seat', () => {
    expect(landing(hold(carry, 'tray'), view, seating)).toEqual({ is: 'unseat', entry: four });
  });
  it('from the tray he takes a free seat, and no other one', () => {
    const fresh = pickUp(four, undefined);
    expect(landing(hold(fresh, at('t3', 1)), view, seating)).toMatchObject({ is: 'seat' });
    expect(landing(hold(fresh, at('t2', 2)), view, seating)).toEqual({ is: 'taken', by: toEntryId('e5') });
  });
  it('let go over nothing, nothing happens', () => {
    expect(landing(hold(carry, undefined), view, seating)).toEqual({ is: 'nothing' });
  });
});

describe('carrying with the keys', () => {
  it('goes clockwise round the table and back to the first seat', () => {
    expect(step(at('t1', 9), 'clockwise', view)).toEqual(at('t1', 1));
    expect(step(at('t1', 1), 'counterclockwise', view)).toEqual(at('t1', 9));
  });
  it('changes the table and keeps the seat', () => {
    expect(step(at('t1', 4), 'nextTable', view)).toEqual(at('t2', 4));
    expect(step(at('t1', 4), 'previousTable', view)).toEqual(at('t3', 4));
  });
  it('never leaves the tables, whichever keys are pressed', () => {
    const steps = fc.constantFrom<Step>('clockwise', 'counterclockwise', 'nextTable', 'previousTable');
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), fc.integer({ min: 2, max: 10 }), (directions, seats) => {
        const plan = aNight({ players: 23, seats }).view;
        let over = step(undefined, 'clockwise', plan);
        for (const direction of directions) {
          over = step(over, direction, plan);
          expect(over?.seat).toBeLessThanOrEqual(over === undefined ? 0 : (plan.tables[over.table]?.seats ?? 0));
        }
      }),
    );
  });
});
