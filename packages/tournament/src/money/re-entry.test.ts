import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { toBoxId, toBustOutId, toEntryId, toPaymentId } from '../ids.ts';
import { reEntryOpen } from '../re-entry.ts';
import { structureFor } from '../structures.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { fieldIsFinal } from './field.ts';
import type { MoneySetup, Profile } from './money-setup.ts';
import { prizes } from './prize-pool.ts';
import { MONEY } from './testing.ts';

const levels = structureFor('clubNight')?.levels ?? [];
/** The line of the structure in which this level is played. */
const level = (no: number): number =>
  levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : []))[no - 1] ?? 0;
const evening = (changes: Partial<ConstructorParameters<typeof Evening>[1]> = {}, players = 9): Evening => {
  const night = new Evening('gcb', { money: MONEY, startingStack: toChips(10_000), levels, ...changes });
  night.start(players, 1);
  return night;
};
const goOut = (night: Evening, no: number, hand = `h${String(no)}`) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(hand), out: [{ entry: toEntryId(`e${String(no)}`), by: [] }] });
const again = (no: number, entry: number, reason?: string) =>
  ({
    type: 'AddEntries',
    entries: [{ entry: toEntryId(`e${String(entry)}`), person: toPersonId(`p${String(no)}`) }],
    ...(reason && { reason }),
  }) as const;

it('hands nothing out to somebody who still owes his other entry', () => {
  const night = evening({ prizes: [6_000].map(toCents), lateEntryThrough: 6 }, 3);
  const box = toBoxId('b1');
  night.do({ type: 'OpenBox', box, name: 'Anna', float: toCents(50_000) });
  goOut(night, 1);
  night.do(again(1, 10));
  for (const no of [2, 3]) goOut(night, no);
  const handOut = { type: 'HandOut', payment: toPaymentId('z1'), box, means: 'cash', entry: toEntryId('e10') } as const;
  expect(night.refusal(handOut)).toEqual({ code: 'owes-elsewhere', entry: toEntryId('e1'), owes: 2_500 });
  const amounts = [{ entry: toEntryId('e1'), amount: toCents(2_500) }];
  night.do({ type: 'TakeMoney', payment: toPaymentId('z2'), box, means: 'cash', amounts });
  night.do(handOut);
});

describe('[gcb:T7.2] re-entry until the end of level 6', () => {
  it.each([3, 6])('in level %d', (no) => {
    const night = evening();
    goOut(night, 1);
    night.do({ type: 'JumpToLevel', level: level(no) });
    expect(night.refusal(again(1, 10))).toBeUndefined();
  });

  it('with a second left on the clock, and no longer when it has run out', () => {
    const night = evening();
    goOut(night, 1);
    night.do({ type: 'JumpToLevel', level: level(6), remaining: 1_000 as never });
    expect(night.refusal(again(1, 10))).toBeUndefined();
    night.wait(1_000);
    const refusal = night.refusal(again(1, 10, 'trotzdem'));
    expect(refusal).toMatchObject({ code: 'not-offered', kind: 'reEntry', through: 6 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':T7.2'))).toBe(true);
  });

  it('a break after it is too late', () => {
    const [six, seven] = [level(6), level(7)];
    const withBreak = [
      ...levels.slice(0, six + 1),
      { kind: 'break', duration: 600_000 } as never,
      ...levels.slice(seven),
    ];
    const night = evening({ levels: withBreak });
    goOut(night, 1);
    night.do({ type: 'JumpToLevel', level: six + 1 });
    expect(night.refusal(again(1, 10))).toMatchObject({ code: 'not-offered', through: 6 });
  });

  it('until then no place is certain', () => {
    const night = evening({ lateEntryThrough: 0 });
    night.do({ type: 'JumpToLevel', level: level(6) });
    expect(fieldIsFinal(night.state, night.now)).toBe(false);
    night.do({ type: 'JumpToLevel', level: level(7) });
    expect(fieldIsFinal(night.state, night.now)).toBe(true);
  });
});

describe('[gcb:T7.3] re-entry ends with the bubble', () => {
  const paid = [8_000, 4_000, 2_000].map(toCents);

  it('one before the money it is there, in the money it is not', () => {
    const night = evening({ prizes: paid }, 6);
    goOut(night, 1);
    goOut(night, 2);
    expect(night.refusal(again(1, 10))).toBeUndefined();
    goOut(night, 3);
    const refusal = night.refusal(again(1, 10, 'trotzdem'));
    expect(refusal).toMatchObject({ code: 're-entry-in-the-money', paid: 3, left: 3 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':T7.3'))).toBe(true);
  });
});

describe('[gcb:T7.3] re-entry ends with the largest field', () => {
  it('which counts entries: the hundredth is sold, the next is not', () => {
    const night = evening({ mostEntries: 10, seatsPerTable: 10 });
    goOut(night, 1);
    night.do(again(1, 10));
    goOut(night, 2);
    const refusal = night.refusal(again(2, 11, 'trotzdem'));
    expect(refusal).toMatchObject({ code: 'field-full', most: 10, entries: 10 });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':T7.3'))).toBe(true);
  });

  it('somebody new comes in with a reason', () => {
    const night = evening({ mostEntries: 9 });
    expect(night.refusal(again(20, 20))).toEqual({ code: 'field-full', most: 9, entries: 9 });
    expect(night.try(again(20, 20, 'ein Tisch mehr')).ok).toBe(true);
  });

  it('and the reason stands in the log of a night without money as well', () => {
    const night = new Evening('gcb', { mostEntries: 2 });
    night.enter(2);
    expect(night.do(again(20, 20, 'ein Tisch mehr'))).toContainEqual({ v: 1, type: 'Noted', text: 'ein Tisch mehr' });
  });

  it('no field is for fewer than two', () => {
    expect(new Evening('gcb').refusal({ type: 'ChangeSetup', changes: { mostEntries: 1 } })).toEqual({
      code: 'setup-invalid',
      field: 'mostEntries',
      min: 2,
      max: 10_000,
    });
  });
});

describe('[gcb:T7.4] any number of times', () => {
  it('the seventh is sold', () => {
    const night = evening();
    goOut(night, 1);
    for (let nth = 1; nth <= 6; nth += 1) {
      night.do(again(1, 9 + nth));
      night.do({ type: 'SeatEntry', entry: toEntryId(`e${String(9 + nth)}`) });
      goOut(night, 9 + nth);
    }
    night.do({ type: 'JumpToLevel', level: level(5) });
    expect(night.try(again(1, 16)).ok).toBe(true);
  });

  it.each(['perPerson', 'total', 'fewestLeft'] as const)('no price list limits it: %s', (limit) => {
    const limited: MoneySetup = { ...MONEY, limits: { reEntry: { [limit]: 9 } } };
    const refusal = new Evening('gcb').refusal({ type: 'ChangeSetup', changes: { money: limited } });
    expect(refusal).toMatchObject({ code: 'money-against-rules', what: 'reEntriesLimited' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':T7.4'))).toBe(true);
    expect(new Evening('tda55').refusal({ type: 'ChangeSetup', changes: { money: limited } })).toBeUndefined();
  });

  it('rebuys may be limited all the same, as the book leaves them to the night', () => {
    const limits = { rebuy: { perPerson: 1, total: 20, fewestLeft: 5 } };
    const changes = { money: { ...MONEY, limits } };
    expect(new Evening('gcb').refusal({ type: 'ChangeSetup', changes })).toBeUndefined();
  });

  it('the end of level 6 prevails', () => {
    const night = evening();
    night.do({ type: 'JumpToLevel', level: level(7) });
    goOut(night, 1);
    expect(night.refusal(again(1, 10))).toMatchObject({ code: 'not-offered' });
  });
});

describe('[gcb:T7.1] with the full starting stack', () => {
  const late = (night: Evening, person: number, entry: number) => {
    night.do(again(person, entry));
    return night.state.entries.get(toEntryId(`e${String(entry)}`))?.stack;
  };

  it('late in level 4, again in level 6, on the seat of who is out in level 3', () => {
    const night = evening();
    goOut(night, 1);
    night.do({ type: 'JumpToLevel', level: level(3) });
    expect(late(night, 20, 20)).toBe(10_000);
    night.do({ type: 'SeatEntry', entry: toEntryId('e20') });
    expect(night.state.entries.get(toEntryId('e20'))?.at).toMatchObject({ table: 't1', seat: 1 });
    goOut(night, 2);
    night.do({ type: 'JumpToLevel', level: level(4) });
    expect(late(night, 21, 21)).toBe(10_000);
    night.do({ type: 'JumpToLevel', level: level(6) });
    expect(late(night, 1, 22)).toBe(10_000);
  });

  it('no price is for less', () => {
    const short: readonly Profile[] = MONEY.profiles.map((profile) =>
      profile.kind === 'reEntry' ? { ...profile, chips: toChips(9_999) } : profile,
    );
    const refusal = new Evening('gcb').refusal({ type: 'ChangeSetup', changes: { money: { profiles: short } } });
    expect(refusal).toMatchObject({ code: 'money-against-rules', what: 'shortStack' });
    expect(refusal?.refs?.some((ref) => ref.endsWith(':T7.1'))).toBe(true);
    expect(
      new Evening('oepbl').refusal({ type: 'ChangeSetup', changes: { money: { profiles: short } } }),
    ).toBeUndefined();
  });
});

describe('[tda55:3] a re-entry is drawn like anybody who comes', () => {
  it('to a free seat of the tables where the fewest sit', () => {
    const night = new Evening('tda55', { money: MONEY });
    night.start(12, 2);
    goOut(night, 1);
    goOut(night, 3);
    night.do(again(1, 20));
    night.do({ type: 'SeatEntry', entry: toEntryId('e20') });
    expect(night.state.entries.get(toEntryId('e20'))?.at?.table).toBe('t1');
    expect(night.events.at(-1)).toMatchObject({ type: 'EntrySeated', by: 'lot' });
  });
});

it('[pvb:20(1)] under a rulebook without re-entries no reason sells one', () => {
  const night = new Evening('pvb', { money: MONEY });
  night.start(6, 1);
  goOut(night, 1);
  expect(night.refusal(again(1, 10, 'Ausnahme'))).toMatchObject({ code: 'sale-forbidden', kind: 'reEntry' });
});

describe('re-entry is offered', () => {
  it.each([1, 3, 6, 7])('in level %d exactly where it is accepted', (no) => {
    const night = evening();
    goOut(night, 1);
    night.do({ type: 'JumpToLevel', level: level(no) });
    const open = reEntryOpen(tournament.view(night.state, { as: 'staff' }), night.now);
    expect(open).toBe(night.refusal(again(1, 10)) === undefined);
    expect(open).toBe(no <= 6);
  });
});

it('[gcb:T7.3] a prize of nothing is no prize: the places that are paid end with the last that wins something', () => {
  const night = evening({ prizes: [5_000, 0, 0, 0].map(toCents) }, 6);
  goOut(night, 1);
  goOut(night, 2);
  expect(night.refusal(again(1, 7))).toBeUndefined();
  expect(prizes(night.state)).toEqual([5_000]);
});
