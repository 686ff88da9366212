import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { toEntryId } from './ids.ts';
import { Evening, setupFor } from './testing.ts';

const id = toEntryId;
const entry = (no: number, club?: string) => ({
  entry: id(`e${String(no)}`),
  person: toPersonId(`p${String(no)}`),
  ...(club !== undefined && { club }),
});
const HOUR = 3_600_000;

describe('entering', () => {
  it('[oepbl:6.2 equal stacks] numbers entries in their order and issues the stack, the same to each', () => {
    const evening = new Evening();
    evening.do({ type: 'AddEntries', entries: [entry(1), entry(2)] });
    evening.do({ type: 'AddEntries', entries: [entry(3, 'Full House')] });
    expect([...evening.state.entries.values()]).toMatchObject([
      { no: 1, stack: 10_000, checkedIn: false, moves: 0 },
      { no: 2 },
      { no: 3, club: 'Full House' },
    ]);
  });

  it('takes nobody twice', () => {
    const evening = new Evening();
    evening.do({ type: 'AddEntries', entries: [entry(1)] });
    const add = (...entries: ReturnType<typeof entry>[]) => evening.refusal({ type: 'AddEntries', entries });
    expect(add()).toEqual({ code: 'nothing-to-do' });
    expect(add(entry(1))).toEqual({ code: 'id-taken', id: 'e1' });
    expect(add({ ...entry(2), person: toPersonId('p1') })).toEqual({ code: 'person-already-entered', entry: 'e1' });
    expect(add(entry(2), { ...entry(3), person: toPersonId('p2') })).toEqual({
      code: 'person-already-entered',
      entry: 'e2',
    });
    expect(add(entry(2), entry(2))).toEqual({ code: 'id-taken', id: 'e2' });
  });

  it('[oepbl:3.4 heat 1] takes one of each club in a team tournament', () => {
    const { rulebook } = setupFor('oepbl');
    const evening = new Evening('oepbl', { rulebook: { ...rulebook, occasion: 'teamMtt' } });
    evening.do({ type: 'AddEntries', entries: [entry(1, 'A'), entry(2, 'B'), entry(3)] });
    expect(evening.refusal({ type: 'AddEntries', entries: [entry(4, 'A')] })).toEqual({
      code: 'one-per-club',
      club: 'A',
      entry: 'e1',
      refs: ['oepbl@2011-01-18:3.4 heat 1'],
    });
    expect(evening.refusal({ type: 'ChangeClub', entry: id('e3'), club: 'B' })).toMatchObject({ code: 'one-per-club' });
    evening.do({ type: 'ChangeClub', entry: id('e3'), club: 'C' });
    evening.do({ type: 'ChangeClub', entry: id('e1') });
    evening.do({ type: 'AddEntries', entries: [entry(4, 'A')] });
  });

  it('[gcb:T7.1] takes a late entry with the full stack until its level has ended', () => {
    const evening = new Evening('gcb', { lateEntryThrough: 4 });
    evening.start(4, 1);
    // four levels of fifteen minutes, then a break
    evening.wait(HOUR - 1).do({ type: 'AddEntries', entries: [entry(5)] });
    expect(evening.state.entries.get(id('e5'))).toMatchObject({ stack: 10_000, checkedIn: true });
    expect(evening.state.entries.get(id('e5'))).not.toHaveProperty('at');
    evening.wait(1);
    expect(evening.refusal({ type: 'AddEntries', entries: [entry(6)] })).toEqual({
      code: 'late-entry-closed',
      through: 4,
    });
  });

  it('takes nobody after the start where no late entry was set', () => {
    const { lateEntryThrough: _, ...setup } = setupFor('pvb');
    const evening = new Evening('pvb', setup);
    evening.do({ type: 'ChangeSetup', changes: { lateEntryThrough: 0 } });
    evening.start(4, 1);
    expect(evening.refusal({ type: 'AddEntries', entries: [entry(5)] })).toEqual({
      code: 'late-entry-closed',
      through: 0,
    });
  });

  it('withdraws before the start, and afterwards only who never came', () => {
    const evening = new Evening();
    evening.do({ type: 'AddEntries', entries: [entry(9)] });
    evening.do({ type: 'AddEntries', entries: [entry(8)] });
    evening.do({ type: 'WithdrawEntry', entry: id('e9') });
    expect(evening.state.entries).not.toHaveProperty('e9');
    evening.enter(4, 1);
    const seated = [...evening.state.entries.values()].filter(({ checkedIn }) => checkedIn);
    evening.do({ type: 'AddTable', table: 't1' as never, name: '1', seats: 9 });
    evening.apply({
      v: 1,
      type: 'SeatsDrawn',
      seats: seated.map((one, index) => ({ entry: one.id, to: { table: 't1', seat: index + 1 } as never })),
      because: [],
    });
    evening.do({ type: 'StartClock' });
    expect(evening.refusal({ type: 'WithdrawEntry', entry: id('e1') })).toEqual({
      code: 'withdraw-after-start',
      entry: 'e1',
    });
    evening.do({ type: 'WithdrawEntry', entry: id('e8') });
    expect(evening.refusal({ type: 'WithdrawEntry', entry: id('e8') })).toEqual({ code: 'no-such-entry', entry: 'e8' });
  });

  it('checks in and out, once each', () => {
    const evening = new Evening();
    evening.do({ type: 'AddEntries', entries: [entry(1), entry(2)] });
    evening.do({ type: 'CheckIn', entries: [id('e1')] });
    const [event] = evening.do({ type: 'CheckIn', entries: [id('e1'), id('e2'), id('e2')] });
    expect(event).toMatchObject({ entries: ['e2'] });
    expect(evening.refusal({ type: 'CheckIn', entries: [id('e1')] })).toEqual({ code: 'nothing-to-do' });
    evening.do({ type: 'CheckOut', entries: [id('e1')] });
    expect(evening.refusal({ type: 'CheckOut', entries: [id('e1')] })).toEqual({ code: 'nothing-to-do' });
    evening.seatAll(1).do({ type: 'StartClock' });
    expect(evening.refusal({ type: 'CheckOut', entries: [id('e2')] })).toEqual({ code: 'already-started' });
  });

  it('says "that was the other John", also after the night', () => {
    const evening = new Evening();
    const [first, second] = evening.start(2, 1);
    evening.do({ type: 'BustOut', bustOut: 'b' as never, out: [{ entry: id('e2'), by: [] }] });
    evening.do({ type: 'ChangePerson', entry: id('e2'), person: toPersonId('john'), mistaken: 'Two Johns' });
    expect(evening.state.entries.get(id('e2'))).toMatchObject({ person: 'john', out: 'b' });
    expect(evening.refusal({ type: 'ChangePerson', entry: id('e2'), person: toPersonId('p1') })).toEqual({
      code: 'person-already-entered',
      entry: first,
    });
    expect(second).toBe('e2');
  });

  it.each([
    ['pvb', '13(1)'],
    ['bdpv', '1 Sitzordnung 1'],
  ])('[pvb:13(1)] [bdpv:1 Sitzordnung 1] %s: nobody steps in for another while the night runs', (book, rule) => {
    const evening = new Evening(book);
    const [first] = evening.enter(2);
    const swap = { type: 'ChangePerson', entry: first ?? id('e1'), person: toPersonId('cousin') } as const;
    // before the start an entry may still change hands
    expect(evening.refusal(swap)).toBeUndefined();
    evening.seatAll(1).do({ type: 'StartClock' });
    const refusal = evening.refusal(swap);
    expect(refusal).toMatchObject({ code: 'substitute-forbidden', entry: 'e1' });
    expect(refusal?.refs?.map((ref) => ref.replace(/@[^:]*/, ''))).toEqual([`${book}:${rule}`]);
    expect(evening.refusal({ ...swap, mistaken: '  ' })?.code).toBe('substitute-forbidden');
  });

  it('[tda55:28.onePlayer] a hand is played by one: nobody else sits down to it, comes in for him, or has two of them', () => {
    const evening = new Evening('tda55');
    evening.start(2, 1);
    const [his, cousin] = [evening.state.entries.get(id('e1')), toPersonId('cousin')];
    const swap = { type: 'ChangePerson', entry: id('e1'), person: cousin } as const;
    expect(evening.refusal(swap)).toMatchObject({ code: 'substitute-forbidden', entry: 'e1' });
    const [entry] = evening.enter(1);
    if (entry === undefined || his?.at === undefined) throw new Error('nobody sits there');
    expect(evening.refusal({ type: 'SeatEntry', entry, at: his.at })).toMatchObject({ code: 'seat-taken', by: 'e1' });
    const second = { entry: id('again'), person: his.person };
    expect(evening.refusal({ type: 'AddEntries', entries: [second] })).toMatchObject({
      code: 'person-already-entered',
    });
    expect(evening.refusal({ type: 'HandOnStack', entry: id('e1'), person: cousin })).toMatchObject({
      code: 'substitute-forbidden',
    });
  });

  it('[pvb:13(1)] who was taken for another is put right, and why stands in the log', () => {
    const evening = new Evening('pvb');
    evening.start(2, 1);
    const [event] = evening.do({
      type: 'ChangePerson',
      entry: id('e1'),
      person: toPersonId('john'),
      mistaken: ' Two Johns in the list ',
    });
    expect(event).toEqual({
      v: 2,
      type: 'PersonChanged',
      entry: 'e1',
      person: 'john',
      reason: 'Two Johns in the list',
    });
  });

  it('[oepbl:3.4 stack] a team mate takes a stack over without a mistake', () => {
    const evening = new Evening('oepbl');
    evening.start(2, 1);
    expect(evening.refusal({ type: 'ChangePerson', entry: id('e1'), person: toPersonId('mate') })).toBeUndefined();
  });

  it('keeps apart whom it is told to', () => {
    const evening = new Evening();
    evening.enter(4);
    evening.do({ type: 'KeepApart', groups: [[id('e1'), id('e2'), id('e1')], [id('e3')]] });
    expect(evening.state.keptApart).toEqual([['e1', 'e2']]);
    expect(evening.refusal({ type: 'KeepApart', groups: [[id('e1'), id('e2')]] })).toEqual({ code: 'nothing-to-do' });
    expect(evening.refusal({ type: 'KeepApart', groups: [[id('e1'), id('x')]] })).toEqual({
      code: 'no-such-entry',
      entry: 'x',
    });
    evening.do({ type: 'WithdrawEntry', entry: id('e2') });
    expect(evening.state.keptApart).toEqual([]);
  });

  it('marks who is away', () => {
    const evening = new Evening();
    evening.start(3, 1);
    evening.do({ type: 'MarkAbsent', entry: id('e1') });
    expect(evening.state.entries.get(id('e1'))?.absentSince).toBe(evening.now);
    expect(evening.refusal({ type: 'MarkAbsent', entry: id('e1') })).toEqual({ code: 'nothing-to-do' });
    evening.do({ type: 'MarkPresent', entry: id('e1') });
    expect(evening.state.entries.get(id('e1'))).not.toHaveProperty('absentSince');
    expect(evening.refusal({ type: 'MarkPresent', entry: id('e1') })).toEqual({ code: 'nothing-to-do' });
  });
});
