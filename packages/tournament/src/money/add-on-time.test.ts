import { later } from '@riffle/aggregate';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId, toSaleId } from '../ids.ts';
import { minutes } from '../structure.ts';
import { EVENING, Evening } from '../testing.ts';
import type { MoneySetup } from './money-setup.ts';
import { MONEY } from './testing.ts';

/** Rebuys through level 4; a break follows it, the fifth line of the structure. */
const untilTheBreak: MoneySetup = {
  ...MONEY,
  profiles: MONEY.profiles.map((profile) =>
    profile.kind === 'rebuy' ? { ...profile, offered: { through: 4, breaks: 'also' } } : profile,
  ),
};
const [LEVEL_4, BREAK, LEVEL_5] = [3, 4, 5];
const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
const addOn = (entry = e1, reason?: string) =>
  ({ type: 'Sell', sale: toSaleId(`a-${entry}`), entry, kind: 'addOn', ...(reason && { reason }) }) as const;
const at = (level: number, book = 'tda55', money = untilTheBreak): Evening => {
  const night = new Evening(book, { money });
  night.start(4, 1);
  night.do({ type: 'JumpToLevel', level });
  return night;
};
const names = (night: Evening, rule: string): boolean =>
  night.refusal(addOn())?.refs?.some((ref) => ref.endsWith(`:${rule}`)) === true;

describe('the add-on', () => {
  it('[tda55:6.a] opens when the rebuy period is over', () => {
    const early = at(LEVEL_4).refusal(addOn());
    expect(early).toMatchObject({ code: 'add-on-not-now', through: 4 });
    expect(early).not.toHaveProperty('over');
    expect(names(at(LEVEL_4), '6.a')).toBe(true);
    expect(at(BREAK).refusal(addOn())).toBeUndefined();
  });

  it('[tda55:6.a] is not offered where the tournament has none', () => {
    const none = { ...untilTheBreak, profiles: untilTheBreak.profiles.filter(({ kind }) => kind !== 'addOn') };
    expect(at(BREAK, 'tda55', none).refusal(addOn())).toMatchObject({ code: 'no-such-profile', kind: 'addOn' });
  });

  it('[tda55:6.b] is for who has a chip', () => {
    const night = at(LEVEL_4);
    night.do({ type: 'BustOut', bustOut: toBustOutId('h57'), out: [{ entry: e1, by: [e2] }] });
    night.do({ type: 'JumpToLevel', level: BREAK });
    expect(night.refusal(addOn(e1, 'trotzdem'))).toEqual({ code: 'not-in-play', entry: e1 });
    night.do({ type: 'Sell', sale: toSaleId('s1'), entry: e1, kind: 'rebuy' });
    night.do(addOn());
    expect(night.state.entries.get(e1)?.stack).toBe(35_000);
  });

  it('[tda55:6.c] ends with the first hand of the next level', () => {
    expect(at(LEVEL_5).refusal(addOn())).toMatchObject({ code: 'add-on-not-now', through: 4, over: true });
    expect(names(at(LEVEL_5), '6.c')).toBe(true);
  });

  it('[tda55:6.c] is there in a break by hand before anything of that level is played', () => {
    const levels = new Evening('tda55').state.setup?.levels.filter(({ kind }) => kind === 'play') ?? [];
    const night = new Evening('tda55', { money: untilTheBreak, levels });
    night.start(4, 1);
    night.do({ type: 'JumpToLevel', level: 4 });
    night.do({ type: 'BreakNow', duration: minutes(10) });
    expect(night.refusal(addOn())).toBeUndefined();
  });

  it('[tda55:6.c] ends with the first hand of the night where the rebuys were over before it', () => {
    const profiles = MONEY.profiles.map((profile) =>
      profile.kind === 'rebuy' ? { ...profile, offered: { until: later(EVENING, 20 * 60_000) } } : profile,
    );
    const night = new Evening('tda55', { money: { ...MONEY, profiles } });
    night.enter(4);
    night.seatAll(1).wait(30 * 60_000);
    expect(night.refusal(addOn())?.code).not.toBe('add-on-not-now');
    night.do({ type: 'StartClock' });
    expect(night.refusal(addOn())).toMatchObject({ code: 'add-on-not-now', through: 0, over: true });
    night.do({ type: 'JumpToLevel', level: LEVEL_5 });
    expect(names(night, '6.c')).toBe(true);
    expect(night.refusal(addOn(e1, 'angesagt'))).toBeUndefined();
  });

  it('is sold at another moment with a reason, which stands in the log', () => {
    expect(at(LEVEL_5).do(addOn(e1, 'vor der ersten Hand am Tisch'))).toContainEqual(
      expect.objectContaining({ type: 'Sold', reason: 'vor der ersten Hand am Tisch' }),
    );
  });

  it('[gcb:T26.2] is at the end of the rebuy period, with no end of its own', () => {
    expect(at(LEVEL_4, 'gcb').refusal(addOn())).toMatchObject({ code: 'add-on-not-now', through: 4 });
    expect(at(LEVEL_5, 'gcb').refusal(addOn())).toBeUndefined();
  });

  it('is as the event sets where the rulebook says nothing', () => {
    expect(at(LEVEL_4, 'oepbl').refusal(addOn())).toBeUndefined();
  });
});
