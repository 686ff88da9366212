import { toChips } from '@riffle/cards';
import { type PrizePlan, readyPlan, type Scoring } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { type TableId, toBustOutId, toEntryId, toPenaltyId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import type { MoneySetup } from './money-setup.ts';
import { ownStand } from './own-stand.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

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
  ])('after %d of them 7 are %d', (times, left) => {
    const night = evening('pvb');
    out(night, 4);
    out(night, 1);
    deduct(night, times);
    expect(points(night, 1)).toBe(left);
  });

  it('a third would take nothing: it is refused, and what is harder is left', () => {
    const night = evening('pvb');
    deduct(night, 2);
    const third = {
      type: 'GivePenalty',
      penalty: toPenaltyId('third'),
      entry: id(1),
      offence: 'collusion',
      measure: 'points',
    } as const;
    expect(night.refusal(third)).toEqual({
      ...{ code: 'no-more-points', most: 4, harder: ['elimination', 'disqualification', 'exclusion'] },
      refs: expect.arrayContaining(['pvb@2020-01:69(9)f']),
    });
    expect(night.refusal({ ...third, measure: 'elimination' })).toBeUndefined();
    expect(night.refusal({ ...third, entry: id(2) })).toBeUndefined();
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

describe('points by a formula', () => {
  const scored = (book: string, scoring: Scoring, more: Partial<PrizePlan> = {}) =>
    evening(book, { points: [], scoring, ...more });
  const lines = (night: Evening, no: number) => view(night.state, { as: 'staff' }).entries[id(no)]?.reckoned;

  it('are worked out for everybody who has a place, in hundredths', () => {
    const night = scored('tda55', { formula: 'log((n + 1) / r)' });
    for (const no of [4, 3, 2]) out(night, no);
    // ln 5, ln 2.5, ln 5/3, ln 1.25
    expect([1, 2, 3, 4].map((no) => points(night, no))).toEqual([1.61, 0.92, 0.51, 0.22]);
    expect(lines(night, 2)).toEqual([
      {
        for: 'formula',
        points: { sum: 23, among: 25 },
        at: [{ place: 2, values: { rank: 2, buyins: 4 }, points: { sum: 23, among: 25 } }],
      },
    ]);
  });

  it('half a hundredth goes up, also where a machine holds a little less', () => {
    const night = scored('tda55', { formula: 'switch(r, 4, 1.005, 3, 3 * 0.335, 2, -1.005, 1 / 3)' });
    for (const no of [4, 3, 2]) out(night, no);
    expect([1, 2, 3, 4].map((no) => points(night, no))).toEqual([0.33, -1.01, 1.01, 1.01]);
  });

  it('nobody who is still in has any', () => {
    const night = scored('tda55', { formula: 'n' });
    out(night, 4);
    expect([1, 4].map((no) => points(night, no))).toEqual([0, 4]);
  });

  it('nobody has any for a hand that other tables still play: his place is another one with who goes out there', () => {
    const night = scored('tda55', { formula: '10 / r', perHit: { sum: 1, among: 1 } });
    night.do({ type: 'JumpToLevel', level: 8 });
    night.do({ type: 'StartHandForHand', until: 2 });
    const { breakOrder: tables } = night.state;
    const told = (table: TableId) => night.do({ type: 'TellHand', table, is: 'done' });
    for (const table of tables) told(table);
    night.do({ type: 'NextHand', tables });
    const seen = (no: number) => {
      const all = (['staff', 'room'] as const).map((as) => view(night.state, { as }).entries[id(no)]?.points);
      return [...all, ownStand(night.state, id(no), night.now).entries[0]?.reckoned?.[0]?.points];
    };
    const goesOut = (no: number, by: number) =>
      night.do({
        ...{ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`) },
        out: [{ entry: id(no), by: [id(by)], stackAtStart: toChips(3_000) }],
      });
    goesOut(1, 3);
    expect(seen(1)).toEqual([undefined, undefined, undefined]);
    expect(lines(night, 1)).toBeUndefined();
    // who put him out is told to staff at once, and to the room with the places
    expect(seen(3)).toEqual([{ sum: 1, among: 1 }, undefined, undefined]);
    goesOut(2, 4);
    expect(seen(1)).toEqual([undefined, undefined, undefined]);
    for (const table of tables) told(table);
    // places 3 and 4: 3.33 and 2.5
    const mean = { sum: 583, among: 200 };
    expect([seen(1), seen(2)]).toEqual([
      [mean, mean, mean],
      [mean, mean, mean],
    ]);
  });

  it('[pvb:64b(2)] who shares places has the mean of what the formula gives there', () => {
    const night = scored('pvb', { formula: '10 / r' });
    out(night, 1, 3);
    // places 3 and 4: 3.33 and 2.5
    expect(points(night, 1)).toBe(2.915);
    expect(lines(night, 3)).toMatchObject([{ for: 'formula', at: [{ place: 3 }, { place: 4 }] }]);
  });

  it('[oepbl:6.6 simultaneous bust] or what it gives at the better one', () => {
    const night = scored('oepbl', { formula: '10 / r' });
    out(night, 1, 3);
    expect(points(night, 1)).toBe(3.33);
  });

  it('stand beside those that are typed for the places', () => {
    const night = scored('tda55', { formula: '1 / 4' }, { points: POINTS });
    out(night, 4);
    expect(points(night, 4)).toBe(4.25);
  });

  it('[pvb:69(15)] disqualified he has none of all this, and what took some away is gone as well', () => {
    const money: MoneySetup = {
      profiles: MONEY.profiles.map((one) => ({ ...one, points: { sum: -1, among: 2 } })),
    };
    const night = new Evening('pvb', {
      ...{ money, lateEntryThrough: 0 },
      prizePlan: { ...readyPlan('topTwo'), scoring: { formula: 'n', perHit: { sum: 1, among: 1 } } },
    });
    night.start(4, 2);
    night.do({ type: 'BustOut', bustOut: toBustOutId('h'), out: [{ entry: id(4), by: [id(1)] }] });
    expect([points(night, 1), points(night, 4)]).toEqual([0.5, 3.5]);
    for (const no of [1, 4])
      night.do({
        ...{ type: 'GivePenalty', penalty: toPenaltyId(`p${String(no)}`), entry: id(no) },
        ...{ offence: 'collusion', measure: 'disqualification' },
      });
    expect([points(night, 1), points(night, 4)]).toEqual([0, 0]);
  });

  it('[pvb:69(9)f] a deduction takes from them as from others, and none where they are below nothing', () => {
    const night = scored('pvb', { formula: 'if(r = 4, -3, 7)' });
    out(night, 4);
    out(night, 1);
    for (const no of [1, 4])
      night.do({
        ...{ type: 'GivePenalty', penalty: toPenaltyId(`p${String(no)}`), entry: id(no) },
        ...{ offence: 'collusion', measure: 'points' },
      });
    expect([points(night, 1), points(night, 4)]).toEqual([5, -3]);
  });

  it('with what he bought, won and took from others', () => {
    const night = new Evening('tda55', {
      money: WITH_BOUNTY,
      prizePlan: { ...readyPlan('topTwo'), scoring: { formula: 'tc * 100 + nh * 10 + nr' } },
      lateEntryThrough: 3,
    });
    night.start(4, 1);
    night.do({ type: 'BustOut', bustOut: toBustOutId('h'), out: [{ entry: id(4), by: [id(1), id(2)] }] });
    night.do({ type: 'Sell', sale: toSaleId('r4'), entry: id(4), kind: 'rebuy' });
    for (const no of [4, 3, 2])
      night.do({ type: 'BustOut', bustOut: toBustOutId(`h${String(no)}`), out: [{ entry: id(no), by: [id(1)] }] });
    // an entry is 30 euros, a rebuy 25
    expect([1, 2, 3, 4].map((no) => points(night, no))).toEqual([3_040, 3_010, 3_000, 5_501]);
    night.do({ type: 'ChangeSetup', changes: { prizePlan: { ...readyPlan('topTwo'), scoring: { formula: 't' } } } });
    const won = [1, 2, 3, 4].map((no) => points(night, no));
    // what is won in all is what was paid without the fee of 5
    expect(won.reduce((sum, one) => sum + one, 0)).toBe(-20);
    expect(won[2]).toBe(-30);
  });

  it('a player for whom it has no value has none, and staff read why', () => {
    const night = scored('tda55', { formula: '1 / (r - 3)' });
    for (const no of [4, 3]) out(night, no);
    expect([points(night, 3), points(night, 4)]).toEqual([0, 1]);
    expect(lines(night, 3)).toMatchObject([
      { points: { sum: 0 }, at: [{ problem: { code: 'division-by-zero', place: { row: 1, column: 3 } } }] },
    ]);
    expect(view(night.state, { as: 'room' }).entries[id(3)]).not.toHaveProperty('reckoned');
  });

  it.each([
    ['random()', 'chance', 1],
    ['10 / glory', 'unknown-name', 6],
    ['10 / (r', 'ended', 8],
    ['smallBlind', 'unknown-name', 1],
  ])('%s is refused where it is typed', (formula, code, column) => {
    const night = evening('tda55');
    const prizePlan = { ...readyPlan('topTwo'), scoring: { formula } };
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan } })).toMatchObject({
      code: 'plan-invalid',
      fault: { part: 'scoring', code: 'formula', formula: { code, place: { row: 1, column } } },
    });
  });
});

describe('points for a price and for those whom somebody put out', () => {
  const night = (scoring: Scoring, priced: { readonly [kind: string]: number }) => {
    const profiles = MONEY.profiles.map((one) =>
      priced[one.kind] === undefined ? one : { ...one, points: { sum: priced[one.kind] ?? 0, among: 1 } },
    );
    const evening = new Evening('tda55', {
      ...{ money: { profiles }, prizePlan: { ...readyPlan('topTwo'), scoring }, lateEntryThrough: 3 },
    });
    evening.start(4, 1);
    return evening;
  };
  const hit = (evening: Evening, no: number, by: readonly number[], name = `h${String(no)}`) =>
    evening.do({ type: 'BustOut', bustOut: toBustOutId(name), out: [{ entry: id(no), by: by.map(id) }] });

  it('a price has them each time, also below nothing, and not once it is taken back', () => {
    const evening = night({}, { entry: 3, rebuy: -2 });
    hit(evening, 4, []);
    evening.do({ type: 'Sell', sale: toSaleId('r1'), entry: id(4), kind: 'rebuy' });
    hit(evening, 4, [], 'again');
    evening.do({ type: 'Sell', sale: toSaleId('r2'), entry: id(4), kind: 'rebuy' });
    expect([points(evening, 1), points(evening, 4)]).toEqual([3, -1]);
    expect(view(evening.state, { as: 'staff' }).entries[id(4)]?.reckoned).toEqual([
      { for: 'price', name: 'entry', times: 1, each: { sum: 3, among: 1 }, points: { sum: 3, among: 1 } },
      { for: 'price', name: 'rebuy', times: 2, each: { sum: -2, among: 1 }, points: { sum: -4, among: 1 } },
    ]);
    evening.do({ type: 'ReverseSale', sale: toSaleId('r2'), reason: 'vertippt' });
    expect(points(evening, 4)).toBe(1);
  });

  it('several who put somebody out have a whole one each, or parts of one', () => {
    const whole = night({ perHit: { sum: 3, among: 2 } }, {});
    const parted = night({ perHit: { sum: 3, among: 2 }, sharedHits: 'parts' }, {});
    for (const evening of [whole, parted]) {
      hit(evening, 4, [1, 2, 3]);
      hit(evening, 3, [1]);
    }
    expect([1, 2, 3].map((no) => points(whole, no))).toEqual([3, 1.5, 1.5]);
    expect([1, 2, 3].map((no) => points(parted, no))).toEqual([2, 0.5, 0.5]);
  });

  it('hits are set right by hand with a reason, also of who never sat, and that is taken back as a whole', () => {
    const evening = night({ perHit: { sum: 2, among: 1 } }, {});
    evening.do({ type: 'AddEntries', entries: [{ entry: id(9), person: toPersonId('p9') }] });
    hit(evening, 4, [1]);
    const adjust = (no: number, sum: number, reason = 'falsch gemeldet') =>
      ({ type: 'AdjustHits', entry: id(no), hits: { sum, among: 1 }, reason }) as const;
    expect(evening.refusal(adjust(1, -1, ' '))?.code).toBe('reason-needed');
    expect(evening.refusal(adjust(1, 0))?.code).toBe('nothing-to-do');
    // one was counted, and nobody has put out fewer than none
    expect(evening.refusal(adjust(1, -2))).toEqual({ code: 'hits-too-few', entry: id(1) });
    expect(evening.refusal(adjust(9, -1))?.code).toBe('hits-too-few');
    evening.do(adjust(1, -1));
    evening.do(adjust(9, 1));
    expect([points(evening, 1), points(evening, 9)]).toEqual([0, 2]);
    evening.actor = { id: 'flo', role: 'floor' };
    expect(evening.refusal(adjust(1, 1))).toMatchObject({ code: 'role-may-not', needed: ['director'] });
  });
});

describe('a formula chooses the step of the prize table', () => {
  const table = (formula: string): PrizePlan => ({
    places: {
      by: 'table',
      steps: [
        { from: 0, rows: [{ share: 1_000 }] },
        { from: 5, rows: [{ share: 600 }, { share: 400 }] },
      ],
      formula,
    },
  });
  const planned = (formula: string) => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: table(formula), lateEntryThrough: 3 });
    night.start(4, 1);
    out(night, 4);
    night.do({ type: 'Sell', sale: toSaleId('r'), entry: id(4), kind: 'rebuy' });
    const { places = [], notes } = view(night.state, { as: 'room' }).planned ?? {};
    return { paid: places.length, notes };
  };

  it('from what was sold and paid in', () => {
    expect(planned('n')).toEqual({ paid: 1, notes: [] });
    expect(planned('n + tnr')).toEqual({ paid: 2, notes: [] });
    expect(planned('pot / 20')).toEqual({ paid: 2, notes: [] });
  });

  it('where it has no value the first step counts, and the plan says so', () => {
    expect(planned('n / tna')).toMatchObject({ paid: 1, notes: [{ code: 'stepUnknown' }] });
  });

  it('is refused where it asks of one player', () => {
    const night = evening('tda55');
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: table('r') } })).toMatchObject({
      code: 'plan-invalid',
      fault: { part: 'places', code: 'formula', formula: { code: 'unknown-name' } },
    });
  });
});
