import { later, restore } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readySet } from './chips/ready-sets.ts';
import type { TournamentCommand } from './command.ts';
import { evolve } from './evolve.ts';
import { chipsInPlay } from './figures.ts';
import { fits } from './fits.ts';
import { RULED_HANDS } from './hands/hand-as-ruled.ts';
import { toBustOutId, toEntryId, toRulingId, toTableId } from './ids.ts';
import { places } from './places.ts';
import { inPlay, isInPlay, playersLeft } from './seating-index.ts';
import type { Tournament } from './state.ts';
import { minutes } from './structure.ts';
import { structureFor } from './structures.ts';
import { EVENING, Evening, retold } from './testing.ts';
import { tournament } from './tournament.ts';

const named = <T>(prefix: string, count: number, to: (id: string) => T): fc.Arbitrary<T> =>
  fc.integer({ min: 1, max: count }).map((no) => to(`${prefix}${String(no)}`));
const entry = named('e', 11, toEntryId);
const person = named('p', 16, toPersonId);
const table = named('t', 4, toTableId);
const bustOut = named('b', 6, toBustOutId);
const seat = fc.integer({ min: 1, max: 12 }).map(toSeatNo);
const place = fc.record({ table, seat });
const entries = fc.array(entry, { minLength: 1, maxLength: 4 });
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 1 });
const out = fc.array(
  fc.record(
    {
      entry,
      by: fc.array(entry, { maxLength: 1 }),
      stackAtStart: fc.integer({ min: 1, max: 4 }).map((n) => toChips(n * 500)),
    },
    { requiredKeys: ['entry', 'by'] },
  ),
  { minLength: 1, maxLength: 3 },
);
const reason = fc.constantFrom('', 'said so');
const levels = fc.constantFrom(structureFor('quick')?.levels ?? [], structureFor('deep')?.levels ?? [], []);
const tables = fc.array(table, { maxLength: 3 });

const ruling = named('r', 3, toRulingId);
const on = { kind: 'dispute', facts: {}, answer: 'determined', outcome: {}, steps: [{}, {}], refs: [] } as const;
/** What a ruling may ask of the night in the same step. */
const effects = {
  tick: fc.record({ type: fc.constant('TickStep'), ruling, step: fc.integer({ min: -1, max: 2 }), done: fc.boolean() }),
  hand: fc.record({ type: fc.constant('RuleHand'), table, is: fc.constantFrom(...RULED_HANDS) }),
  chips: fc.record(
    { type: fc.constant('RemoveChips'), chips: fc.integer({ min: 0, max: 4 }).map((n) => toChips(n * 475)), entry },
    { requiredKeys: ['type', 'chips'] },
  ),
  clock: fc.record({ type: fc.constant('PauseClock') }),
  seat: fc.record({ type: fc.constant('MoveEntry'), entry, to: place, reason }),
};
const carryOut = fc.array(fc.oneof(...Object.values(effects)), { maxLength: 3 });

/** Any command, sensible or not, as it could come over the wire. */
const command = fc.oneof(
  fc.record(
    {
      type: fc.constant('AddEntries'),
      entries: fc.array(fc.record({ entry, person }), { maxLength: 3 }),
      alternates: fc.constant(true),
    },
    { requiredKeys: ['type', 'entries'] },
  ),
  fc.record({ type: fc.constantFrom('CheckIn', 'CheckOut'), entries }),
  fc.record({
    type: fc.constantFrom(
      'WithdrawEntry',
      'PassAlternate',
      'MarkAbsent',
      'MarkPresent',
      'RenewOwnLink',
      'Unseat',
      'LockEntry',
      'UnlockEntry',
    ),
    entry,
  }),
  fc.record({ type: fc.constant('ChangePerson'), entry, person }),
  fc.record({ type: fc.constant('MarkAbsent'), entry, excused: fc.constant(true) }),
  fc.record({ type: fc.constant('ChangeSetup'), changes: fc.constant({}), clear: fc.constant(['lateEntryThrough']) }),
  fc.record({
    type: fc.constant('ChangeSetup'),
    changes: fc.constantFrom({}, { chips: readySet('home', 10_000) }, { chips: readySet('club', 5_000) }),
    clear: fc.constantFrom([], ['chips']),
  }),
  fc.record(
    { type: fc.constant('ChangeClub'), entry, club: fc.constantFrom('A', 'B') },
    { requiredKeys: ['type', 'entry'] },
  ),
  fc.record({ type: fc.constant('KeepApart'), groups: fc.array(entries, { maxLength: 2 }) }),
  fc.record({
    type: fc.constant('AddTable'),
    table,
    name: fc.constantFrom('1', '2', '3'),
    seats: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ type: fc.constant('ChangeTable'), table, seats: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ type: fc.constantFrom('RemoveTable', 'RedrawTable', 'AdvanceButton'), table }),
  { arbitrary: fc.record({ type: fc.constant('NextHand'), tables }), weight: 3 },
  {
    arbitrary: fc.record(
      {
        type: fc.constant('BeginColourUp'),
        value: fc.constantFrom(25, 100),
        into: fc.constantFrom(100, 500),
        keep: fc.constant(true),
        reason,
      },
      { requiredKeys: ['type', 'value', 'into', 'reason'] },
    ),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      type: fc.constant('CountSmallChips'),
      value: fc.constantFrom(25, 100),
      table,
      counts: fc.constantFrom([], [{ seat: 1, entry: 'e1', chips: 7, nothingElse: true }]),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record(
      {
        type: fc.constant('TakeSmallChips'),
        value: fc.constantFrom(25, 100),
        table,
        witness: fc.constantFrom('staff', 'player'),
        button: seat,
      },
      { requiredKeys: ['type', 'value', 'table'] },
    ),
    weight: 2,
  },
  {
    arbitrary: fc.record(
      {
        type: fc.constant('CountStacks'),
        occasion: fc.constantFrom('break', 'dayEnd', 'play'),
        table,
        stacks: fc.array(fc.record({ entry, chips: fc.integer({ min: 0, max: 30_000 }) }), { maxLength: 4 }),
        anew: fc.constant(true),
        reason,
      },
      { requiredKeys: ['type', 'occasion', 'stacks'] },
    ),
    weight: 3,
  },
  fc.record({ type: fc.constant('EndColourUp'), value: fc.constantFrom(25, 100), reason }),
  fc.record({ type: fc.constant('ExchangeLateChips'), value: fc.constantFrom(25, 100), entry, chips: fc.nat(9) }),
  fc.record({ type: fc.constant('ChangeSetup'), changes: fc.constantFrom({ dayThrough: 1 }, { dayThrough: 3 }) }),
  {
    arbitrary: fc.record(
      { type: fc.constant('AnnounceLastHands'), hands: fc.integer({ min: 0, max: 9 }), drawnBy: entry, reason },
      { requiredKeys: ['type', 'reason'] },
    ),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      type: fc.constant('BagStacks'),
      stacks: fc.array(fc.record({ entry, chips: fc.integer({ min: 0, max: 4 }).map((n) => toChips(n * 5_000)) })),
    }),
    weight: 3,
  },
  fc.record({ type: fc.constant('EndDay'), reason }),
  fc.record({ type: fc.constant('HandOnStack'), entry, person, reason }, { requiredKeys: ['type', 'entry', 'person'] }),
  { arbitrary: fc.record({ type: fc.constant('CallOff'), reason }), weight: 1 },
  fc.record({
    ...{ type: fc.constant('TellDuty'), done: fc.boolean() },
    duty: fc.oneof(
      fc.record({ is: fc.constant('clubCheckIn'), club: fc.constantFrom('A', 'B') }),
      fc.record({ is: fc.constant('cardOnStack'), entry, heat: fc.integer({ min: 1, max: 2 }) }),
      fc.record({ is: fc.constant('cardHandedIn'), entry }),
      fc.record({ is: fc.constant('roundCard'), table }),
    ),
  }),
  {
    arbitrary: fc.record({
      type: fc.constant('DrawPlayer'),
      whom: fc.record(
        {
          are: fc.constantFrom('in', 'out', 'all'),
          table,
          bought: fc.constantFrom('rebuy', 'addOn'),
          undrawn: fc.constant(true),
          without: fc.array(entry, { maxLength: 3 }),
        },
        { requiredKeys: ['are'] },
      ),
    }),
    weight: 2,
  },
  fc.record({ type: fc.constantFrom('TallyOut', 'TallyGone'), bustOut }),
  fc.record({ type: fc.constant('EndByTime'), bustOut, table }, { requiredKeys: ['type', 'bustOut'] }),
  {
    arbitrary: fc.record({ type: fc.constant('StartHandForHand'), until: fc.integer({ min: 0, max: 12 }) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ type: fc.constant('TellHand'), table, is: fc.constantFrom('playing', 'allIn', 'done') }),
    weight: 4,
  },
  fc.record({
    type: fc.constantFrom('CallFloor', 'AnswerFloorCall', 'EndFloorCall', 'RenewTableLink'),
    table,
  }),
  fc.record({
    type: fc.constant('TellOfTable'),
    table,
    what: fc.oneof(
      fc.record({
        is: fc.constant('deckChanged'),
        why: fc.constantFrom('dealerChange', 'levelEnd', 'damaged', 'floor'),
      }),
      fc.record({ is: fc.constant('stakesShared'), entries: fc.array(entry, { maxLength: 3 }) }),
      fc.record({ is: fc.constant('stakesAnnounced') }),
    ),
  }),
  fc.record(
    { type: fc.constant('CallTime'), table, entry, main: fc.integer({ min: -1, max: 99 }) },
    { requiredKeys: ['type', 'table'] },
  ),
  fc.record({ type: fc.constant('EndTimeCall'), table, how: fc.constantFrom('acted', 'ranOut', 'mistaken') }),
  fc.record({ type: fc.constant('EndHandForHand') }),
  { arbitrary: fc.record({ type: fc.constant('NextHand'), tables }), weight: 2 },
  { arbitrary: fc.oneof(...Object.values(effects)), weight: 4 },
  {
    arbitrary: fc.record(
      { type: fc.constant('RecordRuling'), ruling, on: fc.constant(on), carryOut },
      { requiredKeys: ['type', 'ruling', 'on'] },
    ),
    weight: 4,
  },
  { arbitrary: fc.record({ type: fc.constant('CarryOutRuling'), ruling, carryOut }), weight: 3 },

  fc.record({ type: fc.constant('OrderTables'), breakOrder: tables }),
  fc.record({ type: fc.constant('BlockSeat'), place, label: fc.constantFrom('dealer', '') }),
  fc.record({ type: fc.constant('UnblockSeat'), place }),
  fc.record({ type: fc.constantFrom('BreakTable', 'WaiveHalt'), table, reason }),
  fc.record({ type: fc.constant('SetTableSize') }),
  fc.record({ type: fc.constant('FormFinalTable'), reason }),
  {
    arbitrary: fc.record({ type: fc.constant('SeatEntry'), entry, at: place }, { requiredKeys: ['type', 'entry'] }),
    weight: 3,
  },
  {
    arbitrary: fc.record(
      { type: fc.constant('MoveEntry'), entry, to: place, reason },
      { requiredKeys: ['type', 'entry', 'to'] },
    ),
    weight: 2,
  },
  fc.record({ type: fc.constant('SwapEntries'), a: entry, b: entry }),
  fc.record({ type: fc.constant('PlaceButton'), table, seat }),
  fc.record({ type: fc.constant('ChangeLevels'), levels }),
  fc.record({ type: fc.constant('JumpToLevel'), level: fc.integer({ min: -1, max: 20 }) }),
  fc.record({ type: fc.constant('AddTime'), ms: fc.integer({ min: -3_600_000, max: 3_600_000 }) }),
  fc.record({ type: fc.constant('BreakNow'), duration: fc.integer({ min: 0, max: 30 }).map(minutes) }),
  fc.record({ type: fc.constantFrom('DrawSeats', 'StartClock', 'PauseClock', 'EndBreak', 'CancelCountdown') }),
  {
    arbitrary: fc.record({
      type: fc.constant('BustOut'),
      bustOut,
      out,
      before: maybe(bustOut),
      together: fc.constantFrom(undefined, 'sameTime', 'handForHand'),
      handBefore: maybe(fc.constant(true as const)),
    }),
    weight: 12,
  },
  {
    arbitrary: fc.record(
      {
        type: fc.constant('RemoveStack'),
        bustOut,
        entry,
        chips: fc.integer({ min: 0, max: 4 }).map((n) => toChips(n * 475)),
        reason,
      },
      { requiredKeys: ['type', 'bustOut', 'entry', 'chips'] },
    ),
    weight: 4,
  },
  { arbitrary: fc.record({ type: fc.constant('ChangeBustOut'), bustOut, out }), weight: 5 },
  { arbitrary: fc.record({ type: fc.constant('MoveBustOut'), bustOut, before: maybe(bustOut) }), weight: 3 },
  {
    arbitrary: fc.record({ type: fc.constant('Reinstate'), entry, at: place }, { requiredKeys: ['type', 'entry'] }),
    weight: 3,
  },
) as unknown as fc.Arbitrary<TournamentCommand>;

const steps = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 20 * 60_000 })), { maxLength: 60, size: 'max' });
const book = fc.constantFrom(...rulebooks.map(({ id }) => id));

/** Every accepted event fits where it happens; `check` looks at the state after each command. */
function play(
  rules: string,
  asked: readonly (readonly [TournamentCommand, number])[],
  check: (evening: Evening, before: Tournament) => void,
) {
  const evening = new Evening(rules, { lateEntryThrough: 20 });
  evening.enter(10);
  if ((asked[0]?.[1] ?? 0) % 4 > 0) evening.seatAll(2).do({ type: 'StartClock' });
  for (const [wanted, ms] of asked) {
    const before = evening.state;
    const clean = JSON.parse(JSON.stringify(wanted)) as TournamentCommand;
    const verdict = evening.wait(ms).try(clean);
    if (!verdict.ok) continue;
    let state = before;
    for (const event of verdict.value) {
      expect(fits(state, event), `${event.type} fits`).toBe(true);
      state = evolve(state, event);
    }
    check(evening, before);
  }
  return evening;
}

function checkSeats(state: Tournament): void {
  const seated = [...state.entries.values()].filter(({ at }) => at !== undefined);
  expect(new Set(seated.map(({ at }) => `${String(at?.table)}/${String(at?.seat)}`)).size).toBe(seated.length);
  for (const { at, out: gone } of seated) {
    expect(gone).toBeUndefined();
    expect(at && at.seat <= (state.tables.get(at.table)?.seats ?? 0)).toBe(true);
  }
  expect(new Set(state.breakOrder)).toEqual(new Set(state.tables.keys()));
}

function checkPlaces(state: Tournament): void {
  const found = places(state);
  const left = playersLeft(state);
  const outs = [...state.entries.values()].filter((one) => one.out !== undefined);
  expect(outs.every(({ id }) => found.has(id))).toBe(true);
  const taken = [...found.values()].filter(({ place: first }) => first > left);
  const covered = taken
    .flatMap(({ place: first, sharedBy = 1 }) => first + (sharedBy - 1) / 2)
    .reduce((a, b) => a + b, 0);
  const from = left + 1;
  const to = left + outs.length;
  expect(covered).toBeCloseTo(((from + to) * outs.length) / 2, 6);
}

describe('whatever is asked', () => {
  it('is decided without a throw, and what happens fits', () => {
    fc.assert(
      fc.property(book, steps, (rules, asked) => {
        play(rules, asked, ({ state }) => {
          checkSeats(state);
          checkPlaces(state);
          expect(inPlay(state).every(isInPlay)).toBe(true);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('neither makes nor loses a chip but by entering, coming and going', () => {
    const issuing = new Set([
      'EntriesAdded',
      'CheckedIn',
      'CheckedOut',
      'EntryWithdrawn',
      'EntryUnseated',
      'EntrySeated',
      'SeatsDrawn',
      'EntryMoved',
      'MarkedAbsent',
      'StackRemoved',
      'Reinstated',
      // by what the rulebook rounds up or lets lapse
      'SmallChipsTaken',
      'LateChipsExchanged',
      'ChipsRemoved',
    ]);
    fc.assert(
      fc.property(book, steps, (rules, asked) => {
        play(rules, asked, ({ state, commits }, before) => {
          const types = commits.at(-1)?.events.map(({ type }) => type) ?? [];
          if (!types.some((type) => issuing.has(type))) expect(chipsInPlay(state)).toBe(chipsInPlay(before));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('replays to the live state, and without its last step to the state before', () => {
    fc.assert(
      fc.property(book, steps, (rules, asked) => {
        let last: Tournament | undefined;
        const evening = play(rules, asked, (_evening, before) => {
          last = before;
        });
        const replayed = restore(tournament, evening.commits);
        expect(replayed.state).toEqual(evening.state);
        if (last !== undefined) expect(restore(tournament, evening.commits.slice(0, -1)).state).toEqual(last);
      }),
      { numRuns: 60 },
    );
  });

  it('shows the room nothing of what only staff may know', () => {
    fc.assert(
      fc.property(book, steps, (rules, asked) => {
        const { state } = play(rules, asked, () => {});
        expect(tournament.view(retold(state), { as: 'room' })).toEqual(tournament.view(state, { as: 'room' }));
      }),
      { numRuns: 60 },
    );
  });

  it('survives events from another night', () => {
    fc.assert(
      fc.property(book, steps, steps, (rules, asked, others) => {
        const foreign = play(rules, others, () => {}).events;
        const { state } = play(rules, asked, () => {});
        for (const as of ['staff', 'room'] as const) {
          tournament.view(foreign.reduce(evolve, state), { as });
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a large night', () => {
  it('takes milliseconds a step with four hundred players', { timeout: 2_000 }, () => {
    const evening = new Evening('tda55', { seatsPerTable: 10 });
    const all = evening.enter(400);
    evening.seatAll(45).do({ type: 'StartClock' });
    for (const [index, one] of all.slice(0, 399).entries()) {
      evening.now = later(EVENING, index * 1_000);
      evening.do({ type: 'BustOut', bustOut: toBustOutId(`b${String(index)}`), out: [{ entry: one, by: [] }] });
    }
    expect(places(evening.state).size).toBe(400);
  });
});
