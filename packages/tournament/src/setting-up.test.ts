import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { toTableId } from './ids.ts';
import { initial } from './initial.ts';
import { rulebookNamed } from './recorded/books.ts';
import type { Setup } from './setup.ts';
import { minutes, toMillis } from './structure.ts';
import { EVENING, Evening, setupFor } from './testing.ts';

function refusalOf(setup: Setup) {
  const verdict = decide(initial, { type: 'Create', setup }, new Evening().context);
  return verdict.ok ? undefined : verdict.refusal;
}

describe('setting up', () => {
  it.each([
    [{ name: '  ' }, { code: 'setup-invalid', field: 'name' }],
    [{ startingStack: toChips(0) }, { code: 'setup-invalid', field: 'startingStack' }],
    [{ seatsPerTable: 1 }, { code: 'setup-invalid', field: 'seatsPerTable', min: 2 }],
    [{ seatsPerTable: 13 }, { code: 'table-too-large', seats: 13, max: 12 }],
    [{ prizes: [toCents(100), toCents(200)] }, { code: 'setup-invalid', field: 'prizes' }],
    [{ lateEntryThrough: -1 }, { code: 'setup-invalid', field: 'lateEntryThrough' }],
    [{ rulebook: { id: 'hoyle', edition: '1742' } }, { code: 'unknown-rulebook', id: 'hoyle' }],
    [{ levels: [{ kind: 'break', duration: minutes(10) }] }, { code: 'setup-invalid', field: 'levels' }],
  ] as const)('refuses %j', (changes, refusal) => {
    expect(refusalOf(setupFor('gcb', changes as Partial<Setup>))).toMatchObject(refusal);
  });

  it('takes a house with its own name and edition, and refuses it under another', () => {
    const rulebook = rulebookNamed('lots');
    expect(refusalOf(setupFor('pvb', { rulebook }))).toBeUndefined();
    const unreadable = { ...rulebook, house: { ...rulebook.house, answers: { 'button.first': { value: 'nowhere' } } } };
    for (const other of [{ ...rulebook, id: 'pvb' }, { ...rulebook, edition: '2020-01' }, unreadable])
      expect(refusalOf(setupFor('pvb', { rulebook: other as never }))).toEqual({
        code: 'unknown-rulebook',
        id: other.id,
      });
  });

  it('refuses an occasion that the rulebook does not know', () => {
    const { rulebook } = setupFor('pvb');
    expect(refusalOf(setupFor('pvb', { rulebook: { ...rulebook, occasion: 'wedding' } }))).toMatchObject({
      code: 'unknown-rulebook',
    });
  });

  it.each([
    ['duration', { duration: toMillis(59_999) }],
    ['smallBlind', { smallBlind: toChips(200) }],
    ['bigBlind', { bigBlind: toChips(0), smallBlind: toChips(0) }],
    ['ante', { ante: toChips(10) }],
  ] as const)('refuses a level with a wrong %s', (field, wrong) => {
    const line = {
      kind: 'play',
      duration: minutes(10),
      smallBlind: toChips(50),
      bigBlind: toChips(100),
      ante: toChips(0),
      anteForm: 'none',
      ...wrong,
    } as const;
    expect(refusalOf(setupFor('pvb', { levels: [line] }))).toEqual({ code: 'level-invalid', level: 0, field });
  });

  it('[oepbl:6.2 seats] [tda55:2.a] [tda55:2.b] keeps a table to what the rulebook allows', () => {
    expect(refusalOf(setupFor('oepbl', { seatsPerTable: 10 }))).toBeUndefined();
    expect(refusalOf(setupFor('oepbl', { seatsPerTable: 11 }))).toMatchObject({
      code: 'table-too-large',
      max: 10,
      refs: ['oepbl@2011-01-18:6.2 seats'],
    });
    expect(refusalOf(setupFor('tda55', { seatsPerTable: 10 }))).toBeUndefined();
    expect(refusalOf(setupFor('tda55', { seatsPerTable: 11 }))).toMatchObject({ code: 'table-too-large', max: 10 });
    expect(refusalOf(setupFor('tda55', { seatsPerTable: 9, game: 'stud' }))).toMatchObject({ max: 8 });
    expect(refusalOf(setupFor('gcb', { seatsPerTable: 12 }))).toBeUndefined();
  });

  it('[tda55:2.b] [pvb:08(2)] refuses stud as long as a table seats more than eight', () => {
    for (const book of ['tda55', 'pvb'] as const) {
      const evening = new Evening(book, { seatsPerTable: 8 });
      for (const [table, seats] of [
        ['t1', 9],
        ['t2', 8],
      ] as const)
        evening.do({ type: 'AddTable', table: toTableId(table), name: table, seats });
      const levels = (evening.state.setup?.levels ?? []).map((line) =>
        line.kind === 'play' ? { ...line, game: 'razz' as const } : line,
      );
      const refusal = { code: 'table-too-large', seats: 9, max: 8, tables: 1, refs: expect.any(Array) };
      expect(evening.refusal({ type: 'ChangeLevels', levels })).toEqual(refusal);
      expect(evening.refusal({ type: 'ChangeSetup', changes: { game: 'stud' } })).toEqual(refusal);
      evening.do({ type: 'ChangeTable', table: toTableId('t1'), seats: 8 });
      evening.do({ type: 'ChangeLevels', levels });
    }
  });

  it('takes a proposed structure with stack and prices in one step, or nothing of it', () => {
    const evening = new Evening('pvb');
    const before = evening.state.setup;
    const levels = (before?.levels ?? []).slice(0, 3);
    const changes = { startingStack: toChips(12_345), lateEntryThrough: 2 };
    expect(evening.refusal({ type: 'ChangeLevels', levels, changes: { startingStack: toChips(0) } })).toMatchObject({
      code: 'setup-invalid',
    });
    expect(evening.state.setup).toEqual(before);
    evening.do({ type: 'ChangeLevels', levels, changes });
    expect(evening.state.setup).toMatchObject({ levels, ...changes });
    expect(evening.refusal({ type: 'ChangeLevels', levels, changes })).toEqual({ code: 'nothing-to-do' });
    evening.do({ type: 'ChangeLevels', levels, changes: { ...changes, lateEntryThrough: 1 } });
    expect(evening.state.setup?.lateEntryThrough).toBe(1);
  });

  it('fixes rulebook, game, stack and beginning with the start', () => {
    const evening = new Evening('pvb');
    evening.do({ type: 'ChangeSetup', changes: { startingStack: toChips(20_000), name: ' Saturday ' } });
    expect(evening.state.setup?.name).toBe('Saturday');
    expect(evening.refusal({ type: 'ChangeSetup', changes: { name: 'Saturday' } })).toEqual({ code: 'nothing-to-do' });
    evening.start(4, 1);
    evening.do({ type: 'ChangeSetup', changes: { name: 'Sunday', prizes: [toCents(5_000)] } });
    expect(evening.refusal({ type: 'ChangeSetup', changes: { startingStack: toChips(1) } })).toEqual({
      code: 'fixed-after-start',
      field: 'startingStack',
    });
    expect(evening.refusal({ type: 'Create', setup: setupFor('pvb') })).toEqual({ code: 'already-created' });
  });

  it('leaves open again what need not be said, and the beginning only before it', () => {
    const evening = new Evening('pvb', { startsAt: EVENING });
    evening.do({ type: 'ChangeSetup', changes: {}, clear: ['startsAt', 'lateEntryThrough'] });
    expect(evening.state.setup).not.toHaveProperty('startsAt');
    expect(evening.state.setup).not.toHaveProperty('lateEntryThrough');
    expect(evening.refusal({ type: 'ChangeSetup', changes: {}, clear: ['startsAt'] })).toEqual({
      code: 'nothing-to-do',
    });
    evening.do({ type: 'ChangeSetup', changes: { startsAt: EVENING } });
    evening.start(4, 1);
    expect(evening.refusal({ type: 'ChangeSetup', changes: {}, clear: ['startsAt'] })).toEqual({
      code: 'fixed-after-start',
      field: 'startsAt',
    });
  });

  it('gives a changed starting stack to those who are entered', () => {
    const evening = new Evening('pvb');
    evening.enter(2);
    evening.do({ type: 'ChangeSetup', changes: { startingStack: toChips(20_000) } });
    expect([...evening.state.entries.values()].map(({ stack }) => stack)).toEqual([20_000, 20_000]);
  });

  it('refuses everything before there is a tournament', () => {
    const verdict = decide(initial, { type: 'StartClock' }, new Evening().context);
    expect(verdict).toEqual({ ok: false, refusal: { code: 'not-created' } });
  });
});
