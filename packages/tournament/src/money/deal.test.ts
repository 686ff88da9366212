import { balance, dealShares, readyPlan, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { fits } from '../fits.ts';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toPaymentId, toSaleId } from '../ids.ts';
import { places } from '../places.ts';
import { prizeWon } from '../prize.ts';
import type { TournamentRefusal } from '../refusal.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { prizesWon } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { pointsWon } from './points.ts';
import { prizes } from './prize-pool.ts';
import { unsettled } from './settling.ts';
import { MONEY } from './testing.ts';

type AgreeDeal = Extract<TournamentCommand, { readonly type: 'AgreeDeal' }>;
const id = (no: number): EntryId => toEntryId(`e${String(no)}`);
const box = toBoxId('b1');

/** 500, 300, 200 and 100 for the last of so many who came. */
const evening = (book: string, players = 5): Evening => {
  const prizes = [50_000, 30_000, 20_000, 10_000].map(toCents);
  const night = new Evening(book, { money: MONEY, prizes, lateEntryThrough: 0 });
  night.enter(players);
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(200_000) });
  if (book === 'bdpv') {
    const amounts = [...night.state.entries.values()].map((entry) => ({ entry: entry.id, amount: toCents(2_500) }));
    night.do({ type: 'TakeMoney', payment: toPaymentId('fees'), box, means: 'cash', amounts });
  }
  night.seatAll(1).do({ type: 'StartClock' });
  night.do({ type: 'JumpToLevel', level: 8 });
  return night;
};
const lost = (no: number) =>
  ({ type: 'BustOut', bustOut: toBustOutId(`h${String(no)}`), out: [{ entry: id(no), by: [] }] }) as const;
const out = (night: Evening, no: number) => night.do(lost(no));
/** In euros, from the first entry on. */
const deal = (amounts: readonly number[], more: Partial<AgreeDeal> = {}): AgreeDeal => {
  const shares = amounts.map((amount, index) => ({ entry: id(index + 1), amount: toCents(amount * 100) }));
  return { type: 'AgreeDeal', method: 'hand', shares, agreed: shares.map(({ entry }) => entry), ...more };
};
const won = (night: Evening, ...numbers: readonly number[]): readonly number[] =>
  numbers.map((no) => (prizesWon(night.state).get(id(no)) ?? 0) / 100);
const rules = (refusal: TournamentRefusal | undefined): readonly string[] =>
  refusal?.refs?.map((ref) => ref.slice(ref.indexOf(':') + 1)) ?? [];

describe('whether there is a deal', () => {
  it('[pvb:07(1)] never: by no method, and places and prizes follow the order of going out', () => {
    const night = evening('pvb', 3);
    const stacks = [5_000, 3_000, 2_000];
    const shares = dealShares({ stacks, prizes: [50_000, 30_000, 20_000], method: 'malmuth-harville' });
    const icm = shares.map((amount, index) => ({ entry: id(index + 1), amount }));
    const refusal = night.refusal(deal([], { shares: icm, method: 'malmuth-harville', agreed: [1, 2, 3].map(id) }));
    expect(refusal).toMatchObject({ code: 'deal-forbidden' });
    expect(rules(refusal)).toContain('07(1)');
    out(night, 3);
    expect(night.refusal(deal([400, 400], { method: 'even' }))).toMatchObject({ code: 'deal-forbidden' });
    out(night, 2);
    expect(won(night, 1, 2, 3)).toEqual([500, 300, 200]);
  });

  it('[bdpv:6.30] five of five agree: it is recorded', () => {
    const night = evening('bdpv');
    const [event] = night.do(deal([300, 300, 200, 200, 100]));
    expect(event).toMatchObject({ type: 'DealAgreed', left: 0 });
    expect(won(night, 1, 2, 3, 4, 5)).toEqual([300, 300, 200, 200, 100]);
    const cited = (event as { because: readonly { because?: { refs: readonly string[] } }[] }).because;
    expect(cited.flatMap(({ because }) => because?.refs ?? []).some((ref) => ref.endsWith(':6.30'))).toBe(true);
  });

  it('[bdpv:6.30] four of five is void, and so is a deal that leaves one out', () => {
    const night = evening('bdpv');
    const four = night.refusal(deal([300, 300, 200, 200, 100], { agreed: [1, 2, 3, 4].map(id) }));
    expect(four).toMatchObject({ code: 'deal-not-by-all', without: [id(5)] });
    expect(rules(four)).toContain('6.30');
    expect(night.refusal(deal([300, 300, 300, 200]))).toMatchObject({ code: 'deal-not-by-all', without: [id(5)] });
    expect(prizesWon(night.state).size).toBe(0);
  });

  it('of nobody who is out', () => {
    const night = evening('tda55');
    out(night, 5);
    expect(night.refusal(deal([300, 300, 200, 200, 100]))).toEqual({ code: 'not-in-play', entry: id(5) });
  });

  it('by all as well where the rulebook leaves it to the event', () => {
    const night = evening('tda55', 2);
    expect(night.refusal(deal([400, 400], { agreed: [id(1)] }))).toEqual({ code: 'deal-not-by-all', without: [id(2)] });
    expect(night.try(deal([400, 400], { method: 'even' })).ok).toBe(true);
  });

  it('not while somebody may still come in', () => {
    const night = evening('gcb', 3);
    night.do({ type: 'JumpToLevel', level: 0 });
    expect(night.refusal(deal([400, 300, 300]))).toEqual({ code: 'deal-not-yet' });
  });

  it('not while other tables still play the hand in which somebody went out', () => {
    const prizes = [50_000, 30_000, 20_000, 10_000].map(toCents);
    const night = new Evening('tda55', { money: MONEY, prizes, lateEntryThrough: 0 });
    night.enter(6);
    night.seatAll(2).do({ type: 'StartClock' });
    night.do({ type: 'JumpToLevel', level: 8 });
    night.do({ type: 'StartHandForHand', until: 4 });
    const { breakOrder: tables } = night.state;
    for (const table of tables) night.do({ type: 'TellHand', table, is: 'done' });
    night.do({ type: 'NextHand', tables });
    out(night, 6);
    const shared = deal([300, 200, 200, 200, 200]);
    expect(night.refusal(shared)).toEqual({ code: 'deal-not-yet', hand: true });
    for (const table of tables) night.do({ type: 'TellHand', table, is: 'done' });
    expect(night.refusal(shared)?.code).not.toBe('deal-not-yet');
  });
});

describe('what is shared', () => {
  it('is no less than the next prize for anybody, and no more than is left to win', () => {
    const night = evening('tda55', 3);
    expect(night.refusal(deal([500, 301, 199]))).toEqual({ code: 'deal-share-too-small', entry: id(3), least: 20_000 });
    expect(night.refusal(deal([500, 300, 201]))).toEqual({ code: 'deal-too-much', sum: 100_100, most: 100_000 });
  });

  it('in per cent is the whole, to the cent or in whole units, and each has his part of it', () => {
    const night = evening('tda55', 3);
    const inPercent = (percents: readonly number[], amounts: readonly number[]) =>
      deal([], {
        method: 'percent',
        shares: percents.map((percent, nth) => ({
          ...{ entry: id(nth + 1), percent, amount: toCents(Math.round((amounts[nth] ?? 0) * 100)) },
        })),
        agreed: [1, 2, 3].map(id),
      });
    expect(night.refusal(inPercent([4_000, 3_500, 2_400], [400, 350, 250]))).toEqual({
      ...{ code: 'deal-percent-off', said: 9_900, missing: 100 },
    });
    expect(night.refusal(inPercent([4_000, 3_500, 2_501], [400, 350, 250]))).toMatchObject({ missing: -1 });
    expect(night.refusal(inPercent([6_000, 3_500, 500], [600, 350, 50]))).toMatchObject({
      code: 'deal-share-too-small',
    });
    expect(night.refusal(inPercent([4_000, 3_500, 2_500], [401, 349, 250]))).toEqual({
      ...{ code: 'deal-not-his-percent', entry: id(1), amount: 40_000 },
    });
    expect(night.refusal(inPercent([3_335, 3_333, 3_332], [334, 333, 333]))).toBeUndefined();
    const [event] = night.do(inPercent([3_335, 3_333, 3_332], [333.5, 333.3, 333.2]));
    expect(event).toMatchObject({ method: 'percent', left: 0, shares: [{ percent: 3_335 }, {}, {}] });
    out(night, 2);
    out(night, 3);
    expect(won(night, 1, 2, 3)).toEqual([333.5, 333.3, 333.2]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('leaves to the winner what nobody has been given', () => {
    const night = evening('tda55', 3);
    expect(night.do(deal([350, 300, 250]))[0]).toMatchObject({ left: 10_000 });
    out(night, 1);
    out(night, 3);
    expect(won(night, 1, 2, 3)).toEqual([350, 400, 250]);
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is paid at once, and the rest at the end', () => {
    const night = evening('tda55', 3);
    night.do(deal([350, 300, 250]));
    const pay = (no: number, payment: string) =>
      night.do({ type: 'HandOut', payment: toPaymentId(payment), box, means: 'cash', entry: id(no) })[0];
    expect(pay(1, 'z1')).toMatchObject({ prize: 35_000 });
    out(night, 3);
    out(night, 2);
    expect(pay(1, 'z2')).toMatchObject({ prize: 10_000 });
    expect([pay(2, 'z3'), pay(3, 'z4')]).toMatchObject([{ prize: 30_000 }, { prize: 25_000 }]);
    expect(balance(night.state.money?.ledger ?? [], 'prizes')).toBe(100_000 - 3 * 2_000);
  });

  it('who went out before has the prize of his place', () => {
    const night = evening('tda55', 4);
    out(night, 4);
    night.do(deal([400, 300, 300]));
    expect(won(night, 1, 2, 3, 4)).toEqual([400, 300, 300, 100]);
  });
});

describe('[bdpv:6.31] what finalists agree among themselves', () => {
  const finished = (agreed: boolean): Evening => {
    const night = evening('bdpv', 3);
    if (agreed) night.do(deal([400, 300, 300]));
    for (const no of [3, 2]) out(night, no);
    for (const no of [1, 2, 3])
      night.do({ type: 'HandOut', payment: toPaymentId(`z${String(no)}`), box, means: 'cash', entry: id(no) });
    return night;
  };

  it('is nothing that the night waits for: each has the prize of his place, and the books wait for nothing of theirs', () => {
    const night = finished(false);
    expect(won(night, 1, 2, 3)).toEqual([500, 300, 200]);
    expect(view(night.state, { as: 'staff' }).missing).toEqual([]);
    night.do({ type: 'CountBox', box, cash: toCents(107_500), card: toCents(0) });
    expect(night.refusal({ type: 'Settle' })).toMatchObject({
      owing: 0,
      prizes: 0,
      boxes: 0,
      promisedMore: 94_000,
    });
  });

  it('is carried out only where the floor has recorded it', () => {
    expect(won(finished(true), 1, 2, 3)).toEqual([400, 300, 300]);
  });
});

describe('after a deal', () => {
  it('[bdpv:6.29] it is played on: the night is over when one has all chips, and that is said', () => {
    const night = evening('bdpv', 2);
    const [event] = night.do(deal([400, 400]));
    expect(JSON.stringify(event)).toContain('deal-played-out');
    expect(view(night.state, { as: 'staff' }).stage).toBe('play');
    out(night, 2);
    expect(view(night.state, { as: 'staff' }).stage).toBe('over');
  });

  it.each(['bdpv:6.29 Bundesliga-Punkte'])('[%s] places are played for, and no points are shared', () => {
    const night = evening('bdpv', 3);
    const [event] = night.do(deal([400, 300, 300]));
    expect(JSON.stringify(event)).toContain('6.29 Bundesliga-Punkte');
    out(night, 1);
    out(night, 2);
    expect([1, 2, 3].map((no) => places(night.state).get(id(no)))).toEqual([{ place: 3 }, { place: 2 }, { place: 1 }]);
  });

  it.each(['bdpv:6.29 Bundesliga-Punkte'])('[%s] whoever has which share, the points are those of the places', () => {
    const night = evening('bdpv', 3);
    night.do({ type: 'ChangeSetup', changes: { prizePlan: { places: { by: 'hand' }, points: [10, 7, 5] } } });
    night.do(deal([400, 300, 300]));
    out(night, 1);
    out(night, 2);
    const points = [1, 2, 3].map((no) => pointsWon(night.state).get(id(no))?.points);
    expect(points).toEqual([5, 7, 10].map((sum) => ({ sum, among: 1 })));
  });

  describe('[bdpv:6.30] who was out when it was made stays out: with him in it, it would be void', () => {
    const dealt = (): Evening => {
      const night = evening('bdpv', 5);
      out(night, 5);
      out(night, 4);
      night.do(deal([400, 300, 300]));
      return night;
    };
    const corrections = [
      ['he is taken back in', { type: 'Reinstate', entry: id(4) }],
      [
        'his bust-out was another’s',
        { type: 'ChangeBustOut', bustOut: toBustOutId('h4'), out: [{ entry: id(3), by: [] }] },
      ],
      ['another is said to have gone out before him', { ...lost(3), before: toBustOutId('h4') }],
    ] as const;
    it.each(corrections)('%s', (_, command) => {
      const night = dealt();
      const refusal = night.refusal(command);
      expect(refusal).toMatchObject({ code: 'deal-without', entry: id(4) });
      expect(rules(refusal)).toContain('6.30');
    });

    it('a hand after it is not put before his', () => {
      const night = dealt();
      out(night, 3);
      const moved = { type: 'MoveBustOut', bustOut: toBustOutId('h3'), before: toBustOutId('h4') } as const;
      expect(night.refusal(moved)).toMatchObject({ code: 'deal-without', entry: id(4) });
    });

    it('and who shared is taken back in, and goes out before another of them', () => {
      const night = dealt();
      out(night, 3);
      night.do({ type: 'Reinstate', entry: id(3) });
      out(night, 2);
      night.do({ ...lost(3), before: toBustOutId('h2') });
      expect(won(night, 1, 2, 3, 4)).toEqual([400, 300, 300, 100]);
      expect(unsettled(night.state).leftOver).toBeUndefined();
    });
  });

  it('nobody comes in, buys back or changes the prizes, and there is no second', () => {
    const night = evening('tda55', 4);
    out(night, 4);
    night.do(deal([400, 300, 300]));
    night.do({ type: 'JumpToLevel', level: 0 });
    const late = [{ entry: id(9), person: toPersonId('p9') }];
    expect(night.refusal({ type: 'AddEntries', entries: late, reason: 'ja' })).toEqual({ code: 'deal-made' });
    expect(night.refusal({ type: 'Sell', sale: toSaleId('s'), entry: id(4), kind: 'rebuy', reason: 'ja' })).toEqual({
      code: 'deal-made',
    });
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizes: [toCents(110_000)] } })).toEqual({
      code: 'deal-made',
    });
    expect(night.refusal(deal([400, 300, 300]))).toEqual({ code: 'deal-made' });
    expect(night.refusal({ type: 'AddMoney', amount: toCents(100), reason: 'ja' })).toEqual({ code: 'deal-made' });
  });

  it('no sale is reversed and no plan changed that the shared prizes follow', () => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: readyPlan('topThree'), lateEntryThrough: 0 });
    night.start(3, 1);
    night.do({ type: 'Sell', sale: toSaleId('a1'), entry: id(1), kind: 'addOn', reason: 'in der Pause' });
    night.do({ type: 'JumpToLevel', level: 8 });
    const worth = prizes(night.state).reduce((sum, prize) => sum + prize, 0);
    const shares = [1, 2, 3].map((no) => ({ entry: id(no), amount: toCents(Math.floor(worth / 3)) }));
    night.do({ type: 'AgreeDeal', method: 'even', shares, agreed: [1, 2, 3].map(id) });
    expect(night.refusal({ type: 'ReverseSale', sale: toSaleId('a1'), reason: 'vertippt' })).toEqual({
      code: 'deal-made',
    });
    const changes = { prizePlan: readyPlan('winnerTakesAll') };
    expect(night.refusal({ type: 'ChangeSetup', changes })).toEqual({ code: 'deal-made' });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('the room learns what is left to play for, and staff who has what', () => {
    const night = evening('tda55', 3);
    night.do(deal([350, 300, 250]));
    expect(view(night.state, { as: 'room' }).deal).toEqual({ left: 10_000, at: night.now, method: 'hand' });
    expect(view(night.state, { as: 'cashier' }).deal?.shares).toHaveLength(3);
  });

  it('results say what each has won by it, and to the room nothing', () => {
    const night = evening('tda55', 3);
    night.do(deal([350, 300, 250]));
    out(night, 3);
    out(night, 1);
    const seenBy = (as: 'staff' | 'room') => [1, 2, 3].map((no) => prizeWon(view(night.state, { as }), id(no)) / 100);
    expect(seenBy('staff')).toEqual([350, 400, 250]);
    expect(seenBy('room')).toEqual([0, 0, 0]);
  });

  it('it does not fit where one of them has gone out before it', () => {
    const night = evening('tda55', 3);
    const [event] = night.do(deal([350, 300, 250]));
    const other = evening('tda55', 3);
    out(other, 3);
    expect(event && fits(other.state, event)).toBe(false);
  });

  it('what somebody paid who never came stays in what was shared', () => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: readyPlan('topTwo'), lateEntryThrough: 0 });
    night.enter(3);
    night.seatAll(1);
    const never = toEntryId('never');
    night.do({ type: 'AddEntries', entries: [{ entry: never, person: toPersonId('never') }] });
    night.do({ type: 'StartClock' });
    night.do({ type: 'JumpToLevel', level: 8 });
    night.do(deal([30, 25, 25]));
    expect(night.refusal({ type: 'WithdrawEntry', entry: never })).toEqual({ code: 'deal-made' });
    expect(moneyFaults(night.state)).toEqual([]);
  });
});
