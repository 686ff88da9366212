import { toSeatNo } from '@riffle/table';
import { describe, expect, test } from 'vitest';
import { toBustOutId, toEntryId, toPenaltyId, toTableId } from '../ids.ts';
import { Evening, retold } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { dealerOf } from './dealer.ts';

const [t1, t2] = [toTableId('t1'), toTableId('t2')];
const seen = (night: Evening, link = 0, table = t1) => tournament.view(night.state, { as: 'dealer', table, link });

describe('what a dealer sees', () => {
  const playing = (book = 'pvb'): Evening => {
    const night = new Evening(book);
    night.start(12, 2);
    for (const id of [t1, t2]) night.do({ type: 'PlaceButton', table: id, seat: toSeatNo(1) });
    return night;
  };

  test('is his table and who sits there, the next hand, and nothing of another', () => {
    const night = playing();
    night.do({ type: 'CallFloor', table: t2 });
    const view = seen(night);
    expect(Object.keys(view.tables)).toEqual([t1]);
    expect(Object.keys(view.entries)).toEqual(['e1', 'e3', 'e5', 'e7', 'e9', 'e11']);
    expect(view.tables[t1]?.coming).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
    expect(JSON.stringify(view)).not.toContain('t2');
    for (const secret of ['person', 'money', 'rulings', 'penalties', 'proposals', 'missing', 'absences'])
      expect(JSON.stringify(view)).not.toContain(`"${secret}"`);
  });

  test('is nothing that depends on what is for staff alone, but who serves how long', () => {
    const night = playing();
    night.do({
      type: 'GivePenalty',
      penalty: toPenaltyId('p'),
      entry: toEntryId('e1'),
      offence: 'touching',
      measure: 'rounds',
      rounds: 1,
    });
    const view = seen(night);
    expect(view.tables[t1]?.serving).toMatchObject([{ entry: 'e1', left: { in: 'hands', count: 6 } }]);
    for (const secret of ['touching', 'offence', 'measure', 'reason'])
      expect(JSON.stringify(view)).not.toContain(secret);
    expect(seen(night, 0, t2).tables[t2]).not.toHaveProperty('serving');
    const { serving: _, coming: { away: _away, back: _back, ...coming } = {}, ...rest } = view.tables[t1] ?? {};
    const table = { ...rest, coming };
    const other = tournament.view(retold(night.state), { as: 'dealer', table: t1, link: 0 });
    expect(other).toEqual({ ...view, tables: { [t1]: table } });
  });

  test('is which small chips leave, what was counted of them at his table and what follows, and nothing of another', () => {
    const night = playing('tda55');
    night.do({ type: 'JumpToLevel', level: 4 });
    night.do({ type: 'BeginColourUp', value: 25, into: 100 });
    const race = (link = 0, table = t1) => seen(night, link, table).colourUps?.[0];
    const count = (table: typeof t1, first: number) =>
      night.do({
        ...{ type: 'CountSmallChips', value: 25, table },
        counts: [1, 2, 3, 4, 5, 6].map((no) => ({
          ...{ seat: toSeatNo(no), entry: toEntryId(`e${String(first + (no - 1) * 2)}`), chips: no === 1 ? 5 : 1 },
        })),
      });
    expect(race()).toMatchObject({ value: 25, left: [t1], tables: { [t1]: {} } });
    expect(race(1)).toMatchObject({ left: [] });
    expect(race(1)).not.toHaveProperty('tables');
    night.actor = { role: 'dealer', id: dealerOf(t1) };
    count(t1, 1);
    expect(race()?.tables?.[t1]?.counts).toHaveLength(6);
    expect(race()?.tables?.[t1]?.plan?.deal).toMatchObject([
      { seat: 1, cards: 1 },
      ...[2, 3, 4, 5, 6].map((seat) => ({ seat, cards: 1 })),
    ]);
    expect(race(0, t2)?.tables).toEqual({ [t2]: {} });
    // each dealer at his own table
    expect(night.refusal({ type: 'TakeSmallChips', value: 25, table: t2 })?.code).toBe('role-may-not');
    night.do({ type: 'TakeSmallChips', value: 25, table: t1, witness: 'player' });
    expect(race()?.tables?.[t1]?.taken?.dealt).toHaveLength(6);
    expect(race()?.left).toEqual([]);
    expect(JSON.stringify(race(0, t2))).not.toContain('taken');
  });

  test('[bdpv:6.8 Button] is that no hand is dealt before the small chips are gone, where the race goes by the button', () => {
    const night = playing('bdpv');
    night.do({ type: 'JumpToLevel', level: 4 });
    expect(seen(night).tables[t1]).not.toHaveProperty('raceFirst');
    night.do({ type: 'BeginColourUp', value: 25, into: 100 });
    expect(seen(night).tables[t1]?.raceFirst).toMatchObject({ value: 25, because: { value: 'leftOfButton' } });
    expect(night.refusal({ type: 'NextHand', tables: [t1] })?.code).toBe('small-chips-first');
    expect(tournament.view(night.state, { as: 'room' }).tables[t1]).not.toHaveProperty('raceFirst');
  });

  test('is what a ruling makes of his hand, that stands, and under which blinds', () => {
    const night = playing();
    night.do({ type: 'JumpToLevel', level: 1 });
    for (const is of ['oldLevel', 'again', 'stops'] as const) night.do({ type: 'RuleHand', table: t1, is });
    expect(seen(night).tables[t1]?.ruled).toEqual({
      ...{ oldLevel: 0, again: { level: 0, sitsOut: [] } },
      stopped: night.now,
    });
    expect(seen(night, 0, t2).tables[t2]).not.toHaveProperty('ruled');
    expect(tournament.view(night.state, { as: 'room' }).tables[t1]?.ruled).toEqual({ stopped: night.now });
  });

  test('is whoever comes to his table, with his seat', () => {
    const night = playing();
    night.do({ type: 'MoveEntry', entry: toEntryId('e2'), to: { table: t1, seat: toSeatNo(9) }, reason: 'ja' });
    const view = seen(night);
    expect(view.moves).toMatchObject([{ entry: 'e2', to: { table: t1, seat: 9 } }]);
    expect(view.entries[toEntryId('e2')]?.at).toEqual({ table: t1, seat: 9 });
  });

  test('is nothing by a link that was renewed, and all again when that is taken back', () => {
    const night = playing();
    const before = night.state;
    night.do({ type: 'RenewTableLink', table: t1 });
    expect(seen(night)).toMatchObject({ tables: {}, entries: {}, moves: [] });
    expect(Object.keys(seen(night, 1).tables)).toEqual([t1]);
    expect(Object.keys(seen(night, 0, t2).tables)).toEqual([t2]);
    night.state = before;
    expect(Object.keys(seen(night).tables)).toEqual([t1]);
    expect(seen(night, 1).tables).toEqual({});
  });

  test('is nothing once his table is broken', () => {
    const night = playing();
    for (const [index, entry] of ['e1', 'e3', 'e5', 'e7', 'e9'].entries())
      night.do({
        type: 'BustOut',
        bustOut: toBustOutId(`b${String(index)}`),
        out: [{ entry: toEntryId(entry), by: [] }],
      });
    night.do({ type: 'BreakTable', table: t1, reason: 'ja' });
    expect(seen(night)).toMatchObject({ tables: {}, entries: {} });
  });

  test('is of no table that every object has already', () => {
    for (const id of ['constructor', '__proto__', 'toString'])
      expect(seen(playing(), 0, toTableId(id))).toMatchObject({ tables: {}, entries: {} });
  });
});
