import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, test } from 'vitest';
import { toEntryId, toTableId } from '../ids.ts';
import type { Setup } from '../setup.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { dealerOf } from './dealer.ts';

const t1 = toTableId('t1');
const e1 = toEntryId('e1');

const playing = (book: string, changes: Partial<Setup> = {}): Evening => {
  const night = new Evening(book, changes);
  night.start(4, 2);
  return night;
};

/** A house that lays this one answer over its rulebook. */
const onWall = (under: string): Partial<Setup> => {
  const { edition = '' } = findRulebook(under) ?? {};
  const house: HouseRulebook = {
    ...{ format: 'riffle-house-rulebook', v: 1, id: 'own', edition: '2026-11-22', name: 'Own' },
    extends: { id: under, edition },
    answers: { 'timing.clockShown': { value: 'onWall' } },
  };
  return { rulebook: { id: house.id, edition: house.edition, house } };
};

describe('time is called on somebody', () => {
  test.each([
    ['gcb', '[gcb:T27.1] [gcb:T27.2]', 50, 10],
    ['pvb', '[pvb:21(4)]', 50, 10],
    ['tda55', '[tda55:26.b]', 60, 10],
    ['bdpv', '[bdpv:5.12 Ablauf]', 60, 10],
    ['oepbl', '[oepbl:6.6 clock time]', 60, 10],
  ])('%s %s he has %i seconds and %i that are counted aloud', (book, _rules, main, countdown) => {
    const night = playing(book);
    expect(night.do({ type: 'CallTime', table: t1, entry: e1 })).toMatchObject([
      { type: 'TimeCalled', main, countdown, entry: e1, at: night.now },
    ]);
  });

  test('[pvb:21(3)] only who deals there judges that it is time, and calls the floor to it: no player takes another’s time', () => {
    const night = playing('pvb');
    night.actor = { id: 'player:e1', role: 'player' };
    expect(night.refusal({ type: 'CallTime', table: t1, entry: e1 })?.code).toBe('role-may-not');
    night.actor = { id: dealerOf(t1), role: 'dealer' };
    expect(night.refusal({ type: 'CallTime', table: toTableId('t2') })?.code).toBe('role-may-not');
    expect(night.do({ type: 'CallTime', table: t1, entry: e1 })).toMatchObject([{ type: 'TimeCalled', entry: e1 }]);
    expect(night.refusal({ type: 'CallFloor', table: t1 })).toBeUndefined();
  });

  test('[gcb:T27.2] [tda55:26.c] [pvb:21(4)] [bdpv:2 Dead Hand 1e] no hand is dead before all of it is over', () => {
    for (const [book, seconds] of [
      ['gcb', 60],
      ['tda55', 70],
      ['pvb', 60],
      ['bdpv', 70],
    ] as const) {
      const night = playing(book);
      night.do({ type: 'CallTime', table: t1 });
      night.wait((seconds - 1) * 1000);
      expect(night.refusal({ type: 'EndTimeCall', table: t1, how: 'ranOut' })).toMatchObject({
        code: 'time-still-runs',
        seconds: 1,
      });
      night.wait(1000);
      expect(night.do({ type: 'EndTimeCall', table: t1, how: 'ranOut' })).toMatchObject([{ how: 'ranOut' }]);
    }
  });

  test('[gcb:T27.3] the management may shorten it, and never lengthen it; a dealer does neither', () => {
    const night = playing('gcb');
    expect(night.refusal({ type: 'CallTime', table: t1, main: 51 })).toMatchObject({
      code: 'time-only-shorter',
      most: 50,
    });
    night.actor = { id: 'dealer:t1', role: 'dealer' };
    expect(night.refusal({ type: 'CallTime', table: t1, main: 20 })).toMatchObject({ code: 'role-may-not' });
    night.actor = { id: 'flo', role: 'floor' };
    expect(night.do({ type: 'CallTime', table: t1, main: 20 })).toMatchObject([{ main: 20, countdown: 10 }]);
  });

  test('runs once at a table, for somebody who sits there, and is over with the hand', () => {
    const night = playing('pvb');
    expect(night.refusal({ type: 'CallTime', table: t1, entry: toEntryId('e2') })?.code).toBe('not-in-play');
    night.do({ type: 'CallTime', table: t1 });
    expect(night.refusal({ type: 'CallTime', table: t1 })?.code).toBe('time-runs-already');
    night.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(1) });
    night.do({ type: 'NextHand', tables: [t1] });
    expect(night.state.tables.get(t1)).not.toHaveProperty('timeCall');
    expect(night.refusal({ type: 'EndTimeCall', table: t1, how: 'acted' })?.code).toBe('nothing-to-do');
  });

  test('news of an earlier call ends no later one, told late or by two', () => {
    const night = playing('pvb');
    night.do({ type: 'CallTime', table: t1 });
    const first = night.now;
    night.do({ type: 'EndTimeCall', table: t1, how: 'acted', call: first });
    night.wait(5000);
    night.do({ type: 'CallTime', table: t1, entry: e1 });
    for (const how of ['acted', 'mistaken', 'ranOut'] as const)
      expect(night.refusal({ type: 'EndTimeCall', table: t1, how, call: first })).toEqual({
        code: 'another-time-call',
        table: t1,
      });
    expect(night.state.tables.get(t1)?.timeCall).toMatchObject({ entry: e1 });
    night.do({ type: 'EndTimeCall', table: t1, how: 'acted', call: night.now });
    expect(night.state.tables.get(t1)).not.toHaveProperty('timeCall');
  });

  test('is seen by staff and the dealer; by the room where a house rulebook wants it on the wall', () => {
    const night = playing('pvb');
    night.do({ type: 'CallTime', table: t1, entry: e1 });
    const { timeCall } = tournament.view(night.state, { as: 'staff' }).tables[t1] ?? {};
    expect(timeCall).toMatchObject({ main: 50, countdown: 10 });
    expect(timeCall?.because.refs.join()).toContain('21(4)');
    expect(timeCall?.expiry.value).toBe('handDead');
    expect(tournament.view(night.state, { as: 'room' }).tables[t1]).not.toHaveProperty('timeCall');
    const wall = playing('pvb', onWall('pvb'));
    wall.do({ type: 'CallTime', table: t1 });
    expect(tournament.view(wall.state, { as: 'room' }).tables[t1]?.timeCall).toMatchObject({ main: 50 });
  });
});
