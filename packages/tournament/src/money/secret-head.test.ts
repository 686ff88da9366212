import { toChips } from '@riffle/cards';
import { type PrizePlan, readyPlan, type SpecialPrize, toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fits } from '../fits.ts';
import { type EntryId, toBoxId, toBustOutId, toEntryId, toSaleId } from '../ids.ts';
import { initial } from '../initial.ts';
import { director, Evening, seeded } from '../testing.ts';
import { view } from '../view-of.ts';
import { dues } from './dues.ts';
import { moneyFaults } from './faults.ts';
import { unsettled } from './settling.ts';
import { specials } from './specials.ts';
import { MONEY } from './testing.ts';

const id = (no: number): EntryId => toEntryId(`e${String(no)}`);
const SECRET: SpecialPrize = {
  ...{ kind: 'secretHead', name: 'Geheim', worth: { amount: toCents(1_000) }, from: 'pool' },
};
const PLAN: PrizePlan = { ...readyPlan('topThree'), special: [SECRET] };
const FILL = { type: 'DrawSpecial', special: 1 } as const;
const bustOut = (no: number, by: readonly number[] = [], hand = `h${String(no)}`) =>
  ({ type: 'BustOut', bustOut: toBustOutId(hand), out: [{ entry: id(no), by: by.map(id) }] }) as const;

function evening(players = 6, seed = 1): Evening {
  const night = new Evening('tda55', { money: MONEY, prizePlan: PLAN, lateEntryThrough: 0 }, seed);
  night.do({ type: 'OpenBox', box: toBoxId('b1'), name: 'Anna', float: toCents(50_000) });
  night.start(players, 1);
  return night;
}
type Drawn = Extract<TournamentEvent, { readonly type: 'HeadDrawn' }>;
const drawnIn = (events: readonly TournamentEvent[]): readonly Drawn[] =>
  events.flatMap((event) => (event.type === 'HeadDrawn' ? [event] : []));
/** As chance says `n`, and with what was taken back before. */
const told = (
  night: Evening,
  command: Parameters<typeof decide>[1],
  n: number,
  takenBack: readonly TournamentEvent[] = [],
) => {
  const context = { now: night.now, actor: director, random: () => n, takenBack: () => takenBack };
  const verdict = decide(night.state, command, context);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict.value;
};
/** A night in which whose head it is comes out with `no`. */
function foundAt(no: number, by: readonly number[], more: Partial<ReturnType<typeof bustOut>> = {}): Evening {
  const night = evening();
  night.do(FILL);
  const command = { ...bustOut(no, by), ...more };
  night.apply(...told(night, command, no - 1));
  return night;
}
const due = (night: Evening, no: number) => dues(night.state).find(({ entry }) => entry === id(no))?.special;

describe('a secret bounty', () => {
  it('is on one of those who are in when the hat is filled, and nothing in the night says on whom', () => {
    const night = evening(4);
    const [event] = night.do(FILL);
    expect(event).toEqual({
      ...{ v: 1, type: 'HatFilled', special: 1, name: 'Geheim', at: night.now },
      among: [1, 2, 3, 4].map(id),
    });
    // two nights that will differ in it are the same until somebody goes out
    const other = evening(4, 77);
    other.do(FILL);
    expect(night.state.money?.hats).toEqual(other.state.money?.hats);
    expect(view(night.state, { as: 'room' }).money?.specials?.[0]?.hat).toEqual({ at: night.now, heads: 4, left: 4 });
  });

  it('comes out with whom chance says, of as many as are in the hat', () => {
    const night = evening(4);
    night.do(FILL);
    const [, not] = told(night, bustOut(2, [1]), 0);
    expect(not).toMatchObject({ type: 'HeadDrawn', entry: id(2), is: false, of: 4, bustOut: 'h2' });
    const [, is] = told(night, bustOut(2, [1]), 1);
    expect(is).toMatchObject({ type: 'HeadDrawn', entry: id(2), is: true, of: 4 });
  });

  it('is as likely on each of them, in whatever order they go out', () => {
    const found = new Map<EntryId, number>();
    for (let seed = 1; seed <= 400; seed += 1) {
      const night = evening(4, seed * 7_919);
      night.do(FILL);
      for (const no of [3, 1, 4]) night.do(bustOut(no, [2]));
      const [one, ...others] = drawnIn(night.events).filter(({ is }) => is);
      if (one === undefined || others.length > 0) throw new Error('one head');
      found.set(one.entry, (found.get(one.entry) ?? 0) + 1);
    }
    for (const no of [1, 2, 3, 4]) {
      expect(found.get(id(no))).toBeGreaterThan(65);
      expect(found.get(id(no))).toBeLessThan(135);
    }
  });

  it('is his who took that head, once it is out, and is paid of the pool to the cent', () => {
    const night = foundAt(3, [1, 2]);
    expect(specials(night.state)[0]?.hat).toMatchObject({ head: id(3), heads: 6 });
    expect(view(night.state, { as: 'staff' }).money?.specials?.[0]?.who).toEqual({ only: [id(1), id(2)] });
    night.do({ type: 'AwardSpecial', special: 1, entries: [id(1), id(2)] });
    expect([due(night, 1), due(night, 2)]).toEqual([500, 500]);
    expect(moneyFaults(night.state)).toEqual([]);
    // nobody is asked any more
    expect(drawnIn(night.do(bustOut(4, [1])))).toEqual([]);
  });

  it('is nobody’s before: not before the hat is filled, nor while whose it is is still in', () => {
    const night = evening();
    const why = (no: number) => night.refusal({ type: 'AwardSpecial', special: 1, entries: [id(no)] });
    expect(why(1)).toMatchObject({ code: 'special-not-his', why: 'notDrawn' });
    night.do(FILL);
    expect(why(1)).toMatchObject({ code: 'special-not-his', why: 'headStillIn' });
    expect(night.refusal(FILL)).toEqual({ code: 'hat-filled', name: 'Geheim' });
    expect(unsettled(night.state)).toMatchObject({ specials: 1 });
  });

  it('is not in a hat before play, nor after', () => {
    const night = new Evening('tda55', { money: MONEY, prizePlan: PLAN });
    expect(night.refusal(FILL)).toEqual({ code: 'not-started' });
    night.start(2, 1);
    night.do(bustOut(2, [1]));
    expect(night.refusal(FILL)).toEqual({ code: 'over' });
  });

  it('stays with whoever wins the night, whose own it is then', () => {
    const night = evening(3);
    night.do(FILL);
    night.apply(...told(night, bustOut(2, [1]), 0));
    expect(drawnIn(told(night, bustOut(3, [1]), 0))).toMatchObject([
      { entry: id(3), is: false, of: 2, bustOut: 'h3' },
      { entry: id(1), is: true, of: 1 },
    ]);
    night.apply(...told(night, bustOut(3, [1]), 0));
    night.do({ type: 'AwardSpecial', special: 1, entries: [id(1)] });
    expect(due(night, 1)).toBe(1_000);
  });

  it('comes out with whose stack is taken out as well; who has it then the floor says, or nobody', () => {
    const night = evening();
    night.do(FILL);
    const removes = {
      ...{ type: 'RemoveStack', bustOut: toBustOutId('r'), entry: id(2), chips: 10_000, reason: 'gegangen' },
    } as const;
    night.apply(...told(night, removes as never, 1));
    expect(specials(night.state)[0]?.hat?.head).toBe(id(2));
    expect(night.refusal({ type: 'AwardSpecial', special: 1, entries: [id(2)] })).toMatchObject({ why: 'ownHead' });
    night.do({ type: 'AwardSpecial', special: 1, entries: [] });
    expect(moneyFaults(night.state)).toEqual([]);
  });

  it('is asked of each of those who go out in one hand', () => {
    const night = evening();
    night.do(FILL);
    const two = { ...bustOut(1), out: [1, 2].map((no) => ({ entry: id(no), by: [id(3)] })) };
    expect(drawnIn(told(night, two, 0)).map(({ entry, is }) => [entry, is])).toEqual([[id(1), true]]);
    expect(drawnIn(told(night, two, 1)).map(({ entry, is, of }) => [entry, is, of])).toEqual([
      [id(1), false, 6],
      [id(2), false, 5],
    ]);
  });

  it('is won of who bought back in in the same step, and of no other life of his', () => {
    const money = { ...MONEY, profiles: MONEY.profiles };
    const night = new Evening('tda55', { money, prizePlan: PLAN, lateEntryThrough: 4 });
    night.start(6, 1);
    night.do(FILL);
    const sale = toSaleId('s-back');
    night.apply(...told(night, { ...bustOut(3, [1]), rebuy: { sale, stack: 'upToStart' } } as never, 2));
    expect(night.state.entries.get(id(3))?.out).toBeUndefined();
    expect(view(night.state, { as: 'staff' }).money?.specials?.[0]?.who).toEqual({ only: [id(1)] });
    // lost to another later on: it came out before
    night.do(bustOut(3, [2], 'again'));
    expect(view(night.state, { as: 'staff' }).money?.specials?.[0]?.who).toEqual({ only: [id(1)] });
  });

  it('is in no hat of who comes later', () => {
    const night = evening(3);
    night.do(FILL);
    night.do({ type: 'ChangeSetup', changes: { lateEntryThrough: 4 } });
    night.enter(1);
    night.do({ type: 'SeatEntry', entry: id(4) });
    expect(drawnIn(night.do(bustOut(4, [1])))).toEqual([]);
  });
});

describe('what came out of the hat and was taken back', () => {
  it('comes out again: nobody draws until one pleases him', () => {
    const night = evening();
    night.do(FILL);
    const is = drawnIn(told(night, bustOut(3, [1]), 2));
    const not = drawnIn(told(night, bustOut(3, [1]), 0));
    expect([is[0]?.is, not[0]?.is]).toEqual([true, false]);
    const again = (no: number, n: number, before: readonly TournamentEvent[]) =>
      drawnIn(told(night, bustOut(no, [1]), n, before))[0];
    for (const n of [0, 1, 4]) {
      expect(again(3, n, is)).toMatchObject({ is: true, of: 1 });
      // it is known whose it is, as long as he is in it
      expect(again(2, n, is)).toMatchObject({ is: false });
    }
    for (const n of [0, 2, 4]) expect(again(3, n, not)).toMatchObject({ is: false });
    // one fewer is left for whom it may be
    expect(again(2, 1, not)).toMatchObject({ is: true, of: 5 });
  });

  it('stays with him where a correction brings him back, and he is asked no second time', () => {
    const night = foundAt(3, [1]);
    night.do({ type: 'Reinstate', entry: id(3) });
    expect(night.refusal({ type: 'AwardSpecial', special: 1, entries: [id(1)] })).toMatchObject({ why: 'headStillIn' });
    expect(drawnIn(night.do(bustOut(5, [1])))).toEqual([]);
    expect(drawnIn(night.do(bustOut(3, [2], 'again')))).toEqual([]);
    night.do({ type: 'AwardSpecial', special: 1, entries: [id(2)] });
    expect(due(night, 2)).toBe(1_000);
  });

  it('and whoever a correction puts out instead is asked with it', () => {
    const night = evening();
    night.do(FILL);
    night.apply(...told(night, bustOut(3, [1]), 0));
    const out = [{ entry: id(4), by: [id(1)] }];
    const corrected = { type: 'ChangeBustOut', bustOut: toBustOutId('h3'), out } as const;
    expect(drawnIn(told(night, corrected, 2))).toMatchObject([{ entry: id(4), is: true, of: 5 }]);
  });

  it('falls with the bust-out, and the filling takes with it what came out since', () => {
    const night = foundAt(3, [1]);
    const commits = night.commits.map(({ events }) => events);
    const without = (nth: number) =>
      commits.reduce<{ state: typeof night.state; fallen: number }>(
        ({ state, fallen }, events, at) => {
          if (at === nth) return { state, fallen };
          const next = events.reduce<typeof state | undefined>(
            (now, event) => (now !== undefined && fits(now, event) ? evolve(now, event) : undefined),
            state,
          );
          return next === undefined ? { state, fallen: fallen + 1 } : { state: next, fallen };
        },
        { state: initial, fallen: 0 },
      );
    const undone = without(commits.length - 1);
    expect([undone.fallen, specials(undone.state)[0]?.hat]).toMatchObject([0, { heads: 6, left: 6 }]);
    expect(without(commits.findIndex(([event]) => event?.type === 'HatFilled')).fallen).toBe(1);
  });

  it('of nobody who is left keeps the hat empty', () => {
    const night = evening(3);
    night.do(FILL);
    const before = [1, 2, 3].map(
      (no): TournamentEvent => ({
        ...{ v: 1, type: 'HeadDrawn', special: 1, name: 'Geheim', entry: id(no), is: false, of: 3, at: night.now },
      }),
    );
    const fresh = evening(3);
    const context = { now: fresh.now, actor: director, random: seeded(1), takenBack: () => before };
    expect(decide(fresh.state, FILL, context)).toMatchObject({ ok: false, refusal: { code: 'nobody-to-draw' } });
  });

  it('keeps the prize in the plan as it was', () => {
    const night = evening();
    night.do(FILL);
    expect(night.refusal({ type: 'ChangeSetup', changes: { prizePlan: readyPlan('topThree') } })).toEqual({
      ...{ code: 'prize-given', name: 'Geheim' },
    });
  });
});

it('a head that a deal’s end or the time left in play is its own player’s', () => {
  const night = evening(3);
  night.do(FILL);
  night.do({ type: 'JumpToLevel', level: 8 });
  const shares = view(night.state, { as: 'staff' }).prizes.map((amount, nth) => ({
    ...{ entry: id(nth + 1), amount, chips: toChips(11_000 - 1_000 * nth) },
  }));
  night.do({ type: 'AgreeDeal', method: 'hand', shares, agreed: shares.map(({ entry }) => entry) });
  const ended = night.do({ type: 'EndPlay', bustOut: toBustOutId('end') });
  const head = drawnIn(ended).find(({ is }) => is)?.entry;
  if (head === undefined) throw new Error('on nobody');
  expect(view(night.state, { as: 'staff' }).money?.specials?.[0]?.who).toEqual({ only: [head] });
});
