import { type PrizePlan, readyPlan, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { moneyFaults } from './faults.ts';
import { prizes } from './prize-pool.ts';
import { MONEY } from './testing.ts';

const staff = { as: 'staff' } as const;
const room = { as: 'room' } as const;
const topThree = readyPlan('topThree');
const inEuro = (night: Evening): readonly number[] => prizes(night.state).map((amount) => amount / 100);
const evening = (prizePlan: PrizePlan = topThree): Evening => new Evening('tda55', { money: MONEY, prizePlan });
const rebuy = (no: number) =>
  ({ type: 'Sell', sale: toSaleId(`r${String(no)}`), entry: toEntryId('e1'), kind: 'rebuy' }) as const;

describe('prizes by a plan', () => {
  it('follow what is paid in: entries, rebuys, and what is reversed', () => {
    const night = evening();
    expect(inEuro(night)).toEqual([]);
    night.start(6, 1);
    expect(inEuro(night)).toEqual([65, 35, 20]);
    night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: toEntryId('e1'), by: [toEntryId('e2')] }] });
    night.do(rebuy(1));
    expect(inEuro(night)).toEqual([75, 40, 25]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('are refused where the night keeps no money, or the plan is none', () => {
    const bad: PrizePlan = { places: { by: 'list', rows: [{ share: 300 }, { share: 400 }] } };
    const fault = { part: 'places', code: 'rises', place: 2 };
    const night = evening();
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: bad } })).toEqual({
      code: 'plan-invalid',
      fault,
    });
    expect(night.refusal({ type: 'ChangeSetup', changes: {}, clear: ['money'] })).toEqual({
      code: 'plan-without-money',
    });
  });

  it('are those typed in again when the plan is taken away', () => {
    const night = evening();
    night.start(6, 1);
    night.do({ type: 'ChangeSetup', changes: { prizes: [toCents(9_000), toCents(3_000)] }, clear: ['prizePlan'] });
    expect(inEuro(night)).toEqual([90, 30]);
    expect(view(night.state, staff).planned).toBeUndefined();
  });

  it('are not missed before the start', () => {
    const codes = (night: Evening) => view(night.state, staff).missing?.map(({ code }) => code);
    expect(codes(evening())).not.toContain('no-prizes');
    expect(codes(new Evening('tda55', { money: MONEY }))).toContain('no-prizes');
  });

  it('stay what was handed out: another plan that would give less is refused', () => {
    const night = evening();
    night.do({ type: 'OpenBox', box: toBoxId('b1'), name: 'Anna', float: toCents(50_000) });
    night.start(3, 1);
    for (const no of [3, 2])
      night.do({
        type: 'BustOut',
        bustOut: toBustOutId(`h${String(no)}`),
        out: [{ entry: toEntryId(`e${String(no)}`), by: [toEntryId('e1')] }],
      });
    const handOut = { type: 'HandOut', payment: toPaymentId('z1'), box: toBoxId('b1'), means: 'cash' } as const;
    night.do({ ...handOut, entry: toEntryId('e2') });
    const changes = { prizePlan: readyPlan('winnerTakesAll') };
    expect(night.refusal({ type: 'ChangeSetup', changes })).toEqual({ code: 'prizes-handed-out', place: 2 });
    const typedIn = { type: 'ChangeSetup', changes: {}, clear: ['prizePlan'] } as const;
    expect(night.refusal(typedIn)).toEqual({ code: 'prizes-handed-out', place: 2 });
  });

  it('tell the room nothing of a secret one', () => {
    const secret = {
      kind: 'randomEntry',
      name: 'Auf Ada',
      worth: { amount: toCents(500) },
      from: 'pool',
      secret: true,
    } as const;
    const open = { kind: 'badBeat', name: 'Bad Beat', worth: { amount: toCents(1_000) }, from: 'pool' } as const;
    const night = evening({ ...topThree, special: [open, secret] });
    night.start(6, 1);
    expect(JSON.stringify(view(night.state, room))).not.toContain('Auf Ada');
    expect(view(night.state, room).planned?.special).toHaveLength(1);
    expect(view(night.state, staff).planned?.special).toHaveLength(2);
    expect(inEuro(night)).toEqual([55, 30, 20]);
  });
});
