import { DECK } from '@riffle/cards';
import { MEASURES, OFFENCES } from '@riffle/rulebooks';
import {
  CARRIES_OUT,
  CLEARABLE,
  DECK_REASONS,
  type EventType,
  LOT_BOUGHT,
  LOT_FROM,
  lifting,
  OUT_TOGETHER,
  RULED_HANDS,
} from '@riffle/tournament';
import { z } from 'zod';
import { CHIP_FIELDS } from './chip-shape.ts';
import { DAY_FIELDS } from './day-shape.ts';
import { MONEY_FIELDS } from './money-shape.ts';
import { levels, setup, setupChanges } from './setup-shape.ts';
import { chips, id, ids, moment, place, reasons, seatNo, seats, text, whole } from './shape.ts';

const clock = z.object({
  level: whole,
  remaining: whole,
  running: z.boolean(),
  speed: z.number().positive().max(100_000),
  at: moment,
  interlude: z.object({ remaining: whole, label: text.exactOptional() }).exactOptional(),
});
const seated = z.object({ entry: id, to: place });
const moved = seated.extend({ from: place });
const out = z.object({
  entry: id,
  rank: whole,
  stackAtStart: chips.exactOptional(),
  by: ids,
  from: place.exactOptional(),
  fromButton: whole.exactOptional(),
});
const proposedOrNot = z.enum(['proposed', 'otherwise']);
const because = reasons;
const at = moment.exactOptional();
const reason = text.exactOptional();
/** What the floor's rulings are made of: plain data, kept and never read. */
const plain = z.record(z.string(), z.unknown());
const yes = z.literal(true).exactOptional();

const FIELDS = {
  Created: { setup, at: moment },
  SetupChanged: {
    changes: setupChanges,
    cleared: z.array(z.enum(CLEARABLE)).exactOptional(),
  },
  LevelsChanged: { levels, clock: clock.exactOptional() },
  EntriesAdded: {
    entries: z.array(
      z.object({ entry: id, person: id, club: text.exactOptional(), no: whole, stack: chips, alternate: yes }),
    ),
  },
  AlternatePassed: { entry: id },
  EntryWithdrawn: { entry: id },
  CheckedIn: { entries: ids, reason },
  CheckedOut: { entries: ids },
  PersonChanged: { entry: id, person: id, reason },
  ClubChanged: { entry: id, club: text.exactOptional() },
  OwnLinkRenewed: { entries: ids, mark: text },
  KeptApart: { groups: z.array(ids) },
  MarkedAbsent: { entry: id, at: moment, excused: yes },
  MarkedPresent: { entry: id, reason },
  TableAdded: { table: id, name: text, seats },
  TableChanged: { table: id, name: text.exactOptional(), seats: seats.exactOptional() },
  TableRemoved: { table: id },
  TablesOrdered: { breakOrder: ids },
  SeatBlocked: { place, label: text },
  SeatUnblocked: { place },
  SeatsDrawn: { seats: z.array(seated), because },
  TableRedrawn: { table: id, seats: z.array(seated) },
  EntrySeated: { seated, by: z.enum(['lot', 'hand']), waitsOneHand: yes, because: because.exactOptional(), reason },
  EntryUnseated: { entry: id, from: place },
  EntryMoved: {
    moved,
    how: z.enum(['proposed', 'otherwise', 'byHand']),
    waitsOneHand: z.boolean(),
    bigBlindAlone: yes,
    because,
    reason,
    at,
  },
  EntriesSwapped: { a: seated, b: seated, reason, at },
  EntryLocked: { entry: id },
  EntryUnlocked: { entry: id },
  ButtonsDrawn: {
    buttons: z.array(
      z.object({
        table: id,
        seat: seatNo,
        cards: z.array(z.object({ seat: seatNo, card: z.enum(DECK) })).exactOptional(),
      }),
    ),
    because,
  },
  ButtonPlaced: { table: id, seat: seatNo },
  ButtonAdvanced: { table: id, button: seatNo, smallBlind: seatNo.exactOptional(), bigBlind: seatNo },
  HandBegun: {
    table: id,
    no: whole,
    button: seatNo,
    smallBlind: seatNo.exactOptional(),
    bigBlind: seatNo,
    dealtIn: ids.exactOptional(),
    at: moment,
  },
  ...CHIP_FIELDS,
  ...DAY_FIELDS,
  HandForHandStarted: { until: whole, tables: ids, at: moment, stopsClock: z.literal(true).exactOptional(), because },
  HandForHandDealt: { hand: whole, tables: ids, at: moment },
  HandTold: { table: id, is: z.enum(['playing', 'allIn', 'done']) },
  TimeCalled: { table: id, main: whole, countdown: whole, entry: id.exactOptional(), at: moment },
  TimeCallEnded: { table: id, how: z.enum(['acted', 'ranOut', 'mistaken']) },
  FloorCalled: { table: id, at: moment },
  FloorCallAnswered: { table: id, at: moment },
  FloorCallEnded: { table: id },
  ToldOfTable: {
    table: id,
    what: z.discriminatedUnion('is', [
      z.object({ is: z.literal('deckChanged'), why: z.enum(DECK_REASONS) }),
      z.object({ is: z.literal('stakesShared'), entries: ids }),
      z.object({ is: z.literal('stakesAnnounced') }),
    ]),
    deck: whole.exactOptional(),
    at: moment,
  },
  TableLinkRenewed: { table: id, mark: text },
  HandForHandEnded: { why: z.enum(['oneTable', 'reached', 'byHand']) },
  TableBroken: { table: id, moves: z.array(moved), waitOneHand: ids, how: proposedOrNot, because, reason, at },
  FinalTableFormed: { table: id, seats: z.array(seated), how: proposedOrNot, because, reason, at },
  DutyTold: {
    duty: z.discriminatedUnion('is', [
      z.object({ is: z.literal('clubCheckIn'), club: text }),
      z.object({ is: z.literal('cardOnStack'), entry: id, heat: whole }),
      z.object({ is: z.literal('cardHandedIn'), entry: id }),
      z.object({ is: z.literal('roundCard'), table: id }),
    ]),
    ...{ done: z.boolean(), at: moment },
  },
  PlayerDrawn: {
    lot: whole,
    whom: z.object({
      are: z.enum(LOT_FROM),
      table: id.exactOptional(),
      bought: z.enum(LOT_BOUGHT).exactOptional(),
      undrawn: yes,
      without: ids.exactOptional(),
    }),
    ...{ among: ids, entry: id, for: text.exactOptional(), shown: yes, at: moment },
  },
  StackHandedOn: { entry: id, from: id, person: id, heat: whole, mark: text, at: moment, because, reason },
  EndedByTime: {
    bustOut: id,
    tables: ids,
    out: z.array(out),
    won: z.array(z.object({ entry: id, chips })),
    at: moment,
    level: whole,
    because,
  },
  RoundDrawn: {
    round: whole,
    matches: z.array(z.object({ table: id.exactOptional(), name: text.exactOptional(), players: ids, third: yes })),
    seats: z.array(seated),
    back: z.array(z.object({ entry: id, bustOut: id })).exactOptional(),
    fresh: z.object({ each: chips, gone: z.int() }).exactOptional(),
    because,
    at: moment,
  },
  ProposalDismissed: { proposal: text, reason: text, because },
  HaltWaived: { table: id, reason: text },
  TableSizeSet: { most: whole.exactOptional(), line: whole, at: moment },
  // biome-ignore lint/suspicious/noThenProperty: the event's own word, never awaited
  CountdownStarted: { until: moment, then: z.enum(['start', 'wait']) },
  CountdownCancelled: {
    held: z
      // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
      .strictObject({ why: z.enum(['slept', 'set']), left: whole, then: z.enum(['start', 'wait']) })
      .exactOptional(),
  },
  ClockStarted: { clock },
  ClockPaused: {
    clock,
    why: z.enum(['breaking-table', 'over', 'hand-for-hand', 'last-hands', 'slept', 'set']).exactOptional(),
  },
  ClockSet: { clock, how: z.enum(['jump', 'time', 'speed', 'break', 'endOfBreak', 'handForHand']) },
  BustedOut: {
    bustOut: id,
    out: z.array(out),
    at: moment,
    level: whole,
    before: id.exactOptional(),
    together: z.enum(OUT_TOGETHER).exactOptional(),
    hand: whole.exactOptional(),
    dealtWithout: z
      .array(z.object({ table: id, no: whole, button: seatNo, smallBlind: seatNo.exactOptional(), bigBlind: seatNo }))
      .exactOptional(),
    because,
  },
  BustOutChanged: {
    bustOut: id,
    out: z.array(out),
    back: z.array(z.object({ entry: id, to: place.exactOptional() })).exactOptional(),
    because,
  },
  PlayEnded: { bustOut: id, out: z.array(out), at: moment, level: whole, because },
  StackRemoved: {
    ...{ bustOut: id, entry: id, from: place.exactOptional(), at: moment, level: whole, last: yes },
    ...{
      why: z.enum(['late', 'away', 'excluded', 'forfeited']),
      chips,
      shares: z.array(z.object({ entry: id, chips })).exactOptional(),
    },
    ...{ how: proposedOrNot, because, reason },
  },
  BustOutMoved: { bustOut: id, before: id.exactOptional() },
  Reinstated: { entry: id, bustOut: id, to: place.exactOptional() },
  Noted: { text },
  CalledOff: { reason: text, at: moment },
  RulingRecorded: {
    ruling: id,
    on: z.object({
      kind: text,
      facts: plain,
      answer: z.enum(['determined', 'proposed', 'notCovered']),
      outcome: plain,
      instead: z.object({ outcome: plain.exactOptional(), text: text.exactOptional() }).exactOptional(),
      reason,
      steps: z.array(plain).exactOptional(),
      refs: z.array(text),
      table: id.exactOptional(),
      entry: id.exactOptional(),
    }),
    at: moment,
  },
  RulingCarriedOut: { ruling: id, by: z.array(z.enum(CARRIES_OUT)) },
  StepTicked: { ruling: id, step: whole, done: z.boolean(), at: moment },
  HandRuled: {
    table: id,
    is: z.enum(RULED_HANDS),
    level: whole.exactOptional(),
    dealtIn: ids.exactOptional(),
    at: moment,
  },
  ChipsRemoved: { chips, entry: id.exactOptional(), at },
  RulingAppealed: { ruling: id, why: text, at: moment },
  AppealDecided: { ruling: id, upheld: z.boolean(), why: text },
  PenaltyGiven: {
    penalty: z.object({
      id,
      entry: id,
      offence: z.enum(OFFENCES),
      breach: text.exactOptional(),
      measure: z.enum(MEASURES),
      fine: z
        .object({ amount: whole, by: z.enum(['player', 'club']), no: z.int().min(1).exactOptional() })
        .exactOptional(),
      at: moment,
      length: z
        .discriminatedUnion('in', [
          z.object({ in: z.literal('hands'), hands: whole }),
          z.object({ in: z.literal('rounds'), rounds: whole }),
          z.object({ in: z.literal('time'), until: moment }),
        ])
        .exactOptional(),
      left: whole.exactOptional(),
      toServe: whole.exactOptional(),
      begins: z.literal('nextHand').exactOptional(),
      ended: z.enum(['served', 'waived']).exactOptional(),
      refs: z.array(text),
      reason,
      ruling: id.exactOptional(),
      carried: z.object({ of: text, penalty: id }).exactOptional(),
      bar: z
        .discriminatedUnion('of', [
          z.object({ of: z.literal('player'), until: moment.exactOptional() }),
          z.object({ of: z.literal('club'), club: text, until: moment.exactOptional() }),
        ])
        .exactOptional(),
    }),
  },
  PenaltiesCounted: { table: id, what: z.enum(['hands', 'rounds']), penalties: ids },
  PenaltiesMoved: { penalties: z.array(z.object({ penalty: id, until: moment })) },
  PenaltyEnded: { penalty: id, how: z.enum(['served', 'waived']), reason },
  ...MONEY_FIELDS,
} satisfies { readonly [T in EventType]: z.ZodRawShape };

type Fields = typeof FIELDS;
/** An event as a file has it, as far as it is checked. */
export type EventInFile = {
  [T in EventType]: Fields[T] extends infer F extends z.ZodRawShape
    ? z.infer<z.ZodObject<F & { type: z.ZodLiteral<T> }>>
    : never;
}[EventType];

/** What an earlier version wrote is lifted afterwards. */
const LIFTED: ReadonlySet<string> = new Set(Object.keys(lifting));

const shapes = Object.entries(FIELDS).map(([type, fields]) =>
  z.object({ type: z.literal(type), v: LIFTED.has(type) ? z.literal([1, 2]) : z.literal(1), ...fields }),
);
const [first, ...others] = shapes;
if (first === undefined) throw new Error('a tournament has events');

export const eventShape = z.discriminatedUnion('type', [first, ...others]);
