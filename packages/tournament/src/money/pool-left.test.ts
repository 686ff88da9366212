import { toChips } from '@riffle/cards';
import { balance, type PrizePlan, type PrizeRow, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId, toPenaltyId } from '../ids.ts';
import { Evening, pricesUnder } from '../testing.ts';
import { unsettled } from './settling.ts';
import { MONEY, WITH_BOUNTY } from './testing.ts';

const shares = (...parts: readonly number[]): PrizePlan => ({
  places: { by: 'list', rows: parts.map((share): PrizeRow => ({ share })) },
});
/** Three who paid 60 euros in for prizes, of whom the first is left. */
function played(book: string, more: object, players = 3): Evening {
  const night = new Evening(book, { money: MONEY, ...more });
  night.start(players, 1);
  for (let no = players; no > 1; no--)
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId(`b${String(no)}`),
      out: [{ entry: toEntryId(`e${String(no)}`), by: [toEntryId('e1')] }],
    });
  return night;
}

describe('what of the pool nobody wins keeps the night open', () => {
  it.each([
    ['typed prizes that leave something', { prizes: [1_000].map(toCents) }, { leftOver: 5_000 }],
    ['shares that leave something', { prizePlan: shares(500, 300) }, { leftOver: 1_200 }],
    ['prizes beyond the pool', { prizes: [100_000].map(toCents) }, { promisedMore: 94_000 }],
    ['a place that nobody has', { prizes: [3_000, 1_000, 1_000, 1_000].map(toCents) }, { leftOver: 1_000 }],
  ])('%s', (_, more, left) => {
    const night = played('tda55', more);
    expect(unsettled(night.state)).toMatchObject(left);
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', ...left });
    expect(night.do({ type: 'Settle', reason: 'ans Haus' })).toMatchObject([{ type: 'Settled', left }]);
  });

  it.each([
    ['all of it is won', { prizePlan: readyPlan('topThree') }],
    ['the house keeps its announced share', { prizePlan: { ...readyPlan('topThree'), house: { share: 100 } } }],
    ['a guarantee is met', { prizePlan: readyPlan('topThree'), money: { ...MONEY, guarantee: toCents(10_000) } }],
    [
      'the plan keeps what rounding leaves',
      { prizePlan: { ...shares(500, 500), rounding: { unit: toCents(1_000), leftOver: 'kept' } } },
    ],
    [
      'seats are paid for out of it',
      {
        prizePlan: { places: { by: 'satellite', seat: { name: 'Finale', price: toCents(2_500) }, rest: 'nextPlace' } },
      },
    ],
  ])('not where %s', (_, more) => {
    const left = unsettled(played('tda55', more).state);
    expect(left).not.toHaveProperty('leftOver');
    expect(left).not.toHaveProperty('promisedMore');
  });

  it('[pvb:69(15)] nor where a disqualified player has no right to the prize of his place, until a reason is given', () => {
    const night = new Evening('pvb', { money: MONEY, prizePlan: readyPlan('topThree') });
    night.start(4, 1);
    const [e1, e2, e3, e4] = [1, 2, 3, 4].map((no) => toEntryId(`e${String(no)}`));
    if (e1 === undefined || e2 === undefined || e3 === undefined || e4 === undefined) return;
    night.do({ type: 'BustOut', bustOut: toBustOutId('b4'), out: [{ entry: e4, by: [e1] }] });
    night.do({
      type: 'GivePenalty',
      penalty: toPenaltyId('p'),
      entry: e3,
      offence: 'collusion',
      measure: 'disqualification',
    });
    night.do({
      type: 'RemoveStack',
      bustOut: toBustOutId('r'),
      entry: e3,
      chips: toChips(100),
      reason: 'disqualified',
    });
    night.do({ type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: e2, by: [e1] }] });
    expect(night.refusal({ type: 'Settle' })).toMatchObject({ code: 'unsettled', prizes: 2, leftOver: 1_500 });
    night.do({ type: 'Settle', reason: 'an den Jugendfonds' });
    expect(balance(night.state.money?.ledger ?? [], 'prizes')).toBe(0);
  });
});

describe('[gcb:T62.2] where there are bounties no plan leaves anything of the pool', () => {
  const money = WITH_BOUNTY;
  const whole = shares(600, 400);

  it.each([
    ['shares that nobody has', shares(500, 300)],
    ['what rounding leaves', { ...whole, rounding: { unit: toCents(500), leftOver: 'kept' } } as const],
    [
      'too little for a seat',
      { places: { by: 'satellite', seat: { name: 'Finale', price: toCents(9_000) }, rest: 'kept' } } as const,
    ],
  ])('%s', (_, prizePlan) => {
    const create =
      (book: string, prices = money) =>
      () =>
        new Evening(book, { money: prices, prizePlan });
    expect(create('gcb')).toThrow(/"what":"planKeeps","refs":\["gcb@[^"]*:T62.1","gcb@[^"]*:T62.2"\]/);
    expect(create('gcb', MONEY)).not.toThrow();
    expect(create('tda55')).not.toThrow();
    const night = new Evening('gcb', { money, prizePlan: whole });
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan } })).toMatchObject({ what: 'planKeeps' });
    const without = new Evening('gcb', { money: MONEY, prizePlan });
    const change = { type: 'ChangeSetup', changes: { money: pricesUnder('gcb', money) } } as const;
    expect(without.refusal(change)).toMatchObject({ what: 'planKeeps' });
  });

  it('once play began no plan leaves more to the house than the one before', () => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: shares(500, 300) });
    night.start(6, 1);
    const changed = (...parts: readonly number[]) =>
      night.refusal({ type: 'ChangeSetup', changes: { prizePlan: shares(...parts) } })?.code;
    expect(changed(300, 100)).toBe('house-share-risen');
    expect(changed(600, 300)).toBeUndefined();
  });
});
