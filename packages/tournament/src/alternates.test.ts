import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternates } from './alternate-list.ts';
import { placesLeft } from './alternates.ts';
import type { TournamentCommand } from './command.ts';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { chipsInPlay } from './figures.ts';
import { toBustOutId, toEntryId, toSaleId, toTableId } from './ids.ts';
import { initial } from './initial.ts';
import { fieldIsFinal } from './money/field.ts';
import { prizePool } from './money/prize-pool.ts';
import { unsettled } from './money/settling.ts';
import { MONEY } from './money/testing.ts';
import { places } from './places.ts';
import { inPlay, unseated } from './seating-index.ts';
import { structureFor } from './structures.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const levels = structureFor('clubNight')?.levels ?? [];
const e = (no: number) => toEntryId(`e${String(no)}`);
const add = (from: number, to = from) =>
  ({
    type: 'AddEntries',
    entries: Array.from({ length: to - from + 1 }, (_, index) => ({
      entry: e(from + index),
      person: toPersonId(`p${String(from + index)}`),
    })),
    alternates: true,
  }) as const;
const goOut = (night: Evening, no: number) =>
  night.do({ type: 'BustOut', bustOut: toBustOutId(`h${String(no)}`), out: [{ entry: e(no), by: [] }] });
const list = (night: Evening) => alternates(night.state).map(({ id }) => id);

/** Two tables of ten with twenty players, and three who found no seat. */
function fullHouse(book = 'gcb', changes: ConstructorParameters<typeof Evening>[1] = {}): Evening {
  const night = new Evening(book, {
    levels,
    seatsPerTable: 10,
    startingStack: toChips(10_000),
    lateEntryThrough: 4,
    money: MONEY,
    ...changes,
  });
  night.start(20, 2);
  night.do(add(21, 23));
  return night;
}

describe('alternates', () => {
  it('that have paid are struck off before what is left is shared: it is not for what they paid', () => {
    const night = fullHouse('tda55');
    night.do({ type: 'JumpToLevel', level: 12 });
    for (let no = 1; no <= 18; no += 1) goOut(night, no);
    const shares = [19, 20].map((no) => ({ entry: e(no), amount: toCents(2_000) }));
    const deal = { type: 'AgreeDeal', shares, method: 'hand', agreed: [e(19), e(20)] } as const;
    expect(night.refusal(deal)).toEqual({ code: 'alternates-paid', entries: [e(21), e(22), e(23)] });
    for (const no of [21, 22, 23]) night.do({ type: 'WithdrawEntry', entry: e(no) });
    expect(night.refusal(deal)?.code).not.toBe('alternates-paid');
  });

  it('wait in the order in which they came, with no seat, no chips and no place', () => {
    const night = fullHouse();
    expect(list(night)).toEqual([e(21), e(22), e(23)]);
    expect(placesLeft(night.state)).toBe(0);
    expect(chipsInPlay(night.state)).toBe(200_000);
    expect(unseated(night.state)).toEqual([]);
    goOut(night, 1);
    expect(places(night.state).get(e(1))?.place).toBe(20);
    expect(view(night.state, { as: 'room' })).toMatchObject({
      figures: { entries: 20, left: 19 },
      entries: { e21: { alternate: 1 }, e23: { alternate: 3 } },
    });
  });

  it('[gcb:T7.1] take the seat of who went out with a whole starting stack', () => {
    const night = fullHouse();
    expect(night.refusal({ type: 'SeatEntry', entry: e(21) })).toMatchObject({ code: 'no-free-seat' });
    const from = night.state.entries.get(e(1))?.at;
    goOut(night, 1);
    night.do({ type: 'SeatEntry', entry: e(21) });
    expect(night.state.entries.get(e(21))).toMatchObject({ at: from, stack: 10_000 });
    expect(chipsInPlay(night.state)).toBe(210_000);
    expect(list(night)).toEqual([e(22), e(23)]);
    // late entries shift the places of those who are out
    expect(places(night.state).get(e(1))?.place).toBe(21);
  });

  it('go to the end if they are not there, or keep their turn while another is seated', () => {
    const night = fullHouse();
    night.do({ type: 'PassAlternate', entry: e(21) });
    expect(list(night)).toEqual([e(22), e(23), e(21)]);
    expect(night.refusal({ type: 'PassAlternate', entry: e(21) })).toEqual({ code: 'nothing-to-do' });
    expect(night.refusal({ type: 'PassAlternate', entry: e(1) })).toEqual({ code: 'not-alternate', entry: 'e1' });
    goOut(night, 1);
    night.do({ type: 'SeatEntry', entry: e(23) });
    expect(list(night)).toEqual([e(22), e(21)]);
  });

  it('nobody goes past those who wait, and where there is room whoever asks has a place', () => {
    const night = fullHouse();
    goOut(night, 1);
    const { alternates: _, ...plain } = add(24);
    night.do(plain);
    expect(list(night)).toEqual([e(21), e(22), e(23), e(24)]);
    const empty = new Evening('gcb', { levels, mostEntries: 2 });
    empty.do(add(1, 3));
    expect(list(empty)).toEqual([e(3)]);
  });

  it('are seated for as long as late entry is open, and no more in play than the field has', () => {
    const night = fullHouse('gcb', { mostEntries: 20 });
    night.do({ type: 'AddTable', table: toTableId('t9'), name: '9', seats: 10 });
    expect(night.refusal({ type: 'SeatEntry', entry: e(21) })).toEqual({
      ...{ code: 'field-full', most: 20, entries: 20, atOnce: true },
    });
    goOut(night, 1);
    night.do({ type: 'JumpToLevel', level: levels.length - 1 });
    expect(night.refusal({ type: 'SeatEntry', entry: e(21) })).toEqual({ code: 'late-entry-closed', through: 4 });
  });

  it('are in the pool as sold; withdrawn they owe nothing, their part goes back, and the night is not settled before', () => {
    const night = fullHouse();
    const before = prizePool(night.state).paidIn;
    goOut(night, 1);
    night.do({ type: 'SeatEntry', entry: e(21) });
    expect(prizePool(night.state).paidIn).toBe(before);
    expect(fieldIsFinal(night.state, night.now)).toBe(false);
    const owing = unsettled(night.state).owing;
    night.do({ type: 'WithdrawEntry', entry: e(22) });
    night.do({ type: 'WithdrawEntry', entry: e(23) });
    expect(unsettled(night.state).owing).toBe(owing - 2);
    expect(list(night)).toEqual([]);
    expect(prizePool(night.state).paidIn).toBeLessThan(before);
  });

  it('keeps order, seats and chips through whatever is done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ is: fc.constantFrom('out', 'seat', 'pass', 'add', 'withdraw'), no: fc.nat(26) }), {
          maxLength: 25,
        }),
        (steps) => {
          const night = fullHouse();
          const begun = night.state;
          const done: TournamentEvent[] = [];
          const give = (command: TournamentCommand) => {
            const verdict = night.try(command);
            if (verdict.ok) done.push(...verdict.value);
          };
          for (const { is, no } of steps) {
            const next = list(night)[no % 3] ?? e(no);
            if (is === 'out')
              give({ type: 'BustOut', bustOut: toBustOutId(`h${String(no)}`), out: [{ entry: e(no), by: [] }] });
            else if (is === 'add') give(add(24 + no));
            else if (is === 'seat') give({ type: 'SeatEntry', entry: next });
            else if (is === 'pass') give({ type: 'PassAlternate', entry: next });
            else give({ type: 'WithdrawEntry', entry: next });
            const playing = inPlay(night.state);
            const seats = playing.map(({ at }) => `${String(at?.table)}/${String(at?.seat)}`);
            expect(new Set(seats).size).toBe(seats.length);
            const played = [...night.state.entries.values()].filter(({ alternate }) => alternate === undefined).length;
            expect(chipsInPlay(night.state)).toBe(played * 10_000);
            const turns = alternates(night.state).map(({ alternate }) => alternate);
            expect(new Set(turns).size).toBe(turns.length);
            expect(alternates(night.state).every(({ at }) => at === undefined)).toBe(true);
          }
          expect(done.reduce(evolve, begun)).toEqual(night.state);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('alternates who move up by themselves', () => {
  const noRebuys = { ...MONEY, profiles: MONEY.profiles.filter(({ kind }) => kind !== 'rebuy') };
  const alone = { alternatesMoveUp: 'byThemselves', money: noRebuys } as const;
  const seatOf = (night: Evening, no: number) => night.state.entries.get(e(no))?.at;

  it('have the seat with the step that frees it, by lot, in their order', () => {
    const night = fullHouse('gcb', alone);
    const from = seatOf(night, 1);
    const commits = night.commits.length;
    const events = goOut(night, 1);
    expect(night.commits).toHaveLength(commits + 1);
    expect(events.map(({ type }) => type)).toEqual(['BustedOut', 'EntrySeated']);
    expect(events[1]).toMatchObject({ by: 'lot', seated: { entry: e(21), to: from } });
    expect(list(night)).toEqual([e(22), e(23)]);
    expect(chipsInPlay(night.state)).toBe(210_000);
  });

  it('do so with a table that is opened, as many as there are seats, and with whoever is struck off', () => {
    const night = fullHouse('gcb', alone);
    night.do({ type: 'AddTable', table: toTableId('t3'), name: '3', seats: 2 });
    expect([list(night), unseated(night.state)]).toEqual([[e(23)], []]);
  });

  it('are passed over while they are away, and keep their turn', () => {
    const night = fullHouse('gcb', alone);
    night.do({ type: 'MarkAbsent', entry: e(21) });
    goOut(night, 1);
    expect([seatOf(night, 21), seatOf(night, 22)]).toEqual([undefined, expect.anything()]);
    expect(list(night)).toEqual([e(21), e(23)]);
    // back again: the next seat is his
    night.do({ type: 'MarkPresent', entry: e(21) });
    goOut(night, 2);
    expect(list(night)).toEqual([e(23)]);
  });

  it('are where they were once the step is taken back', () => {
    const night = fullHouse('gcb', alone);
    const before = night.state;
    goOut(night, 1);
    const commits = night.commits.slice(0, -1).flatMap(({ events }) => events);
    expect(alternates(commits.reduce(evolve, initial)).map(({ id }) => id)).toEqual(
      alternates(before).map(({ id }) => id),
    );
  });

  it('do not while a rebuy with the hand keeps the seat taken, nor after late entry, nor where the floor taps', () => {
    const kept = fullHouse('tda55', { ...alone, money: MONEY });
    kept.do({
      ...{ type: 'BustOut', bustOut: toBustOutId('h1'), out: [{ entry: e(1), by: [] }] },
      rebuy: { sale: toSaleId('back'), stack: 'upToStart' },
    } as never);
    expect(list(kept)).toHaveLength(3);
    const late = fullHouse('gcb', alone);
    late.do({ type: 'JumpToLevel', level: 12 });
    goOut(late, 1);
    expect(list(late)).toHaveLength(3);
    const tapped = fullHouse();
    goOut(tapped, 1);
    expect(list(tapped)).toHaveLength(3);
  });

  it('begin to with the setting itself where a seat is free', () => {
    const night = fullHouse('gcb', { money: noRebuys });
    goOut(night, 1);
    const events = night.do({ type: 'ChangeSetup', changes: { alternatesMoveUp: 'byThemselves' } });
    expect(events.map(({ type }) => type)).toEqual(['SetupChanged', 'EntrySeated']);
  });
});

describe('the seat of who may buy back in', () => {
  const alone = { alternatesMoveUp: 'byThemselves' } as const;
  const rebuy = (no: number, more: { readonly reason?: string } = {}) =>
    ({ type: 'Sell', sale: toSaleId(`back${String(no)}`), entry: e(no), kind: 'rebuy', ...more }) as const;
  const at = (night: Evening, no: number) => night.state.entries.get(e(no))?.at;
  const seated = (night: Evening) => inPlay(night.state).filter((entry) => entry.at !== undefined).length;

  it('[tda55:53.a] is given to nobody by itself before the next hand: one step later he is back on it', () => {
    const night = fullHouse('tda55', alone);
    const from = at(night, 1);
    expect(goOut(night, 1).map(({ type }) => type)).toEqual(['BustedOut']);
    night.wait(20_000).do(rebuy(1));
    expect(at(night, 1)).toEqual(from);
    expect(list(night)).toEqual([e(21), e(22), e(23)]);
    expect(inPlay(night.state)).toHaveLength(20);
  });

  it('is the next alternate’s with the next hand at his table, or once a hand’s time has passed', () => {
    const night = fullHouse('tda55', alone);
    goOut(night, 1);
    // of the same table: a hand was played there without him
    goOut(night, 3);
    expect(list(night)).toEqual([e(22), e(23)]);
    const timed = fullHouse('tda55', alone);
    goOut(timed, 1);
    // of the other table
    timed.wait(10 * 60_000);
    goOut(timed, 2);
    expect(list(timed)).toEqual([e(22), e(23)]);
  });

  it('is nobody’s to keep where he may buy no more', () => {
    const night = fullHouse('tda55', { ...alone, money: { ...MONEY, limits: { rebuy: { total: 0 } } } });
    goOut(night, 1);
    expect(list(night)).toEqual([e(22), e(23)]);
  });

  it('once it is given on, is bought back with a reason alone: then he waits, and the next seat is his before any alternate', () => {
    const night = fullHouse('tda55', alone);
    goOut(night, 1);
    night.do({ type: 'SeatEntry', entry: e(21) });
    expect(night.refusal(rebuy(1))).toEqual({ code: 'seat-given-on', entry: e(1), by: e(21) });
    night.do(rebuy(1, { reason: 'said so in time' }));
    expect([at(night, 1), seated(night)]).toEqual([undefined, 20]);
    const from = at(night, 2);
    night.wait(10 * 60_000).do({ type: 'JumpToLevel', level: 4 });
    goOut(night, 2);
    expect(at(night, 1)).toEqual(from);
    expect(list(night)).toEqual([e(22), e(23)]);
  });

  it('is another one where one is free: then nobody is one too many, and a seat is drawn for him', () => {
    const night = fullHouse('tda55');
    night.do({ type: 'AddTable', table: toTableId('t3'), name: '3', seats: 9 });
    goOut(night, 1);
    night.do({ type: 'SeatEntry', entry: e(21), at: { table: toTableId('t1'), seat: toSeatNo(1) } });
    expect(night.refusal(rebuy(1))).toBeUndefined();
  });
});
