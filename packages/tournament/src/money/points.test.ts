import { toChips } from '@riffle/cards';
import { type PrizePlan, readyPlan } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId, toPenaltyId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { MONEY } from './testing.ts';

const POINTS = [10, 8, 7, 4];
const id = (no: number) => toEntryId(`e${String(no)}`);
function evening(book: string, plan: Partial<PrizePlan> = {}): Evening {
  const prizePlan = { ...readyPlan('topTwo'), points: POINTS, ...plan };
  const night = new Evening(book, { money: MONEY, prizePlan, lateEntryThrough: 0 });
  night.start(4, 2);
  return night;
}
/** In one hand at one table, with the same stacks. */
const out = (night: Evening, ...numbers: readonly number[]) =>
  night.do({
    ...{ type: 'BustOut', bustOut: toBustOutId(numbers.join('-')) },
    out: numbers.map((no) => ({ entry: id(no), by: [], stackAtStart: toChips(3_000) })),
  });
const points = (night: Evening, no: number) => {
  const { sum = 0, among = 1 } = view(night.state, { as: 'room' }).entries[id(no)]?.points ?? {};
  return sum / among;
};

it('[pvb:64b(2)] who shares places has the mean of their points', () => {
  const night = evening('pvb');
  out(night, 1, 3);
  expect([points(night, 1), points(night, 3)]).toEqual([5.5, 5.5]);
});

it('[oepbl:3.12 points] [oepbl:6.6 simultaneous bust] who shares places has the points of the better one', () => {
  const night = evening('oepbl');
  out(night, 1, 3);
  expect([points(night, 1), points(night, 3)]).toEqual([7, 7]);
});

it.each(['pvb:69(15)', 'pvb:69(9)h'])('[%s] disqualified he has no points', () => {
  const night = evening('pvb');
  out(night, 1);
  expect(points(night, 1)).toBe(4);
  night.do({
    ...{ type: 'GivePenalty', penalty: toPenaltyId('p1'), entry: id(1) },
    ...{ offence: 'collusion', measure: 'disqualification' },
  });
  expect(points(night, 1)).toBe(0);
});

it('the winner has the first of them, and all keep theirs where the club shows no money', () => {
  const night = evening('tda55');
  night.do({ type: 'ChangeSetup', changes: { moneyShown: 'nothing' } });
  for (const no of [4, 3, 2]) out(night, no);
  expect([1, 2, 3, 4].map((no) => points(night, no))).toEqual(POINTS);
});

it('a special prize may bring some besides', () => {
  const night = evening('pvb', { special: [{ kind: 'bestHand', name: 'Beste Hand', from: 'added', points: 3 }] });
  out(night, 1, 3);
  night.do({ type: 'AwardSpecial', special: 1, entries: [id(1)] });
  expect([points(night, 1), points(night, 3)]).toEqual([8.5, 5.5]);
});

it.each(['pvb:12(1a)', 'pvb:12(2a)'])(
  '[%s] whose stack is taken out because he never came has none, in the last place as well',
  () => {
    const night = new Evening('pvb', { money: MONEY, prizePlan: { ...readyPlan('topTwo'), points: POINTS } });
    night.enter(4);
    night.do({ type: 'CheckOut', entries: [id(1)] });
    night.seatAll(1).do({ type: 'StartClock' });
    night.wait(25 * 60_000);
    night.do({ type: 'RemoveStack', bustOut: toBustOutId('r'), entry: id(1), chips: toChips(1_500) });
    out(night, 2);
    expect([points(night, 1), points(night, 2)]).toEqual([0, 7]);
  },
);

describe('[pvb:69(9)f] two points for each deduction', () => {
  const deduct = (night: Evening, times: number) => {
    for (let nth = 1; nth <= times; nth += 1)
      night.do({
        ...{ type: 'GivePenalty', penalty: toPenaltyId(`p${String(nth)}`), entry: id(1) },
        ...{ offence: 'collusion', measure: 'points' },
      });
  };

  it.each([
    [1, 5],
    [2, 3],
    [3, 3],
  ])('after %d of them 7 are %d: no more than four are taken', (times, left) => {
    const night = evening('pvb');
    out(night, 4);
    out(night, 1);
    deduct(night, times);
    expect(points(night, 1)).toBe(left);
  });

  it('from a shared place as well, and never below nothing', () => {
    const night = evening('pvb', { points: [10, 8, 3, 2] });
    out(night, 1, 3);
    deduct(night, 1);
    expect([points(night, 1), points(night, 3)]).toEqual([0.5, 2.5]);
    night.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('again'), entry: id(1) },
      ...{ offence: 'collusion', measure: 'points' },
    });
    expect(points(night, 1)).toBe(0);
  });
});
