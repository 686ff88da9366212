import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { toBustOutId, toEntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { type BustOutDraft, draftFor, emptyDraft } from './begun-draft.ts';
import { byCandidates, candidates, recentTables } from './candidates.ts';
import {
  commandOf,
  draftOf,
  eitherHand,
  stackFrom,
  tablesIn,
  toggledBy,
  turnMatters,
  withOut,
  withoutOut,
  withStack,
  withTurn,
} from './draft.ts';
import { stacksMatter } from './stacks-matter.ts';

const { view, names } = aNight({ players: 27, out: 3 });
const [four, five, seven] = ['e4', 'e5', 'e7'].map(toEntryId) as [
  ReturnType<typeof toEntryId>,
  ReturnType<typeof toEntryId>,
  ReturnType<typeof toEntryId>,
];
const id = toBustOutId('new');

describe('telling a bust-out', () => {
  it('keeps the order in which they were told where time decides, and lets it be changed', () => {
    const across = withOut(draftFor(four), five);
    expect(turnMatters(across, view)).toBe(true);
    expect(turnMatters({ ...across, together: 'handForHand' }, view)).toBe(false);
    expect(withTurn(across, five, -1).out.map(({ entry }) => entry)).toEqual([five, four]);
    expect(withTurn(across, five, 1)).toEqual(across);
  });
  it('needs nothing but the player', () => {
    expect(commandOf(draftFor(four), id, view)).toEqual({
      type: 'BustOut',
      bustOut: id,
      out: [{ entry: four, by: [] }],
    });
    expect(commandOf(emptyDraft, id, view)).toBeUndefined();
  });
  it('takes who did it, several of them, and takes them back again', () => {
    const draft = toggledBy(toggledBy(draftFor(four), four, five), four, seven);
    expect(draft.out[0]?.by).toEqual([five, seven]);
    expect(toggledBy(draft, four, five).out[0]?.by).toEqual([seven]);
  });
  it('drops as a hitman who goes out in the same hand', () => {
    const draft = withOut(toggledBy(draftFor(four), four, five), five);
    expect(draft.out[0]?.by).toEqual([]);
  });
  it('asks for stacks only where they decide', () => {
    expect(stacksMatter(draftFor(four), view)).toBe(false);
    expect(stacksMatter(withOut(draftFor(four), seven), view)).toBe(true);
    const across = withOut(draftFor(four), five);
    expect(tablesIn(across, view)).toHaveLength(2);
    expect(stacksMatter(across, view)).toBe(false);
    expect(stacksMatter({ ...across, together: 'handForHand' }, view)).toBe(true);
    // where nobody knows who was first, the rulebook says whether stacks or nothing part them
    const unknown: BustOutDraft = { ...across, together: 'orderUnknown' };
    const under = (id: string) => ({
      ...view,
      setup: { ...view.setup, rulebook: { id, edition: findRulebook(id)?.edition ?? '' } },
    });
    expect(stacksMatter(unknown, under('oepbl'))).toBe(false);
    expect(stacksMatter(unknown, under('bdpv'))).toBe(true);
    expect(turnMatters(unknown, view)).toBe(false);
  });
  it('says how players of different tables went out together, and only then', () => {
    const across = withOut(draftFor(four), five);
    expect(commandOf(across, id, view)).toMatchObject({ together: 'sameTime' });
    expect(commandOf(withoutOut(across, five), id, view)).not.toHaveProperty('together');
  });
  it('sends the stacks that can be read', () => {
    const draft = withStack(withStack(withOut(draftFor(four), seven), four, '12 500'), seven, 'viel');
    expect(commandOf(draft, id, view)).toMatchObject({
      out: [{ entry: four, stackAtStart: 12_500 }, { entry: seven }],
    });
  });
  it('asks in which hand he went out where he would have a blind in the one that runs', () => {
    const table = view.entries[four]?.at?.table ?? toTableId('none');
    const seat = view.entries[four]?.at?.seat ?? toSeatNo(1);
    const positions = { button: toSeatNo(1), bigBlind: seat };
    const at = (more: object) => ({ ...view, tables: { ...view.tables, [table]: { ...view.tables[table], ...more } } });
    const counted = at({ hand: { no: 7, at: 0 }, positions }) as never as typeof view;
    const late: BustOutDraft = { ...draftFor(four), handBefore: true };
    expect(eitherHand(draftFor(four), counted)).toEqual({ is: 'counted', no: 7 });
    expect(commandOf(late, id, counted)).toMatchObject({ handBefore: true });
    expect(commandOf(draftFor(four), id, counted)).not.toHaveProperty('handBefore');
    // somebody without a blind, a table that nobody counts, and a correction
    expect(eitherHand(draftFor(seven), counted)).toBeUndefined();
    expect(eitherHand(draftFor(four), at({ positions }) as never as typeof view)).toBeUndefined();
    expect(commandOf({ ...late, before: toBustOutId('b2') }, id, counted)).not.toHaveProperty('handBefore');
  });
  it('asks it of everybody while hands are dealt at all tables, and of the last of them afterwards', () => {
    const table = view.entries[four]?.at?.table ?? toTableId('none');
    const late: BustOutDraft = { ...draftFor(four), handBefore: true };
    const on = (hand?: number) =>
      ({ ...view, handForHand: hand === undefined ? {} : { hand } }) as never as typeof view;
    expect(eitherHand(late, on(3))).toEqual({ is: 'together', no: 3 });
    expect(commandOf(late, id, on(3))).toMatchObject({ handBefore: true });
    // the hands that ran when it was announced were dealt at no two tables at once
    expect(eitherHand(late, on())).toBeUndefined();
    const after = (since: number | undefined, counted?: object) =>
      ({
        ...view,
        lastTogether: { hand: 4, tables: since === undefined ? {} : { [table]: since } },
        tables: { ...view.tables, [table]: { ...view.tables[table], ...counted } },
      }) as never as typeof view;
    const hand = { no: 9, at: 0 };
    expect(eitherHand(late, after(1, { hand }))).toEqual({ is: 'lastTogether', no: 4 });
    // counted on at none, it is that one which runs; at a table that nobody counts it may be either
    expect(eitherHand(late, after(0, { hand }))?.is).not.toBe('lastTogether');
    expect(eitherHand(late, after(0))).toEqual({ is: 'lastTogether', no: 4 });
    expect(eitherHand(late, after(undefined))).toBeUndefined();
  });
  it('inserts a forgotten one before another', () => {
    const before = toBustOutId('b2');
    expect(commandOf({ ...draftFor(four), before }, id, view)).toMatchObject({ before });
  });
  it('corrects what was recorded under its own id', () => {
    const [first] = view.bustOuts;
    if (first === undefined) throw new Error('the fixture has bust-outs');
    expect(commandOf(draftOf(first), id, view)).toEqual({
      type: 'ChangeBustOut',
      bustOut: first.id,
      out: first.out.map(({ entry, by }) => ({ entry, by })),
    });
  });
  it('names nobody who is out in it himself, as a night from before may have it', () => {
    const [first] = view.bustOuts;
    if (first === undefined) throw new Error('the fixture has bust-outs');
    const [one] = first.out;
    if (one === undefined) throw new Error('one went out');
    const eachOther = [
      { ...one, by: [five, four] },
      { ...one, entry: five, by: [one.entry] },
    ];
    expect(draftOf({ ...first, out: eachOther }).out.map(({ by }) => by)).toEqual([[four], []]);
  });
  it.each([
    ['12500', 12_500],
    ['12 500', 12_500],
    ['12.500', 12_500],
    ['12,500', 12_500],
    ['0', undefined],
    ['', undefined],
    ['-5', undefined],
    ['12k', undefined],
  ])('reads the stack %j', (typed, count) => {
    expect(stackFrom(typed)).toBe(count);
  });
});

describe('finding the player', () => {
  it('by seat, number and name', () => {
    const at = view.entries[four]?.at;
    const one = [four];
    expect(
      candidates(view, names, `${view.tables[at?.table ?? ('' as never)]?.name ?? ''}-${String(at?.seat)}`)[0]?.entries,
    ).toEqual(one);
    expect(candidates(view, names, `#${String(view.entries[four]?.no)}`)[0]?.entries).toEqual(one);
    expect(candidates(view, names, names[four] ?? '').flatMap(({ entries }) => entries)).toEqual(one);
  });
  it('begins with the tables where somebody went out last', () => {
    expect(recentTables(view)).toEqual(['t3', 't2', 't1']);
    expect(candidates(view, names, '').map(({ table }) => table)).toEqual(['t3', 't2', 't1']);
    expect(candidates(view, names, '', view.entries[four]?.at?.table)[0]?.table).toBe('t1');
  });
  it('offers only who is still in', () => {
    const offered = candidates(view, names, '').flatMap(({ entries }) => entries);
    expect(offered).toHaveLength(24);
    expect(offered).not.toContain('e1');
  });
});

describe('who did it', () => {
  it('is asked among the players of the table first', () => {
    const draft = draftFor(four);
    const out = draft.out[0];
    if (out === undefined) throw new Error('told of one');
    const near = byCandidates(view, draft, out, view.entries[four]?.at?.table);
    expect(near).toHaveLength(8 - 1);
    expect(near).not.toContain(four);
    expect(byCandidates(view, draft, out)).toHaveLength(23);
  });
  it('may be somebody who went out later', () => {
    const [first] = view.bustOuts;
    if (first === undefined) throw new Error('the fixture has bust-outs');
    const draft = draftOf(first);
    const out = draft.out[0];
    if (out === undefined) throw new Error('one went out');
    expect(byCandidates(view, draft, out)).toEqual(expect.arrayContaining(['e2', 'e3']));
  });
  it('is asked once of who went out later and has bought back in', () => {
    const [first, second, ...others] = view.bustOuts;
    if (first === undefined || second === undefined) throw new Error('the fixture has bust-outs');
    const back = { ...second, out: second.out.map((one) => ({ ...one, back: true as const })) };
    const { at } = view.entries[four] ?? {};
    const again = {
      ...{ ...view, bustOuts: [first, back, ...others] },
      entries: { ...view.entries, e2: { no: 2, checkedIn: true, ...(at && { at }) } },
    } as typeof view;
    const draft = draftOf(first);
    const [out] = draft.out;
    if (out === undefined) throw new Error('one went out');
    expect(byCandidates(again, draft, out).filter((entry) => entry === 'e2')).toHaveLength(1);
  });
});
