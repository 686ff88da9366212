import { readyPlan, toCents } from '@riffle/money';
import { describe, expect, it, test } from 'vitest';
import { due } from './due.ts';
import { fits } from './fits.ts';
import { toBustOutId, toEntryId, toTableId } from './ids.ts';
import { moneyFaults } from './money/faults.ts';
import { prizePool } from './money/prize-pool.ts';
import { unsettled } from './money/settling.ts';
import { MONEY } from './money/testing.ts';
import { minutes } from './structure.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const off = (reason = 'Storm') => ({ type: 'CallOff', reason }) as const;
const shown = (night: Evening) => view(night.state, { as: 'room' }).calledOff;

describe('a night that is called off', () => {
  test('[bdpv:6.32] by the management, which says why: it stands on every screen, and nothing is played any more', () => {
    const night = new Evening('bdpv');
    night.start(4, 1);
    night.wait(minutes(5));
    expect(night.refusal(off(' '))).toMatchObject({ code: 'reason-needed', refs: ['bdpv@undated:6.32'] });
    night.do(off());
    expect(shown(night)).toMatchObject({ reason: 'Storm', at: night.now, because: { refs: ['bdpv@undated:6.32'] } });
    expect(night.state.clock?.running).toBe(false);
    const table = toTableId('t1');
    for (const command of [
      { type: 'StartClock' },
      { type: 'NextHand', tables: [table] },
      { type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: toEntryId('e1'), by: [] }] },
    ] as const)
      expect(night.refusal(command)).toEqual({ code: 'called-off', refs: ['bdpv@undated:6.32'] });
    // what was paid is given back, and what has to be written down is
    expect(night.refusal({ type: 'Note', text: 'All told' })).toBeUndefined();
    expect(night.refusal({ type: 'WithdrawEntry', entry: toEntryId('e1') })?.code).not.toBe('called-off');
  });

  test('[bdpv:6.32] before it begins: no countdown starts it', () => {
    const night = new Evening('bdpv');
    night.enter(4);
    night.seatAll(1);
    const until = (night.now + minutes(10)) as typeof night.now;
    // biome-ignore lint/suspicious/noThenProperty: what the countdown does when it is over
    const countdown = { type: 'StartCountdown', until, then: 'start' } as const;
    night.do(countdown);
    night.do(off());
    expect([night.state.countdown, due(night.state)]).toEqual([undefined, undefined]);
    night.wait(minutes(11));
    expect(night.refusal({ type: 'StartClock' })?.code).toBe('called-off');
    expect(night.refusal({ ...countdown, until: (night.now + 1) as never })?.code).toBe('called-off');
  });

  it('is the director’s to say, once, and to take back', () => {
    const night = new Evening('gcb');
    night.start(4, 1);
    night.actor = { id: 'flo', role: 'floor' };
    expect(night.refusal(off())?.code).toBe('role-may-not');
    night.actor = { id: 'dora', role: 'director' };
    const before = night.state;
    const [, event] = night.do(off());
    if (event === undefined) throw new Error('nothing happened');
    expect(night.refusal(off('Again'))?.code).toBe('nothing-to-do');
    expect([fits(before, event), fits(night.state, event)]).toEqual([true, false]);
    expect(shown(night)?.because).toMatchObject({ from: 'base', refs: [] });
  });

  it('asks for no winner of a special prize: nobody wins it', () => {
    const special = [{ kind: 'badBeat', name: 'Topf', from: 'pool', worth: { amount: toCents(1_000) } }] as const;
    const night = new Evening('tda55', { money: MONEY, prizePlan: { ...readyPlan('topThree'), special } });
    night.start(4, 1);
    expect(unsettled(night.state).specials).toBe(1);
    night.do(off());
    expect(unsettled(night.state).specials).toBe(0);
  });

  it('brings its guarantee back to nobody where what is there is shared by a deal: it was shared without it', () => {
    const money = { ...MONEY, guarantee: toCents(50_000) };
    const night = new Evening('tda55', { money, prizePlan: readyPlan('topThree'), lateEntryThrough: 0 });
    const agreed = night.start(3, 1);
    night.do({ type: 'JumpToLevel', level: 8 });
    night.do(off());
    const pool = prizePool(night.state).total;
    night.wait(1_000);
    const shares = agreed.map((entry) => ({ entry, amount: toCents(pool / 3) }));
    night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed });
    expect(prizePool(night.state)).toMatchObject({ overlay: 0, total: pool });
    expect(unsettled(night.state)).not.toHaveProperty('leftOver');
    expect(moneyFaults(night.state)).toEqual([]);
  });
});
