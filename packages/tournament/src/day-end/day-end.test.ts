import { append, type Commit, dependents, emptyHistory, type History, later, toCommitId } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { balance, readyPlan, toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { chipsInPlay } from '../figures.ts';
import { fits } from '../fits.ts';
import { toBoxId, toBustOutId, toEntryId, toPaymentId, toPenaltyId, toTableId } from '../ids.ts';
import { bounties } from '../money/bounties.ts';
import { dues } from '../money/dues.ts';
import { moneyFaults } from '../money/faults.ts';
import type { MoneySetup } from '../money/money-setup.ts';
import { nightTotals } from '../money/night-totals.ts';
import { unsettled } from '../money/settling.ts';
import { MONEY, WITH_BOUNTY } from '../money/testing.ts';
import { places } from '../places.ts';
import { minutes, playLevelNo, toMillis } from '../structure.ts';
import { Evening, seeded, setupFor } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { dayLeft } from './day-left.ts';
import { lastHandsLeft } from './last-hands.ts';

const e = (no: number) => toEntryId(`e${String(no)}`);
const [t1, t2] = [toTableId('t1'), toTableId('t2')];
const DAY = 2;
const lineOf = (night: Evening, level: number) =>
  (night.state.setup?.levels ?? []).findIndex((_, index, all) => playLevelNo(index, all) === level);

/** In the day's last level, with so many minutes left of it. */
function lastLevel(book: string, left: number, level = DAY, occasion?: string): Evening {
  const { rulebook } = setupFor(book);
  const chosen = { ...rulebook, ...(occasion !== undefined && { occasion }) };
  const night = new Evening(book, { dayThrough: DAY, rulebook: chosen });
  night.start(8, 2);
  for (const table of [t1, t2]) night.do({ type: 'PlaceButton', table, seat: toSeatNo(1) });
  night.do({ type: 'JumpToLevel', level: lineOf(night, level), remaining: toMillis(Math.round(left * 60_000)) });
  return night;
}
const bag = (night: Evening, stacks: { readonly [no: number]: number }) =>
  night.do({
    type: 'BagStacks',
    stacks: Object.entries(stacks).map(([no, chips]) => ({ entry: e(Number(no)), chips: toChips(chips) })),
  });
const even = (count: number, chips = 10_000) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, chips]));
const next = (night: Evening, table = t1) => night.try({ type: 'NextHand', tables: [table] });

describe('the last hands of a day', () => {
  it('[tda55:9.a] stop the clock within the last 15 minutes of the last level, at the moment that the director chooses', () => {
    const night = lastLevel('tda55', 14.5);
    night.do({ type: 'AnnounceLastHands' });
    expect(night.state.clock).toMatchObject({ running: false, remaining: minutes(14.5) });
    expect(lastLevel('tda55', 15).refusal({ type: 'AnnounceLastHands' })).toBeUndefined();
  });

  it('[tda55:9.a] are too early before these 15 minutes, and in a level before the last', () => {
    const early = lastLevel('tda55', 15 + 1 / 60).refusal({ type: 'AnnounceLastHands' });
    expect(early).toMatchObject({ code: 'too-early-for-last-hands', most: minutes(15), level: DAY });
    expect(early?.refs?.[0]).toMatch(/^tda55@.+:9/);
    const before = lastLevel('tda55', 10, 1).refusal({ type: 'AnnounceLastHands' });
    expect(before).toMatchObject({ code: 'too-early-for-last-hands' });
  });

  it('[tda55:9.a] are not there where one day is all', () => {
    const night = new Evening('tda55');
    night.start(8, 2);
    expect(night.refusal({ type: 'AnnounceLastHands' })).toEqual({ code: 'no-day-end' });
  });

  it('[tda55:9.b] [tda55:9.c] are three to seven, each as likely as the others where Riffle draws', () => {
    const drawn = new Map<number, number>();
    for (let seed = 1; seed <= 500; seed += 1) {
      const night = lastLevel('tda55', 10);
      const decided = tournament.decide(
        night.state,
        { type: 'AnnounceLastHands' },
        { ...night.context, random: seeded(seed * 7_919) },
      );
      const event = decided.ok ? decided.value.find(({ type }) => type === 'LastHandsAnnounced') : undefined;
      const hands = event?.type === 'LastHandsAnnounced' ? event.hands : 0;
      drawn.set(hands, (drawn.get(hands) ?? 0) + 1);
    }
    expect([...drawn.keys()].toSorted()).toEqual([3, 4, 5, 6, 7]);
    for (const count of drawn.values()) expect(count).toBeGreaterThan(60);
    for (const hands of [2, 8])
      expect(lastLevel('tda55', 10).refusal({ type: 'AnnounceLastHands', hands, drawnBy: e(1) })).toMatchObject({
        code: 'last-hands-out-of-range',
        ...{ least: 3, most: 7 },
      });
  });

  it('[tda55:9.c] are drawn by somebody who is still in, and his name is kept', () => {
    const night = lastLevel('tda55', 10);
    night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e(8), by: [] }] });
    expect(night.refusal({ type: 'AnnounceLastHands', hands: 6, drawnBy: e(8) })).toMatchObject({
      code: 'not-in-play',
    });
    expect(night.do({ type: 'AnnounceLastHands', hands: 6, drawnBy: e(2) }).at(-1)).toMatchObject({
      type: 'LastHandsAnnounced',
      ...{ hands: 6, how: 'lot', drawnBy: e(2) },
    });
  });

  it('[tda55:9.b] are so many at every table: the hand that runs does not count, and who is done stops', () => {
    const night = lastLevel('tda55', 12);
    next(night);
    night.do({ type: 'AnnounceLastHands', hands: 4, drawnBy: e(1) });
    for (let hand = 1; hand <= 4; hand += 1) {
      expect(lastHandsLeft(night.state, t1)).toBe(5 - hand);
      expect(next(night).ok).toBe(true);
    }
    expect(next(night)).toMatchObject({ refusal: { code: 'last-hands-played', table: t1, hands: 4 } });
    expect(lastHandsLeft(night.state, t2)).toBe(4);
    expect(next(night, t2).ok).toBe(true);
    bag(night, even(8));
    expect(night.refusal({ type: 'EndDay' })).toMatchObject({ code: 'last-hands-open', tables: [t2] });
  });

  it('[tda55:9.b] take the place of the time that was left: the clock stands, and the next day begins with the next level', () => {
    const night = lastLevel('tda55', 12);
    night.do({ type: 'AnnounceLastHands', hands: 3, drawnBy: e(1) });
    expect(night.refusal({ type: 'StartClock' })).toEqual({ code: 'last-hands-on', hands: 3 });
    bag(night, even(8));
    night.do({ type: 'EndDay' });
    const start = dayLeft(night.state)?.start ?? { level: 0, remaining: 0 };
    const levels = night.state.setup?.levels ?? [];
    expect(playLevelNo(start.level, levels)).toBe(DAY + 1);
    expect(start.remaining).toBe(levels[start.level]?.duration);
  });

  it('are a fixed number once the time is over where the rulebook says so, and not before', () => {
    expect(lastLevel('oepbl', 1, DAY, 'sitAndGo').refusal({ type: 'AnnounceLastHands' })).toMatchObject({
      code: 'too-early-for-last-hands',
      most: 0,
    });
    const over = lastLevel('oepbl', 1, DAY, 'sitAndGo').wait(minutes(2));
    expect(over.do({ type: 'AnnounceLastHands' }).at(-1)).toMatchObject({ hands: 3, how: 'fixed' });
    // the clock had gone on meanwhile
    expect(over.state.clock).toMatchObject({ level: lineOf(over, DAY), remaining: 0, running: false });
  });

  it('are a director’s own where the rulebook ends the day with its level', () => {
    const night = lastLevel('pvb', 3);
    expect(night.refusal({ type: 'AnnounceLastHands', hands: 5 })).toMatchObject({ code: 'reason-needed' });
    const told = night.do({ type: 'AnnounceLastHands', hands: 5, reason: 'the hall closes' });
    expect(told.at(-1)).toMatchObject({ hands: 5, reason: 'the hall closes' });
  });
});

describe('the level with which a day ends', () => {
  const ends = (night: Evening, dayThrough: number) => night.refusal({ type: 'ChangeSetup', changes: { dayThrough } });

  it('is said otherwise while it is played, and never before the level that is played', () => {
    const night = lastLevel('pvb', 3);
    expect(ends(night, DAY - 1)).toEqual({ code: 'day-level-played', level: DAY });
    night.do({ type: 'ChangeSetup', changes: { dayThrough: DAY + 1 } });
    expect(night.state.setup?.dayThrough).toBe(DAY + 1);
    night.wait(minutes(10));
    expect(ends(night, DAY)).toEqual({ code: 'day-level-played', level: DAY + 1 });
  });

  it('stays once the last hands are announced, and once the day is over', () => {
    const night = lastLevel('tda55', 10);
    night.do({ type: 'AnnounceLastHands', hands: 3, drawnBy: e(1) });
    expect(ends(night, DAY + 2)).toEqual({ code: 'last-hands-on', hands: 3 });
    const over = lastLevel('pvb', 3);
    bag(over, even(8));
    over.do({ type: 'EndDay' });
    expect(ends(over, DAY + 2)).toEqual({ code: 'day-over' });
  });
});

describe('the end of a day', () => {
  it('keeps every chip: a bag more or less needs a reason', () => {
    const night = lastLevel('pvb', 3);
    bag(night, { ...even(7), 8: 9_000 });
    expect(night.refusal({ type: 'EndDay' })).toEqual({ code: 'bags-off', off: -1_000, chips: 80_000 });
    bag(night, { 8: 10_000 });
    night.do({ type: 'EndDay' });
    expect(dayLeft(night.state)).toMatchObject({ chips: 80_000, off: 0 });
  });

  it('takes a count that was made before the day’s end for what is in the bags', () => {
    const night = lastLevel('pvb', 3);
    const told = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({ entry: e(from + index), chips: toChips(10_000) }));
    night.do({ type: 'CountStacks', occasion: 'dayEnd', stacks: told(1, 8) });
    bag(night, { 1: 12_000, 2: 8_000 });
    night.do({ type: 'EndDay' });
    expect(dayLeft(night.state)?.bagged.map(({ chips }) => chips)).toEqual([
      12_000,
      8_000,
      ...Array.from({ length: 6 }, () => 10_000),
    ]);
  });

  it('needs a bag of everybody who is in, with chips in it', () => {
    const night = lastLevel('pvb', 3);
    bag(night, even(7));
    expect(night.refusal({ type: 'EndDay' })).toEqual({ code: 'stacks-not-bagged', players: 1 });
    const none = [{ entry: e(8), chips: toChips(0) }];
    expect(night.refusal({ type: 'BagStacks', stacks: none })).toEqual({ code: 'bag-empty', entry: e(8) });
  });

  it('has no winner, and leaves those who are out behind those who are in', () => {
    const night = lastLevel('pvb', 3);
    night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: e(8), by: [e(1)] }] });
    night.wait(60_000).do({ type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: e(7), by: [e(1)] }] });
    bag(night, { ...even(6), 1: 30_000 });
    night.do({ type: 'EndDay' });
    expect([...places(night.state)].map(([id, { place }]) => [id, place])).toEqual([
      [e(7), 7],
      [e(8), 8],
    ]);
    const view = tournament.view(night.state, { as: 'room' });
    expect(view.stage).toBe('over');
    expect(view.day?.endedAt).toBe(night.now);
    expect(view.entries[e(1)]).toMatchObject({ bag: 30_000 });
    expect(dayLeft(night.state)?.out.map(({ entry, left }) => [entry, left])).toEqual([
      [e(7), 6],
      [e(8), 7],
    ]);
    expect(night.refusal({ type: 'BustOut', bustOut: toBustOutId('b3'), out: [{ entry: e(6), by: [] }] })).toEqual({
      code: 'day-over',
    });
  });

  it('is taken back with whatever would change its bags', () => {
    const night = lastLevel('pvb', 3);
    const out = night.commits.length + 1;
    night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: e(8), by: [e(1)] }] });
    bag(night, { ...even(7), 1: 20_000 });
    night.do({ type: 'EndDay' });
    const history = night.commits.reduce(
      (all: History<typeof tournament.initial, TournamentEvent>, commit: Commit<TournamentEvent>) =>
        append(tournament, all, commit),
      emptyHistory<typeof tournament.initial, TournamentEvent>(tournament.initial),
    );
    const also = dependents(tournament, history, toCommitId(`c${String(out)}`)) ?? [];
    expect(also.flatMap(({ events }) => events.map(({ type }) => type))).toContain('DayEnded');
    const alone = dependents(tournament, history, toCommitId(`c${String(night.commits.length)}`)) ?? [];
    expect(alone).toEqual([]);
  });
});

describe('what goes on to the next day', () => {
  const box = toBoxId('box');
  /** Eight who paid, and a day that is over with seven stacks. */
  function played(book = 'pvb', tables = 2): Evening {
    const night = new Evening(book, { dayThrough: DAY, money: MONEY });
    night.enter(8);
    night.seatAll(tables);
    night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
    night.do({ type: 'StartClock' });
    night.do({ type: 'JumpToLevel', level: lineOf(night, DAY), remaining: minutes(10) });
    return night;
  }
  function dayTwo(left: NonNullable<ReturnType<typeof dayLeft>>, book = 'pvb', money: MoneySetup = MONEY): Evening {
    const night = new Evening(book, { money });
    night.do({
      type: 'CarryOver',
      ...{ entries: left.bagged, start: left.start, pool: left.pool, sold: left.sold },
      ...(left.added !== undefined && { added: left.added }),
      ...(left.paid !== undefined && { paid: left.paid }),
      ...(left.special !== undefined && { special: left.special }),
      ...(left.unsealed !== undefined && { unsealed: left.unsealed }),
      penalties: left.penalties.map(({ ruling: _, ...penalty }) => ({
        ...penalty,
        carried: { of: 'day-one', penalty: penalty.id },
      })),
    });
    return night;
  }

  it('is every stack as it was bagged, the pool, and the level that would have come', () => {
    const one = played();
    const pool = -balance(one.state.money?.ledger ?? [], 'prizes');
    one.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e(8), by: [e(1)] }] });
    bag(one, { ...even(7), 1: 15_000, 2: 15_000 });
    one.do({ type: 'EndDay' });
    expect(pool).toBeGreaterThan(0);
    expect(balance(one.state.money?.ledger ?? [], 'prizes')).toBe(0);
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    const two = dayTwo(left);
    expect(chipsInPlay(two.state)).toBe(chipsInPlay(one.state));
    expect(balance(two.state.money?.ledger ?? [], 'prizes')).toBe(-pool);
    expect(tournament.view(two.state, { as: 'staff' }).money?.pool.total).toBe(pool);
    expect(two.state.entries.get(e(1))).toMatchObject({ stack: 15_000, person: toPersonId('p1') });
    // the day ended before its level did: what was left of it is played
    expect(left.start).toEqual({ level: lineOf(one, DAY), remaining: minutes(10) });
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'StartClock' });
    expect(two.state.clock).toMatchObject(left.start);
    expect(tournament.view(two.state, { as: 'staff' }).money?.books?.unsold).toBeUndefined();
  });

  it('[pvb:69(13)] is what was not served of a penalty; it is served there', () => {
    const one = played('pvb', 1);
    const penalty = toPenaltyId('p');
    one.do({ type: 'PlaceButton', table: t1, seat: toSeatNo(1) });
    one.do({
      type: 'GivePenalty',
      ...{ penalty, entry: e(1), offence: 'splashing', measure: 'rounds', rounds: 2, reason: 'again and again' },
    });
    const given = one.state.penalties[0]?.left ?? 0;
    for (let hand = 0; hand < 5; hand += 1) next(one);
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    const open = left?.penalties[0]?.left ?? 0;
    expect([given, open]).toEqual([16, 16 - 5]);
    if (left === undefined) throw new Error('the day is over');
    const two = dayTwo(left);
    two.do({ type: 'CheckIn', entries: left.bagged.map(({ entry }) => entry) });
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'StartClock' });
    const table = two.state.entries.get(e(1))?.at?.table ?? t1;
    two.do({ type: 'PlaceButton', table, seat: toSeatNo(1) });
    for (let hand = 0; hand < open; hand += 1) {
      expect(two.state.penalties[0]?.ended).toBeUndefined();
      next(two, table);
    }
    expect(two.state.penalties[0]).toMatchObject({ entry: e(1), ended: 'served' });
  });

  it('does not take penalties along where the rulebook has them end', () => {
    const one = played('oepbl');
    one.do({
      type: 'GivePenalty',
      penalty: toPenaltyId('p'),
      ...{ entry: e(1), offence: 'splashing', measure: 'rounds', rounds: 2, reason: 'again and again' },
    });
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    expect(dayLeft(one.state)?.penalties).toEqual([]);
  });

  it('plays along without who is not there, and is not struck off', () => {
    const one = played();
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    const two = dayTwo(left);
    expect(two.refusal({ type: 'WithdrawEntry', entry: e(3) })).toEqual({ code: 'stack-carried', entry: e(3) });
    two.do({ type: 'CheckIn', entries: left.bagged.map(({ entry }) => entry).filter((id) => id !== e(3)) });
    two.do({ type: 'DrawSeats' });
    expect(two.state.entries.get(e(3))?.at).toBeDefined();
    two.do({ type: 'StartClock' });
    expect(tournament.view(two.state, { as: 'staff' }).absences).toMatchObject([{ entry: e(3), kind: 'away' }]);
    expect(chipsInPlay(two.state)).toBe(80_000);
  });

  it('[pvb:12(2b)] who stays away on the second day is out on the place that he has reached, with his points: late is only who never sat', () => {
    const one = new Evening('pvb', { dayThrough: DAY });
    one.start(8, 2);
    one.do({ type: 'JumpToLevel', level: lineOf(one, DAY), remaining: toMillis(0) });
    one.do({ type: 'AnnounceLastHands', reason: 'the day ends' });
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    const two = dayTwo(left);
    // an excuse gives an hour to who comes late to the start, and that was the day before
    const excused = { type: 'MarkAbsent', entry: e(3), excused: true } as const;
    expect(two.refusal(excused)).toMatchObject({ code: 'already-started', refs: ['pvb@2020-01:12(2a)'] });
    two.do({ type: 'CheckIn', entries: left.bagged.map(({ entry }) => entry).filter((id) => id !== e(3)) });
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'StartClock' });
    two.do({ type: 'BustOut', bustOut: toBustOutId('first'), out: [{ entry: e(4), by: [] }] });
    const remove = { type: 'RemoveStack', bustOut: toBustOutId('away'), entry: e(3), chips: toChips(9_000) } as const;
    two.wait(minutes(25));
    expect(two.refusal(remove)).toMatchObject({ code: 'reason-needed', refs: ['pvb@2020-01:12(2b)'] });
    two.wait(1);
    expect(two.do(remove)[0]).toMatchObject({ why: 'away', how: 'proposed' });
    expect([e(4), e(3)].map((id) => places(two.state).get(id)?.place)).toEqual([8, 7]);
  });

  it('comes first, once, and each person once', () => {
    const night = new Evening('pvb');
    const entry = { entry: e(1), person: toPersonId('p1'), chips: toChips(5) };
    const carry = {
      type: 'CarryOver',
      ...{ penalties: [], start: { level: 0, remaining: minutes(1) }, pool: toCents(0) },
      sold: { entries: 2, rebuys: 0, addOns: 0 },
    } as const;
    expect(night.refusal({ ...carry, entries: [entry, { ...entry, entry: e(2) }] })).toMatchObject({
      code: 'person-already-entered',
    });
    night.do({ ...carry, entries: [entry] });
    expect(night.refusal({ ...carry, entries: [] })).toEqual({ code: 'carried-already' });
  });

  it('is what stands on the heads of those who are in: what was won stays that day’s, and every cent is somebody’s', () => {
    const money = { ...WITH_BOUNTY, bounty: { by: 'progressive', toKiller: 500 } } as const;
    const one = new Evening('tda55', { dayThrough: DAY, money });
    one.enter(8);
    one.seatAll(2);
    one.do({ type: 'StartClock' });
    one.do({ type: 'JumpToLevel', level: lineOf(one, DAY), remaining: minutes(10) });
    one.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: e(8), by: [e(1)] }] });
    const paidIn = -balance(one.state.money?.ledger ?? [], 'bounties');
    bag(one, { ...even(7), 1: 20_000 });
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    const heads = left.bagged.reduce((sum, { head = 0 }) => sum + head, 0);
    expect(left.bagged.map(({ head }) => head)).toEqual([750, 500, 500, 500, 500, 500, 500]);
    expect(-balance(one.state.money?.ledger ?? [], 'bounties')).toBe(paidIn - heads);
    expect(bounties(one.state).get(e(1))?.won).toBe(paidIn - heads);

    const two = dayTwo(left, 'tda55', money);
    expect(tournament.view(two.state, { as: 'room' }).money?.heads?.[e(1)]).toBe(750);
    two.do({ type: 'CheckIn', entries: left.bagged.map(({ entry }) => entry) });
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'StartClock' });
    two.do({ type: 'BustOut', bustOut: toBustOutId('b2'), out: [{ entry: e(1), by: [e(2)] }] });
    expect(bounties(two.state).get(e(2))).toEqual({ won: 375, head: 500 + 375 });
    for (const no of [3, 4, 5, 6, 7])
      two.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [e(2)] }] });
    const won = [...bounties(two.state).values()].reduce((sum, one) => sum + one.won, 0);
    expect(won).toBe(heads);
    const ledgers = [one, two].flatMap(({ state }) => state.money?.ledger ?? []);
    expect(balance(ledgers, 'carried')).toBe(0);
    expect(moneyFaults(one.state)).toEqual([]);
    expect(moneyFaults(two.state)).toEqual([]);
  });

  it('[pvb:69(13)] is what is left of minutes: they run on from when the next day is played', () => {
    const one = played('pvb', 1);
    const penalty = toPenaltyId('p');
    one.do({
      ...{ type: 'GivePenalty', penalty, entry: e(1), offence: 'splashing', measure: 'time', minutes: 20 },
      reason: 'again and again',
    });
    one.wait(minutes(8));
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    expect(left.penalties).toMatchObject([{ toServe: minutes(12) }]);
    const two = dayTwo(left);
    expect(two.state.penalties[0]).toMatchObject({ toServe: minutes(12) });
    two.do({ type: 'CheckIn', entries: left.bagged.map(({ entry }) => entry) });
    two.do({ type: 'DrawSeats' });
    // the night stands there for an hour before it is played
    two.wait(minutes(60)).do({ type: 'StartClock' });
    expect(two.state.penalties[0]?.toServe).toBeUndefined();
    expect(two.state.penalties[0]?.length).toEqual({ in: 'time', until: later(two.now, minutes(12)) });
  });

  it('is no minute that was over before the day was', () => {
    const one = played('pvb', 1);
    one.do({
      ...{ type: 'GivePenalty', penalty: toPenaltyId('p'), entry: e(1), offence: 'splashing', measure: 'time' },
      ...{ minutes: 10, reason: 'again and again' },
    });
    one.wait(minutes(10));
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    expect(dayLeft(one.state)?.penalties).toEqual([]);
  });

  it('takes nothing off what the house added, on a later day as on the first', () => {
    const deductions = [{ share: 100 }];
    const one = played();
    one.do({ type: 'ChangeSetup', changes: { prizePlan: { ...readyPlan('topThree') } } });
    one.do({ type: 'AddMoney', amount: toCents(50_000), reason: 'Sponsor' });
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    expect([left.pool, left.added]).toEqual([8 * 2_000 + 50_000, 50_000]);
    const two = dayTwo(left);
    two.do({ type: 'ChangeSetup', changes: { prizePlan: { ...readyPlan('topThree'), deductions } } });
    const { pool } = tournament.view(two.state, { as: 'staff' }).money ?? {};
    expect(pool).toMatchObject({ paidIn: 16_000, kept: 1_600, added: 50_000, total: 64_400 });
    expect(moneyFaults(two.state)).toEqual([]);
    // it came in on the first day, and is counted once
    const totals = [one, two].map(({ state }) => nightTotals(tournament.view(state, { as: 'staff' })));
    expect(totals.map((each) => each?.added)).toEqual([50_000, 0]);
    expect(totals.reduce((sum, each) => sum + (each?.pool ?? 0), 0)).toBe(64_400);
  });

  it('is the house’s again where it takes back on the last day what it added on the first, and no cent of what was paid in', () => {
    const one = played();
    one.do({ type: 'AddMoney', amount: toCents(50_000), reason: 'Sponsor' });
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    const two = dayTwo(left);
    const takes = (amount: number) => ({ type: 'AddMoney', amount: toCents(-amount), reason: 'Kein Sponsor' }) as const;
    expect(two.refusal(takes(50_001))).toMatchObject({ code: 'amount-invalid', least: -50_000 });
    two.do(takes(50_000));
    expect(two.refusal(takes(1))).toMatchObject({ code: 'amount-invalid', least: 0 });
    const { pool } = tournament.view(two.state, { as: 'staff' }).money ?? {};
    expect(pool).toMatchObject({ paidIn: 16_000, added: 0, total: 16_000 });
    expect(moneyFaults(two.state)).toEqual([]);
    const totals = [one, two].map(({ state }) => nightTotals(tournament.view(state, { as: 'staff' })));
    expect(totals.map((each) => each?.added)).toEqual([50_000, -50_000]);
    expect(totals.reduce((sum, each) => sum + (each?.pool ?? 0), 0)).toBe(16_000);
  });

  it('goes back whole to the days where it was paid once the last is called off: nobody has won anything of it there', () => {
    const money = { ...WITH_BOUNTY, guarantee: toCents(90_000) };
    const prizePlan = { ...readyPlan('topThree'), deductions: [{ share: 100 }] };
    const one = new Evening('tda55', { dayThrough: DAY, money, prizePlan });
    one.start(8, 1);
    one.do({ type: 'AddMoney', amount: toCents(5_000), reason: 'Sponsor' });
    bag(one, even(8));
    one.do({ type: 'EndDay', reason: 'Sturm' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    const two = dayTwo(left, 'tda55', money);
    two.do({ type: 'ChangeSetup', changes: { prizePlan } });
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'StartClock' });
    for (const no of [8, 7, 6, 5, 4, 3])
      two.do({
        type: 'BustOut',
        bustOut: toBustOutId(`b${String(no)}`),
        out: [{ entry: e(no), by: no === 3 ? [] : [e(1)] }],
      });
    const [prizes, heads] = [8 * 2_000 + 5_000, 8 * 500];
    expect(dues(two.state).length).toBeGreaterThan(1);
    two.do({ type: 'CallOff', reason: 'Sturm' });
    expect(dues(two.state)).toEqual([]);
    const open = unsettled(two.state);
    expect(open).toEqual({
      ...{ owing: 0, prizes: 0, boxes: 0, specials: 0, things: 0, bounties: 0 },
      back: prizes + heads,
    });
    expect(moneyFaults(two.state)).toEqual([]);
    expect(nightTotals(tournament.view(two.state, { as: 'staff' }))).toMatchObject({
      pool: 0,
      houseShare: 0,
      prizes: 0,
    });
    // or those who are in share it
    const shares = [1, 2].map((no) => ({ entry: e(no), amount: toCents(7_000) }));
    const agreed = [e(1), e(2)];
    const shared = new Evening('tda55');
    shared.state = two.state;
    shared.do({ type: 'AgreeDeal', method: 'hand', shares, agreed });
    expect(moneyFaults(shared.state)).toEqual([]);
    expect(unsettled(shared.state)).not.toHaveProperty('back');
    const [settled] = two.do({ type: 'Settle' });
    expect(settled).not.toHaveProperty('reason');
    const at = (account: 'carried' | 'prizes' | 'bounties' | 'rest' | 'houseShare') =>
      balance(two.state.money?.ledger ?? [], account);
    expect([at('carried'), at('prizes'), at('bounties'), at('rest'), at('houseShare')]).toEqual([0, 0, 0, 0, 0]);
    expect(moneyFaults(two.state)).toEqual([]);
  });

  it('is not what somebody has won on the day beside the places: that is paid there, and by the house where it gives it', () => {
    const special = (name: string, from: 'pool' | 'added') =>
      ({ kind: 'badBeat', name, from, worth: { amount: toCents(1_000) } }) as const;
    const one = played('tda55');
    one.do({
      type: 'ChangeSetup',
      changes: {
        prizePlan: { ...readyPlan('topThree'), special: [special('Topf', 'pool'), special('Haus', 'added')] },
      },
    });
    one.do({ type: 'MoveCash', box, amount: toCents(10_000) });
    one.do({ type: 'AwardSpecial', special: 1, entries: [e(8)] });
    one.do({ type: 'AwardSpecial', special: 2, entries: [e(7)] });
    one.do({ type: 'BookByHand', entry: e(6), amount: toCents(500), reason: 'Gutschein' });
    const due = (no: number) => dues(one.state).find(({ entry }) => entry === e(no));
    const hand = (no: number) =>
      one.do({ type: 'HandOut', payment: toPaymentId(`p${String(no)}`), entry: e(no), box, means: 'cash' });
    hand(7);
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    // taken back with what it counted: else that would be owed here, and lie in the pool there as well
    const paid = one.commits.findIndex(({ events }) => events.some(({ type }) => type === 'PrizeHandedOut')) + 1;
    const history = one.commits.reduce(
      (all: History<typeof tournament.initial, TournamentEvent>, commit: Commit<TournamentEvent>) =>
        append(tournament, all, commit),
      emptyHistory<typeof tournament.initial, TournamentEvent>(tournament.initial),
    );
    const also = dependents(tournament, history, toCommitId(`c${String(paid)}`)) ?? [];
    expect(also.flatMap(({ events }) => events.map(({ type }) => type))).toContain('DayEnded');
    // the house's gift is none of the pool, and what is still to be fetched stays
    expect(dayLeft(one.state)?.pool).toBe(8 * 2_000 - 1_000);
    expect(moneyFaults(one.state)).toEqual([]);
    expect(due(8)?.special).toBe(1_000);
    hand(8);
    hand(6);
    expect(balance(one.state.money?.ledger ?? [], 'prizes')).toBe(0);
  });

  it('counts a special prize of the pool that was won on the day towards the guarantee, and for what goes off what was paid in', () => {
    const money = { ...MONEY, guarantee: toCents(20_000) };
    const special = [{ kind: 'badBeat', name: 'Topf', from: 'pool', worth: { amount: toCents(1_000) } }] as const;
    const places = { ...readyPlan('topThree'), deductions: [{ share: 100 }] };
    const one = played('tda55');
    one.do({ type: 'ChangeSetup', changes: { money, prizePlan: { ...readyPlan('topThree'), special } } });
    one.do({ type: 'AwardSpecial', special: 1, entries: [e(8)] });
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    expect([left.pool, left.special]).toEqual([8 * 2_000 - 1_000, 1_000]);
    const two = dayTwo(left, 'tda55', money);
    two.do({ type: 'ChangeSetup', changes: { prizePlan: places } });
    const { money: told, prizes } = tournament.view(two.state, { as: 'staff' });
    // as of one day: 16,000 less a tenth, and the guarantee is 1,000 of the special prize and 19,000 of places
    expect(told?.pool).toMatchObject({ paidIn: 16_000, kept: 1_600, overlay: 5_600, total: 19_000 });
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(19_000);
    expect([...moneyFaults(one.state), ...moneyFaults(two.state)]).toEqual([]);
    two.do({ type: 'Settle', reason: 'nobody plays' });
    expect(balance(two.state.money?.ledger ?? [], 'houseShare')).toBe(-1_600);
    expect(moneyFaults(two.state)).toEqual([]);
  });

  it('is no special prize that nobody has won yet: it is won on the next, and keeps this one’s books open for nobody', () => {
    const special = [{ kind: 'badBeat', name: 'Topf', from: 'pool', worth: { amount: toCents(1_000) } }] as const;
    const one = played('tda55');
    one.do({ type: 'ChangeSetup', changes: { prizePlan: { ...readyPlan('topThree'), special } } });
    expect(unsettled(one.state).specials).toBe(1);
    bag(one, even(8));
    one.do({ type: 'EndDay' });
    expect(unsettled(one.state).specials).toBe(0);
  });

  it('is the whole pool where a place was paid on the day already: the others are paid as the whole field is', () => {
    const money = { profiles: MONEY.profiles.filter(({ kind }) => kind === 'entry') };
    const one = played('tda55', 1);
    one.do({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree'), lateEntryThrough: 0, money } });
    one.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    for (const no of [8, 7, 6, 5, 4, 3])
      one.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [e(1)] }] });
    const paid = tournament.view(one.state, { as: 'staff' }).prizes;
    one.do({ type: 'HandOut', payment: toPaymentId('p'), entry: e(3), box, means: 'cash' });
    bag(one, { 1: 70_000, 2: 10_000 });
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    expect(left.pool).toBe(8 * 2_000);
    const two = dayTwo(left);
    two.do({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree') } });
    expect(tournament.view(two.state, { as: 'staff' }).prizes).toEqual(paid);
    expect([...moneyFaults(one.state), ...moneyFaults(two.state)]).toEqual([]);
    // what was paid here is money of this day's books, and counts as handed out on the next
    expect(left.paid).toBe(paid[2]);
    expect(balance(one.state.money?.ledger ?? [], 'prizes')).toBe(0);
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'StartClock' });
    two.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
    two.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    two.do({ type: 'BustOut', bustOut: toBustOutId('last'), out: [{ entry: e(2), by: [e(1)] }] });
    for (const no of [1, 2])
      two.do({ type: 'HandOut', payment: toPaymentId(`q${String(no)}`), entry: e(no), box, means: 'cash' });
    two.do({
      ...{ type: 'CountBox', box, card: toCents(0) },
      cash: toCents(20_000 - (paid[0] ?? 0) - (paid[1] ?? 0)),
    });
    const [settled] = two.do({ type: 'Settle' });
    expect(settled).not.toHaveProperty('reason');
    expect(balance(two.state.money?.ledger ?? [], 'rest')).toBe(0);
    expect(moneyFaults(two.state)).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'is settled by itself where a place is paid once its day is over, %s the next was opened',
    (when) => {
      const money = { profiles: MONEY.profiles.filter(({ kind }) => kind === 'entry') };
      const one = played('tda55', 1);
      one.do({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree'), lateEntryThrough: 0, money } });
      one.do({ type: 'MoveCash', box, amount: toCents(20_000) });
      for (const no of [8, 7, 6, 5, 4, 3])
        one.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [e(1)] }] });
      bag(one, { 1: 70_000, 2: 10_000 });
      one.do({ type: 'EndDay' });
      const left = () => {
        const day = dayLeft(one.state);
        if (day === undefined) throw new Error('the day is over');
        return day;
      };
      expect(left()).not.toHaveProperty('paid');
      const payment = toPaymentId('late');
      const handOut = () => one.do({ type: 'HandOut', payment, entry: e(3), box, means: 'cash' });
      if (when === 'before') handOut();
      const two = dayTwo(left(), 'tda55', money);
      two.do({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree') } });
      if (when === 'after') handOut();
      const third = left().paid ?? toCents(0);
      expect(third).toBeGreaterThan(0);
      expect(left().pool).toBe(8 * 2_000);
      // all that this day still has to do with the prizes is done
      expect(balance(one.state.money?.ledger ?? [], 'prizes')).toBe(0);
      expect(moneyFaults(one.state)).toEqual([]);
      expect(two.try({ type: 'CarryPaid', paid: third }).ok).toBe(when === 'after');
      two.do({ type: 'DrawSeats' });
      two.do({ type: 'StartClock' });
      two.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(0) });
      two.do({ type: 'MoveCash', box, amount: toCents(20_000) });
      two.do({ type: 'BustOut', bustOut: toBustOutId('last'), out: [{ entry: e(2), by: [e(1)] }] });
      for (const no of [1, 2])
        two.do({ type: 'HandOut', payment: toPaymentId(`q${String(no)}`), entry: e(no), box, means: 'cash' });
      expect(moneyFaults(two.state)).toEqual([]);
      const cash = toCents(20_000 - (8 * 2_000 - third));
      two.do({ type: 'CountBox', box, card: toCents(0), cash });
      const [settled] = two.do({ type: 'Settle' });
      expect(settled).not.toHaveProperty('reason');
      expect(balance(two.state.money?.ledger ?? [], 'rest')).toBe(0);
      expect(two.refusal({ type: 'CarryPaid', paid: toCents(0) })).toEqual({ code: 'settled' });
      // and is owed again where that is taken back
      one.do({ type: 'ReversePayment', payment, reason: 'Falsche Person' });
      expect(left()).not.toHaveProperty('paid');
      expect(moneyFaults(one.state)).toEqual([]);
    },
  );

  it('says that a place is paid once: what was told before it was told apart is read as it stood', () => {
    const money = { profiles: MONEY.profiles.filter(({ kind }) => kind === 'entry') };
    const one = played('tda55', 1);
    one.do({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree'), lateEntryThrough: 0, money } });
    one.do({ type: 'MoveCash', box, amount: toCents(20_000) });
    for (const no of [8, 7, 6, 5, 4, 3])
      one.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(no)}`), out: [{ entry: e(no), by: [e(1)] }] });
    one.do({ type: 'HandOut', payment: toPaymentId('p'), entry: e(3), box, means: 'cash' });
    bag(one, { 1: 70_000, 2: 10_000 });
    const before = one.state;
    const ended = one.do({ type: 'EndDay' }).find(({ type }) => type === 'DayEnded');
    if (ended?.type !== 'DayEnded' || ended.paid === undefined) throw new Error('the day has ended with a place paid');
    const { paid, owed = toCents(0), ...others } = ended;
    const old = { ...others, owed: toCents(owed - paid) };
    expect([fits(before, ended), fits(before, old), fits(before, { ...others, owed })]).toEqual([true, true, false]);
    expect(dayLeft(evolve(before, old))).toMatchObject({ pool: 8 * 2_000 });
  });

  it('is no secret bounty: its hat is filled on the last day', () => {
    const one = played('tda55');
    const special = [{ kind: 'secretHead', name: 'Geheim', from: 'pool', worth: { amount: toCents(1_000) } }] as const;
    one.do({ type: 'ChangeSetup', changes: { prizePlan: { ...readyPlan('topThree'), special } } });
    expect(one.refusal({ type: 'DrawSpecial', special: 1 })).toEqual({ code: 'hat-on-last-day', name: 'Geheim' });
  });

  it('is what was paid for envelopes: they are sealed on the last day, for all of it', () => {
    const profiles = WITH_BOUNTY.profiles.filter(({ kind }) => kind === 'entry');
    const money = { profiles, bounty: { by: 'mystery' } } as const;
    const one = new Evening('tda55', { dayThrough: DAY, money });
    one.enter(8);
    one.seatAll(2);
    one.do({ type: 'StartClock' });
    one.do({ type: 'JumpToLevel', level: lineOf(one, DAY), remaining: minutes(10) });
    one.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: e(8), by: [e(1)] }] });
    expect(one.refusal({ type: 'SealEnvelopes', envelopes: [] })).toEqual({ code: 'envelopes-on-last-day' });
    bag(one, { ...even(7), 1: 20_000 });
    one.do({ type: 'EndDay' });
    const left = dayLeft(one.state);
    if (left === undefined) throw new Error('the day is over');
    // of him who went out without an envelope as well
    expect(left.unsealed).toBe(8 * 500);
    expect(balance(one.state.money?.ledger ?? [], 'bounties')).toBe(0);
    expect(left.pool).toBe(8 * 2_000);
    const two = dayTwo(left, 'tda55', money);
    two.do({ type: 'CheckIn', entries: left.bagged.map(({ entry }) => entry) });
    two.do({ type: 'DrawSeats' });
    two.do({ type: 'ChangeSetup', changes: { lateEntryThrough: 0 } });
    two.do({ type: 'StartClock' });
    two.do({ type: 'SealEnvelopes', envelopes: [1_000, ...Array.from({ length: 6 }, () => 500)].map(toCents) });
    // sealed, it is no day from which stacks go on any more
    expect(two.refusal({ type: 'ChangeSetup', changes: { dayThrough: 12 } })).toEqual({ code: 'envelopes-sealed' });
    expect([...one.state.bustOuts, ...two.state.bustOuts].length).toBe(1);
    const ledgers = [one, two].flatMap(({ state }) => state.money?.ledger ?? []);
    expect(balance(ledgers, 'carried')).toBe(0);
    expect(moneyFaults(one.state)).toEqual([]);
    expect(moneyFaults(two.state)).toEqual([]);
  });

  it('ends with no level that there is not', () => {
    expect(() => new Evening('tda55', { dayThrough: 99 })).toThrow(/dayThrough/);
  });
});
