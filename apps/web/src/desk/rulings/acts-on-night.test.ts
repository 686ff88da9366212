import { append, restore, toCommitId } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { nightEffects, type Outcome, rule } from '@riffle/floor';
import { cases } from '@riffle/floor/cases';
import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import {
  type CarriedOut,
  type EntryId,
  minutes,
  toBustOutId,
  toEntryId,
  toPenaltyId,
  toRulingId,
  toTableId,
  tournament,
} from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { describe, expect, it, test } from 'vitest';
import { ruledOn } from '../../floor/record/ruled-on.ts';

const briefly = (command: CarriedOut): string => (command.type === 'RuleHand' ? command.is : command.type);
const t1 = toTableId('t1');
const e1 = toEntryId('e1');
const ruling = toRulingId('r1');

/** Two tables, the second level, a hand counted at each, one player away and another serving a penalty. */
function evening(book: string): Evening {
  const night = new Evening(book, { startingStack: toChips(20_000) });
  night.start(14, 2);
  for (const table of ['t1', 't2']) night.do({ type: 'PlaceButton', table: toTableId(table), seat: toSeatNo(2) });
  night.do({ type: 'JumpToLevel', level: 1 });
  night.wait(60_000).do({ type: 'NextHand', tables: [t1, toTableId('t2')] });
  const measure =
    book === 'bdpv' ? ({ measure: 'time', minutes: 20 } as const) : ({ measure: 'rounds', rounds: 1 } as const);
  night.do({ type: 'GivePenalty', penalty: toPenaltyId('p0'), entry: e1, offence: 'delay', ...measure });
  return night;
}

/** Under each rulebook, what a case has the night do at table 1 and about a player there. */
function acting(entry: EntryId) {
  return cases.flatMap(({ book: id, occasion, kind, facts }) => {
    const book = findRulebook(id);
    const verdict = book && rule({ kind, facts }, book, occasion === undefined ? {} : { occasion });
    if (!verdict?.ok) return [];
    const night = evening(id);
    const view = tournament.view(night.state, { as: 'staff' });
    const at = { view, now: night.now, table: t1, entry, bustOut: toBustOutId('b1'), counted: 12_000, reason: 'x' };
    const effects = nightEffects(verdict.value, verdict.value.outcome, at);
    return effects.length === 0 ? [] : [{ id, kind, facts, night, effects, said: verdict.value }];
  });
}

describe('whatever is ruled', () => {
  const all = acting(e1);

  it('is carried out by the night as it is proposed, changes what it says, and is taken back as one', () => {
    for (const { id, kind, facts, night, effects, said } of all) {
      const before = night.state;
      const chips = tournament.view(before, { as: 'room' }).figures.chips;
      const on = ruledOn({ kind, facts }, said, { table: t1, entry: e1 });
      const events = night.do({ type: 'RecordRuling', ruling, on, carryOut: effects.map(({ command }) => command) });
      for (const { before: was, after } of effects) expect(after, `${id} ${kind}`).not.toEqual(was);
      // what is so now is not proposed again; a hand may be dealt again, and chips be found, as often as it takes
      const now = { view: tournament.view(night.state, { as: 'staff' }), now: night.now, table: t1, entry: e1 };
      const left = nightEffects(said, said.outcome, {
        ...now,
        bustOut: toBustOutId('b2'),
        counted: 12_000,
        reason: 'x',
      });
      const more = left.filter(({ command }) => command.type !== 'RemoveChips' && briefly(command) !== 'again');
      expect(more, `${id} ${kind}`).toEqual([]);
      const gone = events.reduce(
        (sum, event) =>
          sum +
          (event.type === 'ChipsRemoved' || (event.type === 'StackRemoved' && event.shares === undefined)
            ? event.chips
            : 0),
        0,
      );
      expect(tournament.view(night.state, { as: 'room' }).figures.chips, `${id} ${kind}`).toBe(chips - gone);
      const last = night.commits.at(-1);
      if (last === undefined) throw new RangeError('nothing happened');
      const undo = { ...last, id: toCommitId('u'), version: last.version + 1, events: [], takesBack: [last.id] };
      expect(append(tournament, restore(tournament, night.commits), undo).state).toEqual(before);
    }
  });

  it('changes the night in what a night knows of: clock, hand, table, blinds, stacks, chips, places, penalties', () => {
    const kinds = new Set(all.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(25);
    const asked = new Set(all.flatMap(({ effects }) => effects.map(({ command }) => briefly(command))));
    expect([...asked].toSorted()).toEqual([
      'BustOut',
      'CallTime',
      'PauseClock',
      'PlaceButton',
      'RemoveChips',
      'RemoveStack',
      'StartHandForHand',
      'again',
      'oldLevel',
      'stops',
    ]);
  });
});

test('nothing is proposed where nobody has said where it was, or the night has not begun', () => {
  const book = findRulebook('oepbl');
  const said = book && rule({ kind: 'dispute', facts: {} }, book);
  if (!said?.ok) throw new Error('no ruling');
  const night = new Evening('oepbl');
  const asked = () => {
    const view = tournament.view(night.state, { as: 'staff' });
    return nightEffects(said.value, said.value.outcome, {
      view,
      now: night.now,
      bustOut: toBustOutId('b1'),
      reason: 'x',
    });
  };
  expect(asked()).toEqual([]);
  night.start(6, 1);
  expect(asked().map(({ command }) => command.type)).toEqual(['PauseClock']);
});

describe('what a ruling ends or stops between the tables', () => {
  const asked = (night: Evening, outcome: Outcome) => {
    const view = tournament.view(night.state, { as: 'staff' });
    const at = { view, now: night.now, table: t1, entry: e1, bustOut: toBustOutId('b1'), reason: 'x' };
    const effects = nightEffects({ effects: [] }, outcome, at);
    night.do({
      type: 'RecordRuling',
      ruling: toRulingId(outcome.is),
      on: ON,
      carryOut: effects.map((one) => one.command),
    });
    return effects.map(({ command, before, after }) => [command.type, before, after]);
  };
  const ON = { kind: 'handForHand', facts: {}, answer: 'proposed', outcome: {}, refs: [] } as const;

  it('is hand-for-hand, table by table', () => {
    const night = evening('pvb');
    const whole = (on: boolean) => ({ is: 'handForHand', on });
    expect(asked(night, { is: 'handForHandStarts' })).toEqual([['StartHandForHand', whole(false), whole(true)]]);
    const table = (at: string) => ({ is: 'inHand', at });
    expect(asked(night, { is: 'tableWaits' })).toEqual([['TellHand', table('playing'), table('done')]]);
    expect(asked(night, { is: 'handForHandEnds' })).toEqual([['EndHandForHand', whole(true), whole(false)]]);
    expect(asked(night, { is: 'handFreezes' })).toEqual([]);
  });

  it('is a penalty', () => {
    const night = evening('pvb');
    expect(asked(night, { is: 'penaltyEnds' })).toEqual([
      ['EndPenalty', { is: 'penalty', runs: true }, { is: 'penalty', runs: false }],
    ]);
    expect(night.state.penalties[0]).toMatchObject({ ended: 'waived' });
  });
});

describe('time on somebody who thinks long', () => {
  /** What the night is asked, and the rules, where somebody asks for the clock. */
  function called(id: string, facts: object) {
    const book = findRulebook(id);
    const said = book && rule({ kind: 'timeCalled', facts: { seconds: 180, ...facts } }, book);
    if (!said?.ok) throw new Error(JSON.stringify(said));
    const night = evening(id);
    const view = tournament.view(night.state, { as: 'staff' });
    const at = { view, now: night.now, table: t1, entry: e1, bustOut: toBustOutId('b1'), reason: 'x' };
    const commands = nightEffects(said.value, said.value.outcome, at).map(({ command }) => command);
    night.do({
      type: 'RecordRuling',
      ruling,
      on: ruledOn({ kind: 'timeCalled', facts }, said.value, {}),
      carryOut: commands,
    });
    const { timeCall } = tournament.view(night.state, { as: 'staff' }).tables[t1] ?? {};
    return { runs: timeCall && [timeCall.main, timeCall.countdown, timeCall.entry], refs: said.value.refs };
  }
  const away = (id: string) => called(id, { atSeat: false });

  test('[gcb:T29.2] runs for a player who asks at his seat, and for nobody who stands elsewhere', () => {
    expect(called('gcb', {}).runs).toEqual([50, 10, e1]);
    expect(away('gcb').runs).toBeUndefined();
    expect(away('gcb').refs).toContain('gcb@2025-10-30:T29.2');
  });

  test('[tda55:27.b] runs for a player who asks at the own seat only', () => {
    expect(called('tda55', {}).runs).toEqual([60, 10, e1]);
    expect(away('tda55').runs).toBeUndefined();
    expect(away('tda55').refs).toContain('tda55@undated:27.b');
  });

  test('[bdpv:5.12] is one additional minute, set by staff on their own or as they grant it; no spectator has it', () => {
    for (const by of ['staff', 'playerInHand']) expect(called('bdpv', { by }).runs).toEqual([60, 10, e1]);
    const stranger = called('bdpv', { by: 'spectator' });
    expect(stranger.runs).toBeUndefined();
    expect(stranger.refs).toContain('bdpv@undated:5.12');
  });
});

describe('who sits where', () => {
  const t2 = toTableId('t2');
  const ON = { kind: 'whoMovesToBalance', facts: {}, answer: 'determined', outcome: {}, refs: [] } as const;
  const sizes = (night: Evening) =>
    Object.values(tournament.view(night.state, { as: 'staff' }).tables).map(({ players }) => players);
  const effectsOf = (night: Evening, outcome: Outcome, table = t1) => {
    const view = tournament.view(night.state, { as: 'staff' });
    return nightEffects({ effects: [] }, outcome, {
      view,
      now: night.now,
      table,
      bustOut: toBustOutId('b1'),
      reason: 'x',
    });
  };
  const ruled = (night: Evening, outcome: Outcome, table = t1) => {
    const effects = effectsOf(night, outcome, table);
    const carryOut = effects.map(({ command }) => command);
    night.do({ type: 'RecordRuling', ruling: toRulingId(`r-${outcome.is}`), on: ON, carryOut });
    return effects;
  };
  const takenBack = (night: Evening) => {
    const last = night.commits.at(-1);
    if (last === undefined) throw new RangeError('nothing happened');
    const undo = { ...last, id: toCommitId('u'), version: last.version + 1, events: [], takesBack: [last.id] };
    return append(tournament, restore(tournament, night.commits), undo).state;
  };
  /** Tables of 7 and 4. */
  function uneven(book: string): Evening {
    const night = evening(book);
    const at2 = [...night.state.entries.values()].filter(({ at }) => at?.table === t2).slice(0, 3);
    for (const { id } of at2)
      night.do({ type: 'BustOut', bustOut: toBustOutId(`b-${id}`), out: [{ entry: id, by: [] }] });
    return night;
  }

  test('[gcb:T10.A1] [tda55:5.a] is changed by the ruling that says who moves, and taken back with it', () => {
    for (const book of ['gcb', 'tda55']) {
      const night = uneven(book);
      const proposed = tournament.view(night.state, { as: 'staff' }).proposals?.find((one) => one.kind === 'balance');
      if (proposed?.kind !== 'balance') throw new Error('nothing to balance');
      const before = night.state;
      const { from, to, entry } = proposed;
      const effects = ruled(night, { is: 'moves', from: from.seat, to: to.seat }, from.table);
      expect(effects.map((one) => [one.before, one.after])).toEqual([
        [
          { is: 'seat', table: before.tables.get(from.table)?.name, seat: from.seat },
          { is: 'seat', table: before.tables.get(to.table)?.name, seat: to.seat },
        ],
      ]);
      expect(night.state.entries.get(entry)?.at).toEqual(to);
      expect(sizes(night)).toEqual([6, 5]);
      // it is no longer theirs to be moved
      expect(effectsOf(night, { is: 'moves', from: from.seat, to: to.seat }, from.table)).toEqual([]);
      expect(takenBack(night)).toEqual(before);
    }
  });

  it('is nobody’s where the seat is empty or no table has the other one free', () => {
    const night = evening('gcb');
    const [taken = toSeatNo(1)] = [...night.state.entries.values()].flatMap(({ at }) =>
      at?.table === t2 ? [at.seat] : [],
    );
    const [from = toSeatNo(1)] = [...night.state.entries.values()].flatMap(({ at }) =>
      at?.table === t1 ? [at.seat] : [],
    );
    expect(effectsOf(night, { is: 'moves', from, to: taken })).toEqual([]);
    expect(effectsOf(night, { is: 'moves', from: 12, to: 9 })).toEqual([]);
    expect(effectsOf(night, { is: 'evenOut', moves: 1, from: 1, to: 2 })).toEqual([]);
    expect(effectsOf(night, { is: 'breakTable', table: 1 })).toEqual([]);
  });

  it('is evened out, a table broken and the final table drawn, as the night proposes it', () => {
    const night = uneven('tda55');
    expect(ruled(night, { is: 'evenOut', moves: 1, from: 1, to: 2 }).length).toBe(1);
    expect(sizes(night)).toEqual([6, 5]);
    const out = [...night.state.entries.values()].filter(({ at }) => at !== undefined).slice(0, 3);
    for (const { id } of out)
      night.do({ type: 'BustOut', bustOut: toBustOutId(`c-${id}`), out: [{ entry: id, by: [] }] });
    const { proposals = [] } = tournament.view(night.state, { as: 'staff' });
    const joins = proposals.find(({ kind }) => kind === 'finalTable' || kind === 'breakTable');
    if (joins?.kind !== 'finalTable' && joins?.kind !== 'breakTable') throw new Error('nothing to join');
    const before = night.state;
    const said =
      joins.kind === 'finalTable'
        ? ({ is: 'finalTable', players: 8 } as const)
        : ({ is: 'breakTable', table: 1 } as const);
    const stands = ruled(night, said).map((one) => [one.before.is, one.after]);
    if (joins.kind === 'finalTable') expect(stands).toEqual([['tables', { is: 'tables', count: 1 }]]);
    else expect(stands).toMatchObject([['tableThere', { is: 'tableThere', there: false }]]);
    expect(sizes(night)).toEqual([8]);
    expect(takenBack(night)).toEqual(before);
  });

  test('[tda55:9.a] and the last hands of a day are announced', () => {
    const night = evening('tda55');
    expect(effectsOf(night, { is: 'lastHandsDrawn', least: 3, most: 7 })).toEqual([]);
    night.do({ type: 'ChangeSetup', changes: { dayThrough: 2 } });
    night.do({ type: 'JumpToLevel', level: 1, remaining: minutes(5) });
    ruled(night, { is: 'lastHandsDrawn', least: 3, most: 7 });
    expect(night.state.day?.lastHands?.hands).toBeGreaterThanOrEqual(3);
    expect(night.state.clock?.running).toBe(false);
    expect(effectsOf(night, { is: 'lastHandsDrawn', least: 3, most: 7 })).toEqual([]);
  });
});

describe('what is ruled from what was told', () => {
  const [e2, e3, e4] = [toEntryId('e2'), toEntryId('e3'), toEntryId('e4')];
  function ruled(night: Evening, kind: string, facts: object, entry?: EntryId, house = 'pvb') {
    const book = findRulebook(house);
    const said = book && rule({ kind, facts } as never, book, {});
    if (!said?.ok) throw new Error('no ruling');
    const view = tournament.view(night.state, { as: 'staff' });
    const at = { view, now: night.now, table: t1, entry, incident: { kind, facts }, bustOut: toBustOutId('b1') };
    return { said: said.value, at: { ...at, reason: 'x' } };
  }
  function record(night: Evening, { said, at }: ReturnType<typeof ruled>, outcome: Outcome = said.outcome) {
    const carryOut = nightEffects(said, outcome, at).map(({ command }) => command);
    const on = ruledOn({ kind: at.incident.kind, facts: at.incident.facts } as never, said, { table: t1 });
    return night.do({ type: 'RecordRuling', ruling, on, carryOut });
  }
  const undone = (night: Evening) => {
    const last = night.commits.at(-1);
    if (last === undefined) throw new RangeError('nothing happened');
    const undo = { ...last, id: toCommitId('u'), version: last.version + 1, events: [], takesBack: [last.id] };
    return append(tournament, restore(tournament, night.commits), undo).state;
  };

  it('[pvb:64b(1)] several out in one hand are out in one step, ranked by what they had', () => {
    const night = evening('pvb');
    const before = night.state;
    // e1, e3, e5 … sit at table 1 on the seats 1, 2, 3 …
    const facts = {
      players: 14,
      out: [
        { seat: 1, stack: 3_000 },
        { seat: 2, stack: 5_000 },
      ],
    };
    const one = ruled(night, 'bustedTogether', facts);
    expect(nightEffects(one.said, one.said.outcome, one.at)).toMatchObject([
      { before: { is: 'players', left: 14 }, after: { is: 'players', left: 12 } },
    ]);
    record(night, one);
    const { entries } = tournament.view(night.state, { as: 'staff' });
    expect([entries[e3]?.place, entries[e1]?.place]).toEqual([13, 14]);
    expect(undone(night)).toEqual(before);
    // somebody whom the night does not know: nothing is proposed, rather than half of it
    const empty = {
      players: 14,
      out: [
        { seat: 1, stack: 3_000 },
        { seat: 9, stack: 5_000 },
      ],
    };
    const unknown = ruled(evening('pvb'), 'bustedTogether', empty);
    expect(nightEffects(unknown.said, unknown.said.outcome, unknown.at)).toEqual([]);
  });

  it('several out at different tables are out by the tables as they are called, in the way that was told', () => {
    const night = evening('pvb');
    const out = [
      { seat: 1, table: 1, stack: 3_000 },
      { seat: 1, table: 2, stack: 5_000 },
    ];
    record(night, ruled(night, 'bustedTogether', { how: 'handForHand', players: 14, out }));
    const { entries } = tournament.view(night.state, { as: 'staff' });
    expect([entries[e2]?.place, entries[e1]?.place]).toEqual([13, 14]);
    expect(night.state.bustOuts.at(-1)?.together).toBe('handForHand');
  });

  it('who may stay on a wrong seat is there in the night, and whoever belongs there has his', () => {
    for (const [onSeat, change] of [
      [9, 'EntryMoved'],
      [2, 'EntriesSwapped'],
    ] as const) {
      const night = evening('pvb');
      const before = night.state;
      const events = record(night, ruled(night, 'wrongSeat', { onSeat }, e4), { is: 'staysSeated' });
      expect(events.map(({ type }) => type)).toContain(change);
      expect(night.state.entries.get(e4)?.at).toEqual({ table: t1, seat: onSeat });
      expect(undone(night)).toEqual(before);
    }
    // who moves to his right seat is there already
    const moves = ruled(evening('pvb'), 'wrongSeat', { onSeat: 9 }, e4);
    expect(nightEffects(moves.said, { is: 'moveToRightSeat', when: 'now' }, moves.at)).toEqual([]);
  });

  it('fewer seats are set at every table where nobody sits on one that goes', () => {
    const night = evening('pvb');
    const before = night.state;
    night.do({ type: 'MoveEntry', entry: e2, to: { table: toTableId('t2'), seat: toSeatNo(9) }, reason: 'x' });
    const moved = night.state;
    const one = ruled(night, 'fewerSeats', { tables: 2, players: 14, seats: 8 });
    record(night, one);
    expect([...night.state.tables.values()].map(({ seats }) => seats)).toEqual([8, 9]);
    expect(undone(night)).toEqual(moved);
    expect(before.tables.get(t1)?.seats).toBe(9);
  });
});
