import { append, dependents, restore, toCommitId } from '@riffle/aggregate';
import type { Card } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readySet } from '../chips/ready-sets.ts';
import type { TournamentCommand } from '../command.ts';
import { chipsInPlay } from '../figures.ts';
import { toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';
import { view } from '../view-of.ts';
import { dueColourUps } from './due-colour-ups.ts';
import { racedDifference } from './open-colour-ups.ts';

const [t1, t2, t3] = ['t1', 't2', 't3'].map(toTableId) as [ReturnType<typeof toTableId>, never, never];
const e = (no: number) => toEntryId(`e${String(no)}`);
const BOOKS = ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl'] as const;

/** In the break in which the 25s go, twelve players at so many tables: e1 on seat 1 of table 1, e2 on seat 1 of table 2 … */
function inBreak(book: string, { tables = 1, occasion = 'championship', players = 6 } = {}): Evening {
  const edition = findRulebook(book)?.edition ?? '';
  const night = new Evening(book, {
    rulebook: { id: book, edition, ...(book === 'pvb' && { occasion }) },
    chips: readySet('home', 10_000),
  });
  night.start(players, tables);
  for (const table of night.state.tables.values()) {
    night.do({ type: 'PlaceButton', table: table.id, seat: toSeatNo(3) });
  }
  return jump(night, 4);
}
const jump = (night: Evening, level: number): Evening => {
  night.do({ type: 'JumpToLevel', level });
  return night;
};
const begin = (night: Evening, more: Partial<Extract<TournamentCommand, { type: 'BeginColourUp' }>> = {}) =>
  night.do({ type: 'BeginColourUp', value: 25, into: 100, ...more });
/** Of the players in their seats at a table that has `e1`, `e1 + every` … */
const counted = (table: typeof t1, chips: readonly number[], first = 1, every = 1): TournamentCommand => ({
  type: 'CountSmallChips',
  value: 25,
  table,
  counts: chips.map((count, nth) => ({ seat: toSeatNo(nth + 1), entry: e(first + nth * every), chips: count })),
});
const take = (table = t1, more: Partial<Extract<TournamentCommand, { type: 'TakeSmallChips' }>> = {}) =>
  ({ type: 'TakeSmallChips', value: 25, table, witness: 'staff', ...more }) satisfies TournamentCommand;
const cards = (text: string) => text.split(' ') as readonly Card[];
const staff = (night: Evening) => view(night.state, { as: 'staff' }).colourUps?.[0];

describe('what is due', () => {
  test('[tda55:14.a] [bdpv:6.8] [oepbl:2.25 color up] [pvb:15b(1)] is a value in the first break from which nothing needs it', () => {
    const { setup } = inBreak('tda55').state;
    if (setup === undefined) throw new Error('no setup');
    expect(dueColourUps(setup, 3, [])).toEqual([]);
    expect(dueColourUps(setup, 4, [])).toEqual([{ value: 25, into: 100, onBreak: true }]);
    expect(dueColourUps(setup, 5, [])).toHaveLength(1);
    expect(dueColourUps(setup, 5, [25])).toEqual([]);
  });

  test('[tda55:14.a] [bdpv:6.8] a value that a level still needs leaves with a reason alone', () => {
    for (const book of ['tda55', 'bdpv', 'oepbl', 'gcb', 'pvb']) {
      const night = jump(inBreak(book), 2);
      expect(night.refusal({ type: 'BeginColourUp', value: 25, into: 100 })).toMatchObject({
        code: 'chips-still-needed',
        level: 2,
      });
      expect(begin(night, { reason: 'zu wenige da' })).toMatchObject([{ when: 'between', reason: 'zu wenige da' }]);
    }
    expect(jump(inBreak('bdpv'), 2).refusal({ type: 'BeginColourUp', value: 25, into: 100 })?.refs).toEqual([
      'bdpv@undated:6.8',
    ]);
  });

  it('is begun once, into a multiple, before the night is over', () => {
    const night = inBreak('gcb');
    expect(night.refusal({ type: 'BeginColourUp', value: 25, into: 90 })?.code).toBe('not-a-multiple');
    begin(night);
    expect(night.refusal({ type: 'BeginColourUp', value: 25, into: 100 })?.code).toBe('colour-up-open');
    expect(new Evening('gcb').refusal({ type: 'BeginColourUp', value: 25, into: 100 })?.code).toBe('not-started');
  });
});

describe('two values that leave in one break', () => {
  /** 25 and 100 go at once, and nothing smaller than 500 stays. */
  function steep(): Evening {
    const levels = inBreak('gcb').state.setup?.levels ?? [];
    const [first, , , , pause, , , , , , , late] = levels;
    const night = new Evening('gcb', {
      chips: readySet('home', 10_000),
      levels: [first, pause, late].flatMap((line) => line ?? []),
    });
    night.start(4, 1);
    return jump(night, 1);
  }

  it('are due one beside the other, into the smallest that stays', () => {
    const { setup } = steep().state;
    if (setup === undefined) throw new Error('no setup');
    expect(dueColourUps(setup, 1, [])).toEqual([
      { value: 25, into: 500, onBreak: true },
      { value: 100, into: 500, onBreak: true },
    ]);
  });

  it('are raced for one after the other; who is saved has the smallest chip that stays', () => {
    const night = steep();
    begin(night, { into: 1_000, reason: 'die 500er fehlen' });
    night.do({ type: 'BeginColourUp', value: 100, into: 500 });
    night.do({
      ...{ type: 'CountSmallChips', value: 25, table: t1 },
      counts: [{ seat: toSeatNo(1), entry: e(1), chips: 3, nothingElse: true }],
    });
    expect(night.do(take())).toMatchObject([{ given: [{ why: 'saved', value: 500 }], difference: 425 }]);
    expect(view(night.state, { as: 'staff' }).colourUps?.map(({ value, left }) => [value, left.length])).toEqual([
      [25, 0],
      [100, 1],
    ]);
  });
});

describe('at a table', () => {
  test('[gcb:T23.A1] [gcb:T23.C] the count says who is dealt what and for how many; the cards say who wins', () => {
    const night = inBreak('gcb');
    begin(night);
    night.do(counted(t1, [2, 0, 3, 1, 0, 7]));
    expect(staff(night)?.tables?.[t1]?.plan).toMatchObject({
      leftovers: 'raced',
      raced: 2,
      worth: 225,
      cards: 9,
      deal: [
        { seat: 1, cards: 2 },
        { seat: 3, cards: 3 },
        { seat: 4, cards: 1 },
        { seat: 6, cards: 3 },
      ],
    });
    const before = chipsInPlay(night.state);
    const [taken] = night.do(take(t1, { cards: cards('Qc 9h 4d As 7s 8d Ks 5h Jc') }));
    expect(taken).toMatchObject({
      type: 'SmallChipsTaken',
      by: 'dealer',
      given: [
        { entry: 'e3', value: 100, why: 'won', card: 'As' },
        { entry: 'e6', value: 100, why: 'won', card: 'Ks' },
      ],
      difference: -25,
    });
    expect(chipsInPlay(night.state)).toBe(before - 25);
    expect(staff(night)).toMatchObject({ left: [] });
  });

  it('is dealt by chance where no cards are told, and what was dealt stays told', () => {
    const night = inBreak('oepbl');
    begin(night);
    night.do(counted(t1, [3, 3]));
    const [taken] = night.do(take());
    if (taken?.type !== 'SmallChipsTaken') throw new Error('not taken');
    const dealt = taken.dealt?.flatMap(({ cards: own }) => own) ?? [];
    expect(dealt).toHaveLength(6);
    expect(new Set(dealt).size).toBe(6);
    expect(taken.by).toBe('riffle');
    expect(staff(night)?.tables?.[t1]?.taken?.dealt).toEqual(taken.dealt);
  });

  test('[bdpv:6.8 Reihenfolge] [bdpv:6.8 Button] begins left of the button, which waits for the race', () => {
    const night = inBreak('bdpv');
    begin(night);
    night.do(counted(t1, [1, 0, 1, 1]));
    expect(night.refusal({ type: 'NextHand', tables: [t1] })).toMatchObject({
      code: 'small-chips-first',
      refs: ['bdpv@undated:6.8 Reihenfolge', 'bdpv@undated:6.8 Button'],
    });
    expect(staff(night)?.tables?.[t1]?.plan?.deal.map(({ seat }) => seat)).toEqual([4, 1, 3]);
    // lay elsewhere: somebody moved it too early
    const [taken] = night.do(take(t1, { button: toSeatNo(1), cards: cards('Ks Qs As') }));
    expect(taken).toMatchObject({ button: 1, given: [{ entry: 'e1', card: 'As' }] });
    expect(night.do({ type: 'NextHand', tables: [t1] })).toMatchObject([{ type: 'HandBegun', button: 4 }]);
  });

  test('[bdpv:6.8 Reihenfolge] asks where the button lay, if nobody has said', () => {
    const night = new Evening('bdpv', { chips: readySet('home', 10_000) });
    night.start(4, 1);
    jump(night, 4);
    begin(night);
    night.do(counted(t1, [1, 2]));
    expect(night.refusal(take())?.code).toBe('button-unknown');
    expect(night.refusal(take(t1, { button: toSeatNo(2) }))).toBeUndefined();
  });

  test('[tda55:14.f] has somebody who watches', () => {
    const night = inBreak('tda55');
    begin(night);
    night.do(counted(t1, [3, 3]));
    const alone = { type: 'TakeSmallChips', value: 25, table: t1 } as const;
    expect(night.refusal(alone)).toEqual({ code: 'witness-needed', refs: ['tda55@undated:14.f'] });
    expect(night.do({ ...alone, witness: 'player' })).toMatchObject([{ witness: 'player' }]);
    // without a race there is nothing to watch
    const even = inBreak('tda55');
    begin(even);
    even.do(counted(t1, [4, 8]));
    expect(even.refusal(alone)).toBeUndefined();
  });

  test('[pvb:15b(1)] [pvb:15b(2)] is rounded up without cards', () => {
    const night = inBreak('pvb');
    begin(night);
    night.do(counted(t1, [5, 4, 1]));
    const [taken] = night.do(take());
    expect(taken).toMatchObject({
      changed: [
        { entry: 'e1', even: 1, left: 1 },
        { entry: 'e2', even: 1, left: 0 },
        { entry: 'e3', even: 0, left: 1 },
      ],
      given: [
        { entry: 'e1', why: 'rounded' },
        { entry: 'e3', why: 'rounded' },
      ],
      difference: 150,
    });
    expect(taken).not.toHaveProperty('dealt');
  });

  test('[gcb:T23.A3] [tda55:14.e] [bdpv:6.8 letzter Chip] [oepbl:2.25 last chip] whoever has nothing else keeps one chip of the smallest value', () => {
    for (const book of ['gcb', 'tda55', 'bdpv', 'oepbl']) {
      const night = inBreak(book);
      begin(night);
      night.do({
        ...{ type: 'CountSmallChips', value: 25, table: t1 },
        counts: [
          { seat: toSeatNo(4), entry: e(4), chips: 3 },
          { seat: toSeatNo(5), entry: e(5), chips: 1, nothingElse: true },
        ],
      });
      const [taken] = night.do(take(t1, { cards: cards('As Kd Qd 2c') }));
      expect(taken).toMatchObject({
        given: [
          { entry: 'e4', value: 100, why: 'won' },
          { entry: 'e5', value: 100, why: 'saved' },
        ],
        difference: 100,
      });
    }
  });

  it('counts who sits there, as many as can be, and not after the race', () => {
    const night = inBreak('gcb', { tables: 2 });
    begin(night);
    expect(night.refusal(take())?.code).toBe('small-chips-not-counted');
    expect(night.refusal(counted(t1, [1, 1]))?.code).toBe('not-at-this-seat');
    expect(night.refusal(counted(t1, [9_999_999]))?.code).toBe('stack-too-large');
    night.do(counted(t1, [4], 1, 2));
    night.do(take());
    expect(night.refusal(counted(t1, [4], 1, 2))?.code).toBe('small-chips-gone');
    expect(night.refusal({ ...counted(t1, []), value: 100 } as TournamentCommand)?.code).toBe('no-colour-up');
  });

  it('is counted anew where somebody has moved since', () => {
    const night = inBreak('gcb', { tables: 2 });
    begin(night);
    night.do(counted(t1, [3, 3], 1, 2));
    night.do({ type: 'MoveEntry', entry: e(1), to: { table: t1, seat: toSeatNo(8) } });
    expect(night.refusal(take())?.code).toBe('small-chips-not-counted');
    expect(staff(night)?.tables?.[t1]).toEqual({});
  });

  it('takes the cards that were dealt: as many as chips, none twice', () => {
    const night = inBreak('gcb');
    begin(night);
    night.do(counted(t1, [2]));
    expect(night.refusal(take(t1, { cards: cards('As') }))).toMatchObject({ code: 'race-cards-off', needed: 2 });
    expect(night.refusal(take(t1, { cards: cards('As As') }))).toMatchObject({ code: 'race-cards-off', twice: 'As' });
  });
});

describe('between times', () => {
  test('[gcb:T24.B2] everybody is told of it, on the wall and in the log', () => {
    const night = jump(inBreak('gcb'), 2);
    expect(begin(night, { keep: true })).toMatchObject([
      { when: 'between', because: [{ code: 'colour-up-between', because: { value: 'floorAnnounced' } }] },
    ]);
    expect(view(night.state, { as: 'room' }).colourUps).toMatchObject([{ value: 25, when: 'between', left: [t1] }]);
    // all of them, for a reason
    const all = jump(inBreak('gcb'), 2);
    expect(begin(all, { reason: 'zu wenige da' })).toMatchObject([
      { when: 'between', because: [{ code: 'colour-up-between', because: { value: 'floorAnnounced' } }] },
    ]);
    expect(view(all.state, { as: 'room' }).colourUps).toMatchObject([{ value: 25, when: 'between', left: [t1] }]);
  });

  test('[gcb:T24.B1] [gcb:T24.B2] [pvb:15a(2)] [pvb:16(2)] most of a value is changed at any time; it is announced, and nothing is lost', () => {
    for (const [book, occasion] of [['gcb'], ['pvb', 'leagueDay'], ['pvb', 'championship']] as const) {
      const night = jump(inBreak(book, { ...(occasion && { occasion }) }), 2);
      const [begun] = begin(night, { keep: true, tables: [t1] });
      expect(begun).toMatchObject({
        when: 'between',
        keep: true,
        because: [{ code: 'colour-up-between' }, ...(occasion === 'leagueDay' ? [{ code: 'small-chips-stay' }] : [])],
      });
      // all who look are told
      expect(view(night.state, { as: 'room' }).colourUps).toMatchObject([
        { value: 25, into: 100, keep: true, left: [t1] },
      ]);
      const before = chipsInPlay(night.state);
      night.do(counted(t1, [9, 3]));
      expect(night.do(take())).toMatchObject([
        {
          given: [],
          difference: 0,
          changed: [
            { even: 2, left: 1 },
            { even: 0, left: 3 },
          ],
        },
      ]);
      expect(chipsInPlay(night.state)).toBe(before);
    }
  });

  test('[pvb:15a(1)] on a league day no value leaves', () => {
    const night = inBreak('pvb', { occasion: 'leagueDay' });
    expect(night.refusal({ type: 'BeginColourUp', value: 25, into: 100 })).toMatchObject({
      code: 'small-chips-stay',
      refs: ['pvb@2020-01:15a(1)'],
    });
    expect(night.refusal({ type: 'BeginColourUp', value: 25, into: 100, keep: true })).toBeUndefined();
  });
});

describe('afterwards', () => {
  test('[gcb:T23.C] small chips that turn up late are changed as far as they come out even, and the rest is forfeited', () => {
    const night = inBreak('gcb');
    expect(night.refusal({ type: 'ExchangeLateChips', value: 25, entry: e(1), chips: 7 })?.code).toBe('value-in-play');
    begin(night);
    for (const table of [t1]) night.do(counted(table, []));
    night.do(take());
    const before = chipsInPlay(night.state);
    expect(night.do({ type: 'ExchangeLateChips', value: 25, entry: e(1), chips: 7 })).toMatchObject([
      { even: 1, lapsed: 75, because: [{ because: { refs: ['gcb@2025-10-30:T23.C'] } }] },
    ]);
    expect(chipsInPlay(night.state)).toBe(before - 75);
  });

  it('is over with the last table, and by hand where one is left, with a reason', () => {
    const night = inBreak('gcb', { tables: 2 });
    begin(night);
    night.do(counted(t1, [4], 1, 2));
    night.do(take());
    expect(staff(night)?.left).toEqual([t2]);
    expect(night.refusal({ type: 'EndColourUp', value: 25, reason: ' ' })?.code).toBe('reason-needed');
    night.do({ type: 'EndColourUp', value: 25, reason: 'Saal zu' });
    expect(staff(night)?.left).toEqual([]);
    expect(night.refusal({ type: 'EndColourUp', value: 25, reason: 'x' })?.code).toBe('no-colour-up');
  });

  it('forgets a table that is broken in the meantime', () => {
    const night = inBreak('gcb', { tables: 2 });
    begin(night);
    night.do({ type: 'BreakTable', table: t2, reason: 'leer' });
    expect(staff(night)?.left).toEqual([t1]);
  });

  it('tells the room which chips go and where, and nobody’s chips', () => {
    const night = inBreak('gcb', { tables: 2 });
    begin(night);
    night.do(counted(t1, [3], 1, 2));
    const [shown] = view(night.state, { as: 'room' }).colourUps ?? [];
    expect(shown).toEqual({ value: 25, into: 100, when: 'scheduled', at: night.now, left: [t1, t2] });
  });

  it('goes with its count where that is undone: with another, somebody else would have won', () => {
    const night = inBreak('bdpv');
    const before = chipsInPlay(night.state);
    begin(night);
    night.do(counted(t1, [2]));
    night.do(counted(t1, [3]));
    night.do(take());
    expect(chipsInPlay(night.state)).toBe(before + 25);
    const history = restore(tournament, night.commits);
    const falls = (type: string, nth = 0) => {
      const commits = night.commits.filter(({ events }) => events[0]?.type === type);
      return dependents(tournament, history, commits[nth]?.id ?? toCommitId(''))?.map(({ events }) => events[0]?.type);
    };
    expect(falls('SmallChipsTaken')).toEqual([]);
    expect(falls('SmallChipsCounted', 0)).toEqual([]);
    expect(falls('SmallChipsCounted', 1)).toEqual(['SmallChipsTaken']);
    expect(falls('ColourUpBegun')).toEqual(['SmallChipsCounted', 'SmallChipsCounted', 'SmallChipsTaken']);
    const takesBack = night.commits.slice(-1).map(({ id }) => id);
    const undone = append(tournament, history, {
      ...{ id: toCommitId('undo'), version: night.commits.length + 1, at: night.now, actor: night.actor },
      ...{ events: [], takesBack },
    });
    expect(chipsInPlay(undone.state)).toBe(before);
  });
});

describe('through races at three tables, under every rulebook', () => {
  const counts = fc.array(fc.nat(12), { minLength: 4, maxLength: 4 });
  it('chips are as many as before, but for what each table’s race says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BOOKS), fc.tuple(counts, counts, counts), fc.boolean(), (book, found, out) => {
        const night = inBreak(book, { tables: 3, players: 12 });
        const before = chipsInPlay(night.state);
        begin(night);
        let difference = 0;
        for (const [nth, table] of [t1, t2, t3].entries()) {
          night.do(counted(table, found[nth] ?? [], nth + 1, 3));
          const [taken] = night.do(take(table));
          if (taken?.type !== 'SmallChipsTaken') throw new Error('not taken');
          difference += taken.difference;
          if (out && nth === 0) {
            night.do({ type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: e(1), by: [] }] });
          }
        }
        expect(racedDifference(night.state)).toBe(difference);
        expect(chipsInPlay(night.state)).toBe(before + difference);
        expect(staff(night)?.left).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
