import { expect, test } from 'vitest';
import { readClock } from './clock-reading.ts';
import { toTableId } from './ids.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

/** What the room is told of hands and levels, without the pins. */
function told(book: string) {
  const evening = new Evening(book);
  evening.start(4);
  const { handStart, levelChange } = view(evening.state, { as: 'room' }).rules;
  const said = ({ value, refs }: typeof handStart) => ({ value, refs: refs.map((ref) => ref.split('/').at(-1)) });
  return { hand: said(handStart), level: said(levelChange) };
}

test('[pvb:14(1)] a level changes by the announcement', () => {
  expect(told('pvb').level.value).toContain('announced');
});

test('[pvb:14(2)] or by the clock that the dealer sees', () => {
  expect(told('pvb').level.value).toEqual(['announced', 'clock']);
});

test('[pvb:14(3)] a hand begins with the first riffle or the machine', () => {
  expect(told('pvb').hand.value).toEqual(['firstRiffle', 'machineButton']);
});

test('[tda55:52.a] [gcb:T22.1] [oepbl:6.7 blind raise] a level changes by the announcement alone', () => {
  for (const book of ['tda55', 'gcb', 'oepbl']) expect(told(book).level.value).toEqual(['announced']);
});

test('[tda55:52.b] [gcb:T22.2] [oepbl:6.7 hand start] for the hand that begins afterwards, with its first riffle', () => {
  for (const book of ['tda55', 'gcb', 'oepbl']) expect(told(book).hand.value).toContain('firstRiffle');
  expect(told('gcb').hand.value).toContain('shufflerOpened');
});

test('[bdpv:6.7] [bdpv:1 Entscheidungsfindung 5 Blind-Erhöhung] the signal counts, from the next hand on', () => {
  expect(told('bdpv').level.value).toEqual(['clock']);
});

test('[bdpv:1 Entscheidungsfindung 5] a hand begins with the first shuffle', () => {
  expect(told('bdpv').hand.value).toContain('firstRiffle');
});

test('[bdpv:6.7 Deal-Beginn] or when the blinds are posted', () => {
  expect(told('bdpv').hand.value).toEqual(['firstRiffle', 'blindsPosted']);
  expect(told('bdpv').hand.refs.map((ref) => ref?.split(':').at(-1))).toEqual([
    '1 Entscheidungsfindung 5',
    '6.7 Deal-Beginn',
  ]);
});

test.each([
  ['pvb', '[pvb:14(1)] [pvb:14(3)]'],
  ['tda55', '[tda55:52.a] [tda55:52.b]'],
  ['gcb', '[gcb:T22.1] [gcb:T22.2]'],
  ['oepbl', '[oepbl:6.7 blind raise] [oepbl:6.7 hand start]'],
  ['bdpv', '[bdpv:6.7] [bdpv:1 Entscheidungsfindung 5] [bdpv:1 Entscheidungsfindung 5 Blind-Erhöhung]'],
])('%s %s a level counts from the hand that begins after it: the hand that runs keeps its own', (book) => {
  const evening = new Evening(book);
  evening.start(6, 1);
  const table = toTableId('t1');
  evening.do({ type: 'PlaceButton', table, seat: 1 });
  const levelOfHand = () => evening.state.tables.get(table)?.hand?.level;
  const nextHand = () => evening.do({ type: 'NextHand', tables: [table] });
  const [first] = evening.state.setup?.levels ?? [];
  evening.wait((first?.duration ?? 0) - 1);
  nextHand();
  expect(levelOfHand()).toBe(0);
  // the time is up while it runs
  evening.wait(60_000);
  expect([
    levelOfHand(),
    readClock(evening.state.clock, evening.state.setup?.levels ?? [], evening.now).levelIndex,
  ]).toEqual([0, 1]);
  nextHand();
  expect(levelOfHand()).toBe(1);
});

test('[bdpv:6.6] [oepbl:6.4 blind raise] blinds rise by the table that was set, level after level', () => {
  for (const book of ['bdpv', 'oepbl']) {
    const evening = new Evening(book);
    evening.start(4);
    const levels = evening.state.setup?.levels ?? [];
    const [first, second] = levels;
    const blinds = () => readClock(evening.state.clock, levels, evening.now).blinds?.bigBlind;
    expect([blinds(), first?.kind]).toEqual([first?.kind === 'play' && first.bigBlind, 'play']);
    evening.wait((first?.duration ?? 0) - 1);
    expect(blinds()).toBe(first?.kind === 'play' && first.bigBlind);
    evening.wait(1);
    expect(blinds()).toBe(second?.kind === 'play' && second.bigBlind);
  }
});

test('[oepbl:3.10 team mtt] there is no limit of time: behind the last level its blinds stay in force', () => {
  const evening = new Evening('oepbl');
  evening.start(4);
  const levels = evening.state.setup?.levels ?? [];
  evening.do({ type: 'JumpToLevel', level: levels.length - 1 });
  const last = readClock(evening.state.clock, levels, evening.now).blinds;
  evening.wait(10 * 3_600_000);
  expect(readClock(evening.state.clock, levels, evening.now)).toMatchObject({ phase: 'waiting', blinds: last });
  expect(view(evening.state, { as: 'room' }).stage).toBe('play');
});
