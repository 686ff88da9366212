import { DECK } from '@riffle/cards';
import { MEASURES, OFFENCES, type PinnedRef, parsePinnedRef } from '@riffle/rulebooks';
import {
  CARRIES_OUT,
  type CarriedOut,
  CLEARABLE,
  COUNT_OCCASIONS,
  type CommandType,
  DECK_REASONS,
  HAND_WHEN_COUNTED,
  LOT_BOUGHT,
  LOT_FROM,
  OUT_TOGETHER,
  RULED_HANDS,
} from '@riffle/tournament';
import { z } from 'zod';
import {
  bustOutId,
  cents,
  chips,
  count,
  entryId,
  filledLine,
  instant,
  line,
  listOf,
  millis,
  newBustOutId,
  newEntryId,
  newPenaltyId,
  newRulingId,
  newSaleId,
  newTableId,
  penaltyId,
  personId,
  plain,
  profileId,
  rulingId,
  seatNo,
  tableId,
} from '../../schema/brand.ts';
import { command, reason } from './command-shape.ts';
import { ofMoney } from './commands-of-money.ts';
import { setup, setupChanges, structure } from './setup.ts';

const place = z.strictObject({ table: tableId, seat: seatNo });
const entries = listOf(entryId, { least: 1, most: 20_000 });
const out = listOf(
  z.strictObject({ entry: entryId, stackAtStart: chips.exactOptional(), by: listOf(entryId, { most: 20 }) }),
  { least: 1, most: 1000 },
);
const newEntry = z.strictObject({
  entry: newEntryId,
  person: personId,
  club: line(80).exactOptional(),
  profile: profileId.exactOptional(),
  price: cents.exactOptional(),
  chips: chips.exactOptional(),
  forfeits: chips.exactOptional(),
});
/** Below a day in either direction. */
const shift = z.int().min(-86_400_000).max(86_400_000);

const settingUp = [
  command('Create', { setup }),
  command('ChangeSetup', {
    changes: setupChanges,
    clear: listOf(z.enum(CLEARABLE), { most: 10 }).exactOptional(),
  }),
  command('ChangeLevels', {
    levels: structure,
    changes: setupChanges.pick({ startingStack: true, lateEntryThrough: true, money: true }).exactOptional(),
  }),
] as const;

const ofEntries = [
  command('AddEntries', {
    entries: listOf(newEntry, { least: 1, most: 20_000 }),
    reason: reason.exactOptional(),
    alternates: z.literal(true).exactOptional(),
  }),
  command('PassAlternate', { entry: entryId }),
  command('WithdrawEntry', { entry: entryId, reason: reason.exactOptional() }),
  command('CheckIn', { entries, reason: reason.exactOptional() }),
  command('CheckOut', { entries }),
  command('ChangePerson', { entry: entryId, person: personId, mistaken: line(200).exactOptional() }),
  command('ChangeClub', { entry: entryId, club: line(80).exactOptional() }),
  command('RenewOwnLink', { entry: entryId }),
  command('KeepApart', { groups: listOf(listOf(entryId, { most: 1000 }), { most: 1000 }) }),
  command('MarkAbsent', { entry: entryId, excused: z.literal(true).exactOptional() }),
  command('MarkPresent', { entry: entryId, reason: reason.exactOptional() }),
] as const;

const ofTables = [
  command('AddTable', { table: newTableId, name: filledLine(40), seats: count }),
  command('ChangeTable', { table: tableId, name: filledLine(40).exactOptional(), seats: count.exactOptional() }),
  command('RemoveTable', { table: tableId }),
  command('OrderTables', { breakOrder: listOf(tableId, { most: 2000 }) }),
  command('BlockSeat', { place, label: line(80) }),
  command('UnblockSeat', { place }),
  command('DrawSeats', {}),
  command('RedrawTable', { table: tableId }),
  command('SeatEntry', { entry: entryId, at: place.exactOptional(), reason: reason.exactOptional() }),
  command('Unseat', { entry: entryId }),
  command('MoveEntry', { entry: entryId, to: place, reason: reason.exactOptional() }),
  command('SwapEntries', { a: entryId, b: entryId, reason: reason.exactOptional() }),
  command('LockEntry', { entry: entryId }),
  command('UnlockEntry', { entry: entryId }),
  command('PlaceButton', { table: tableId, seat: seatNo }),
  command('AdvanceButton', { table: tableId }),
  command('NextHand', {
    tables: listOf(tableId, { most: 2000 }),
    minutes: count.exactOptional(),
    over: listOf(z.strictObject({ table: tableId, hand: count }), { most: 2000 }).exactOptional(),
  }),
  command('AnnounceLastHands', {
    hands: count.max(100).exactOptional(),
    drawnBy: entryId.exactOptional(),
    reason: reason.exactOptional(),
  }),
  command('BagStacks', { stacks: listOf(z.strictObject({ entry: entryId, chips }), { least: 1, most: 20_000 }) }),
  command('HandOnStack', { entry: entryId, person: personId, reason: line(200).exactOptional() }),
  command('TellDuty', {
    duty: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('clubCheckIn'), club: line(80) }),
      z.strictObject({ is: z.literal('cardOnStack'), entry: entryId, heat: count }),
      z.strictObject({ is: z.literal('cardHandedIn'), entry: entryId }),
      z.strictObject({ is: z.literal('roundCard'), table: tableId }),
    ]),
    done: z.boolean(),
  }),
  command('DrawPlayer', {
    whom: z.strictObject({
      are: z.enum(LOT_FROM),
      table: tableId.exactOptional(),
      bought: z.enum(LOT_BOUGHT).exactOptional(),
      undrawn: z.literal(true).exactOptional(),
      without: listOf(entryId, { most: 20_000 }).exactOptional(),
    }),
    for: line(80).exactOptional(),
    shown: z.literal(true).exactOptional(),
  }),
  command('EndByTime', { bustOut: newBustOutId, table: tableId.exactOptional() }),
  command('EndDay', { reason: reason.exactOptional() }),
  command('StartHandForHand', { until: count }),
  command('TellHand', {
    table: tableId,
    is: z.enum(['playing', 'allIn', 'done']),
    hand: count.exactOptional(),
  }),
  command('EndHandForHand', {}),
  command('CallTime', { table: tableId, entry: entryId.exactOptional(), main: count.exactOptional() }),
  command('EndTimeCall', {
    table: tableId,
    how: z.enum(['acted', 'ranOut', 'mistaken']),
    call: instant.exactOptional(),
  }),
  command('CallFloor', { table: tableId }),
  command('AnswerFloorCall', { table: tableId }),
  command('EndFloorCall', { table: tableId }),
  command('TellOfTable', {
    table: tableId,
    what: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('deckChanged'), why: z.enum(DECK_REASONS) }),
      z.strictObject({ is: z.literal('stakesShared'), entries: listOf(entryId, { least: 2, most: 12 }) }),
      z.strictObject({ is: z.literal('stakesAnnounced') }),
    ]),
  }),
  command('RenewTableLink', { table: tableId }),
] as const;

const smallChip = z.int().min(1).max(1_000_000_000);
const ofChips = [
  command('BeginColourUp', {
    value: smallChip,
    into: smallChip,
    keep: z.literal(true).exactOptional(),
    tables: listOf(tableId, { most: 2000 }).exactOptional(),
    reason: reason.exactOptional(),
  }),
  command('CountSmallChips', {
    value: smallChip,
    table: tableId,
    counts: listOf(
      z.strictObject({
        seat: seatNo,
        entry: entryId,
        chips: z.int().min(0).max(10_000),
        nothingElse: z.literal(true).exactOptional(),
      }),
      { most: 30 },
    ),
  }),
  command('TakeSmallChips', {
    value: smallChip,
    table: tableId,
    cards: listOf(z.enum(DECK), { most: 1000 }).exactOptional(),
    button: seatNo.exactOptional(),
    witness: z.enum(['staff', 'player']).exactOptional(),
  }),
  command('CountStacks', {
    occasion: z.enum(COUNT_OCCASIONS),
    hand: z.enum(HAND_WHEN_COUNTED).exactOptional(),
    table: tableId.exactOptional(),
    stacks: listOf(z.strictObject({ entry: entryId, chips }), { least: 1, most: 20_000 }),
    anew: z.literal(true).exactOptional(),
    reason: reason.exactOptional(),
  }),
  command('EndColourUp', { value: smallChip, reason }),
  command('ExchangeLateChips', { value: smallChip, entry: entryId, chips: z.int().min(1).max(10_000) }),
] as const;

const ofProposals = [
  command('AcceptProposal', { proposal: line(2000) }),
  command('DismissProposal', { proposal: line(2000), reason }),
  command('BreakTable', { table: tableId, reason }),
  command('FormFinalTable', { reason }),
  command('SetTableSize', {}),
  command('WaiveHalt', { table: tableId, reason }),
] as const;

const ofTheClock = [
  // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
  command('StartCountdown', { until: instant, then: z.enum(['start', 'wait']) }),
  command('CancelCountdown', {}),
  command('StartClock', {}),
  command('PauseClock', {}),
  command('JumpToLevel', { level: count, remaining: millis.exactOptional() }),
  command('AddTime', { ms: shift }),
  command('BreakNow', { duration: millis, label: line(80).exactOptional() }),
  command('EndBreak', {}),
  command('SetSpeed', { speed: z.number().min(1).max(120) }),
] as const;

const counted = { sale: newSaleId, profile: profileId.exactOptional(), reason: reason.exactOptional() };
const ofBustOuts = [
  command('BustOut', {
    bustOut: newBustOutId,
    out,
    before: bustOutId.exactOptional(),
    together: z.enum(OUT_TOGETHER).exactOptional(),
    at: instant.exactOptional(),
    handBefore: z.literal(true).exactOptional(),
    rebuy: z
      .strictObject({
        sale: newSaleId,
        profile: profileId.exactOptional(),
        price: cents.exactOptional(),
        chips: chips.exactOptional(),
        reason: reason.exactOptional(),
      })
      .exactOptional(),
  }),
  command('TallyGone', {}),
  command('TallyOut', { bustOut: newBustOutId, rebuy: z.strictObject(counted).exactOptional() }),
  command('TallySale', { kind: z.enum(['rebuy', 'addOn']), ...counted }),
  command('ChangeBustOut', { bustOut: bustOutId, out }),
  command('MoveBustOut', { bustOut: bustOutId, before: bustOutId.exactOptional() }),
  command('RemoveStack', {
    bustOut: newBustOutId,
    entry: entryId,
    chips,
    smallestChip: chips.exactOptional(),
    reason: reason.exactOptional(),
  }),
  command('Reinstate', { entry: entryId, at: place.exactOptional() }),
  command('CallOff', { reason: filledLine(200) }),
  command('Note', { text: filledLine(2000) }),
] as const;

const pinnedRef = z
  .string()
  .max(200)
  .refine((ref) => parsePinnedRef(ref) !== undefined) as unknown as z.ZodType<PinnedRef, PinnedRef>;
const ofRulings = [
  command('TickStep', { ruling: rulingId, step: z.int().min(0).max(99), done: z.boolean() }),
  command('RuleHand', { table: tableId, is: z.enum(RULED_HANDS) }),
  command('RemoveChips', { chips, entry: entryId.exactOptional() }),
  command('GivePenalty', {
    penalty: newPenaltyId,
    entry: entryId,
    offence: z.enum(OFFENCES),
    rule: filledLine(80).exactOptional(),
    measure: z.enum(MEASURES),
    fine: cents.exactOptional(),
    rounds: count.max(100).exactOptional(),
    minutes: count.max(1440).exactOptional(),
    reason: reason.exactOptional(),
    ruling: rulingId.exactOptional(),
    bar: z.strictObject({ of: z.enum(['player', 'club']), until: instant.exactOptional() }).exactOptional(),
  }),
  command('CarryPenalty', {
    penalty: newPenaltyId,
    entry: entryId,
    carried: z.strictObject({ of: filledLine(80), penalty: penaltyId }),
    offence: z.enum(OFFENCES),
    breach: pinnedRef.exactOptional(),
    measure: z.enum(MEASURES),
    in: z.enum(['hands', 'rounds']),
    left: count.min(1).max(1000),
  }),
  command('EndPenalty', { penalty: penaltyId, how: z.enum(['served', 'waived']), reason: reason.exactOptional() }),
] as const;

/** What a ruling may ask of the night in the same step. */
const isCarriedOut = (type: CommandType): type is CarriedOut['type'] =>
  (CARRIES_OUT as readonly CommandType[]).includes(type);
const carried = [...ofTables, ...ofProposals, ...ofTheClock, ...ofBustOuts, ...ofEntries, ...ofRulings].filter((one) =>
  isCarriedOut(one.shape.type.value),
);
const carryOut = listOf(
  z.discriminatedUnion('type', carried as never) as unknown as z.ZodType<CarriedOut, CarriedOut>,
  { most: 50 },
);

const ofTheFloor = [
  command('RecordRuling', {
    ruling: newRulingId,
    on: z.strictObject({
      kind: filledLine(80),
      facts: plain,
      answer: z.enum(['determined', 'proposed', 'notCovered']),
      outcome: plain,
      instead: z
        .strictObject({ outcome: plain.exactOptional(), text: filledLine(500).exactOptional() })
        .exactOptional(),
      reason: reason.exactOptional(),
      steps: listOf(plain, { most: 100 }).exactOptional(),
      refs: listOf(pinnedRef, { most: 200 }),
      table: tableId.exactOptional(),
      entry: entryId.exactOptional(),
    }),
    at: instant.exactOptional(),
    carryOut: carryOut.exactOptional(),
  }),
  command('CarryOutRuling', { ruling: rulingId, carryOut }),
  ...ofRulings,
  command('AppealRuling', { ruling: rulingId, why: filledLine(500), nextHandBegun: z.boolean() }),
  command('DecideAppeal', { ruling: rulingId, upheld: z.boolean(), why: filledLine(500) }),
  command('CountPenalties', {
    table: tableId,
    what: z.enum(['hands', 'rounds']),
    seen: listOf(z.strictObject({ penalty: penaltyId, left: count }), { most: 2000 }).exactOptional(),
  }),
] as const;

export const tournamentCommand = z.discriminatedUnion('type', [
  ...settingUp,
  ...ofEntries,
  ...ofTables,
  ...ofChips,
  ...ofProposals,
  ...ofTheClock,
  ...ofBustOuts,
  ...ofMoney,
  ...ofTheFloor,
]);
