import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId } from './ids.ts';
import { Evening, retold } from './testing.ts';
import { view } from './view-of.ts';

const id = toEntryId;

function playing(): Evening {
  const evening = new Evening('pvb');
  evening.enter(6);
  evening.do({ type: 'KeepApart', groups: [[id('e1'), id('e2')]] });
  evening.seatAll(1).do({ type: 'StartClock' });
  evening.do({
    type: 'BustOut',
    bustOut: toBustOutId('b'),
    out: [
      { entry: id('e6'), by: [id('e1')], stackAtStart: toChips(900) },
      { entry: id('e5'), by: [], stackAtStart: toChips(800) },
    ],
  });
  return evening;
}

const absentValues = (value: unknown, path = ''): readonly string[] =>
  value === null || value === undefined
    ? [path]
    : typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => absentValues(inner, `${path}/${key}`))
      : [];

describe('what leaves the server', () => {
  it('shows the room nothing that differs only in what it may not know', () => {
    const { state } = playing();
    expect(view(retold(state), { as: 'room' })).toEqual(view(state, { as: 'room' }));
    expect(view(retold(state), { as: 'staff' })).not.toEqual(view(state, { as: 'staff' }));
  });

  it('names no person and no stack to the room', () => {
    const told = JSON.stringify(view(playing().state, { as: 'room' }));
    for (const secret of ['person', 'stackAtStart', 'proposals', 'missing', 'keptApart'])
      expect(told).not.toContain(secret);
  });

  it('tells staff whom they work with', () => {
    const told = view(playing().state, { as: 'staff' });
    expect(told.entries[id('e1')]).toMatchObject({ person: 'p1', at: { table: 't1', seat: 1 } });
    expect(told.bustOuts[0]?.out[0]).toMatchObject({ entry: 'e6', place: 5, stackAtStart: 900 });
    expect(told.keptApart).toEqual([['e1', 'e2']]);
  });

  it('is plain data: what is absent is absent', () => {
    const before = new Evening('tda55');
    for (const { state } of [playing(), before]) {
      for (const as of ['staff', 'room'] as const) expect(absentValues(view(state, { as }))).toEqual([]);
    }
  });

  it('goes from before over countdown and play to over', () => {
    const evening = new Evening();
    const stage = () => view(evening.state, { as: 'room' }).stage;
    expect(stage()).toBe('before');
    evening.enter(2);
    evening.apply(JSON.parse(`{"v":1,"type":"CountdownStarted","until":${String(evening.now + 1)},"then":"wait"}`));
    expect(stage()).toBe('countdown');
    evening.seatAll(1).do({ type: 'StartClock' });
    expect(stage()).toBe('play');
    evening.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: id('e2'), by: [] }] });
    expect(stage()).toBe('over');
  });

  it('lists what is missing before the start', () => {
    const evening = new Evening('pvb', { levels: [] });
    const missing = () => view(evening.state, { as: 'staff' }).missing?.map(({ code, weight }) => `${code} ${weight}`);
    expect(missing()).toEqual(
      expect.arrayContaining([
        'too-few-entries stop',
        'no-levels stop',
        'not-drawn stop',
        'no-prizes warn',
        'occasion-unset warn',
      ]),
    );
    evening.do({ type: 'AddEntries', entries: [{ entry: id('e1'), person: toPersonId('p1') }] });
    expect(missing()).toContain('not-checked-in warn');
    evening.enter(3, 2);
    evening.seatAll(1);
    evening.do({ type: 'Unseat', entry: id('e2') });
    expect(missing()).toContain('unseated warn');
    expect(missing()).not.toContain('not-drawn stop');
  });

  it('[pvb:08a(1)] warns of club mates at one table, where it could be otherwise', () => {
    const evening = new Evening('pvb');
    evening.enter(6);
    // e1, e3 and e5 sit at one of two tables
    for (const no of [1, 3, 2]) evening.do({ type: 'ChangeClub', entry: id(`e${String(no)}`), club: 'Full House' });
    evening.seatAll(2);
    const warning = () =>
      view(evening.state, { as: 'staff' }).missing?.find(({ code }) => code === 'club-mates-together');
    // three at two tables: one pair cannot be helped
    expect(warning()).toBeUndefined();
    evening.do({ type: 'ChangeClub', entry: id('e5'), club: 'Full House' });
    evening.do({ type: 'ChangeClub', entry: id('e2'), club: 'Riverboat' });
    expect(warning()).toEqual({
      code: 'club-mates-together',
      weight: 'warn',
      facts: { pairs: 2 },
      refs: ['pvb@2020-01:08a(1)'],
    });
  });

  it('says until when entries are taken', () => {
    const evening = new Evening('pvb', { lateEntryThrough: 2 });
    expect(view(evening.state, { as: 'room' }).figures.lateEntryOpen).toBe(true);
    evening.start(4, 1);
    expect(view(evening.state, { as: 'room' }).figures).toMatchObject({
      lateEntryOpen: true,
      lateEntryClosesAt: evening.now + 30 * 60_000,
    });
    evening.do({ type: 'JumpToLevel', level: 2 });
    expect(view(evening.state, { as: 'room' }).figures).not.toHaveProperty('lateEntryOpen');
  });
});
