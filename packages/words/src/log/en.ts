import type { EntryId, PenaltyBar, PenaltyLength, RankedOut } from '@riffle/tournament';
import { formatDay } from '../figures.ts';
import type { Say } from '../naming.ts';
import { measuresEn, offencesEn } from '../policies/en/offences.ts';
import { roleEn } from '../refusals/en.ts';
import { deckReasonsEn } from './deck-reasons-en.ts';
import { chipsEn } from './en-chips.ts';
import { daysEn } from './en-days.ts';
import { moneyEn } from './en-money.ts';
import type { LogWords } from './log-words.ts';

const people = (count: number): string => (count === 1 ? '1 player' : `${String(count)} players`);
const because = (reason: string | undefined): string => (reason === undefined ? '' : ` Reason: ${reason}`);
const otherwise = (how: 'proposed' | 'otherwise' | 'byHand'): string =>
  how === 'otherwise' ? ', other than proposed' : '';
const out = ({ entry, by, stackAtStart }: RankedOut, say: Say): string => {
  const stack = stackAtStart === undefined ? '' : ` with ${say.chips(stackAtStart)}`;
  return `${say.entry(entry)}${stack}${by.length === 0 ? '' : ` by ${say.list(by.map(say.entry))}`}`;
};
const barred = (bar: PenaltyBar, say: Say, entry: EntryId): string =>
  `${bar.of === 'player' ? `Barred: ${say.entry(entry)}` : `Club shut out: ${bar.club}`}${bar.until === undefined ? '' : ` until ${formatDay(bar.until - 1, 'en')}`}.`;
const lengthOf = (length: PenaltyLength, say: Say): string => {
  switch (length.in) {
    case 'hands':
      return length.hands === 1 ? '1 hand' : `${String(length.hands)} hands`;
    case 'rounds':
      return length.rounds === 1 ? '1 round' : `${String(length.rounds)} rounds`;
    case 'time':
      return `until ${say.time(length.until)}`;
  }
};
const TIME_LOST = { slept: 'the computer was asleep.', set: "the computer's clock was set." } as const;
const MEANWHILE = {
  'breaking-table': ' while the table is broken',
  'last-hands': ' for the last hands of the day',
  'hand-for-hand': ' while play is hand-for-hand',
} as const;
const TIME_CALL_OVER = {
  acted: 'acted in time',
  ranOut: 'time call ran out',
  mistaken: 'time was called by mistake',
} as const;
const IN_HAND = { playing: 'hand runs', allIn: 'all-in called, waits', done: 'finished' } as const;
const HAND_FOR_HAND_OVER = { oneTable: ': only one table left', reached: ': goal reached', byHand: '' } as const;
const RULED = {
  again: 'the hand is void and dealt again',
  oldLevel: 'the old blinds still hold in this hand',
  stops: 'play halts until there is a ruling',
  goesOn: 'play goes on',
} as const;
const REMOVED = {
  late: 'did not come',
  away: 'was away too long',
  excluded: 'was excluded',
  forfeited: 'gives up for another entry',
} as const;

export const en: LogWords = {
  Created: ({ setup }) =>
    `Tournament “${setup.name}” created, rulebook ${setup.rulebook.id} (${setup.rulebook.edition}).`,
  SetupChanged: ({ changes, cleared = [] }) => {
    const count = Object.keys(changes).length + cleared.length;
    return `Settings changed: ${String(count)} ${count === 1 ? 'item' : 'items'}.`;
  },
  LevelsChanged: ({ levels }) => `Structure changed: ${String(levels.length)} lines.`,
  AlternatePassed: ({ entry }, say) => `Alternate ${say.entry(entry)} not there: to the end of the list.`,
  EntriesAdded: ({ entries }, say) =>
    entries.length > 6
      ? `${people(entries.length)} entered.`
      : `Entered: ${say.list(entries.map(({ entry, alternate }) => say.entry(entry) + (alternate ? ' (alternate)' : '')))}.`,
  EntryWithdrawn: ({ entry }, say) => `${say.entry(entry)} withdrawn.`,
  CheckedIn: ({ entries, reason }, say) =>
    entries.length > 6
      ? `${people(entries.length)} checked in.`
      : `Checked in: ${say.list(entries.map(say.entry))}.${because(reason)}`,
  CheckedOut: ({ entries }, say) =>
    entries.length > 6
      ? `${people(entries.length)} checked out again.`
      : `Checked out again: ${say.list(entries.map(say.entry))}.`,
  PersonChanged: ({ person, reason }, say) => `The entry now belongs to ${say.person(person)}.${because(reason)}`,
  ClubChanged: ({ entry, club }, say) =>
    club === undefined ? `${say.entry(entry)} plays without a club.` : `${say.entry(entry)} plays for ${club}.`,
  OwnLinkRenewed: ({ entries }, say) =>
    `Own link of ${entries.slice(0, 1).map(say.entry).join('')} renewed: the old one holds no more.`,
  KeptApart: ({ groups }) => `To be kept apart: ${String(groups.length)} ${groups.length === 1 ? 'group' : 'groups'}.`,
  MarkedAbsent: ({ entry, excused }, say) =>
    `${say.entry(entry)} ${excused === true ? 'comes late and is excused' : 'is absent'}.`,
  MarkedPresent: ({ entry, reason }, say) => `${say.entry(entry)} is back.${because(reason)}`,
  TableAdded: ({ name, seats }) => `Table ${name} with ${String(seats)} seats set up.`,
  TableChanged: ({ table, name, seats }, say) =>
    `${say.tableFirst(table)} changed:${name === undefined ? '' : ` now called ${name}`}${name !== undefined && seats !== undefined ? ',' : ''}${seats === undefined ? '' : ` ${String(seats)} seats`}.`,
  TableRemoved: ({ table }, say) => `${say.tableFirst(table)} taken down.`,
  TablesOrdered: ({ breakOrder }, say) => `Tables break in this order: ${say.list(breakOrder.map(say.table))}.`,
  SeatBlocked: ({ place, label }, say) => `${say.placeFirst(place)} blocked: ${label}.`,
  SeatUnblocked: ({ place }, say) => `${say.placeFirst(place)} free again.`,
  SeatsDrawn: ({ seats }) => `Seats drawn for ${people(seats.length)}.`,
  TableRedrawn: ({ table }, say) => `${say.tableFirst(table)} drawn again.`,
  EntrySeated: ({ seated, by, waitsOneHand, reason }, say) =>
    `${say.entry(seated.entry)} ${by === 'lot' ? 'drawn to' : 'placed at'} ${say.place(seated.to)}${waitsOneHand === true ? '; sits out one hand' : ''}.${because(reason)}`,
  EntryUnseated: ({ entry, from }, say) => `${say.entry(entry)} taken off ${say.place(from)}.`,
  EntryMoved: ({ moved, how, waitsOneHand, bigBlindAlone, reason }, say) =>
    `${say.entry(moved.entry)} moved from ${say.place(moved.from)} to ${say.place(moved.to)}${otherwise(how)}${waitsOneHand ? '; sits out one hand' : ''}${bigBlindAlone === true ? '; posts the big blind alone in the next hand' : ''}.${because(reason)}`,
  EntriesSwapped: ({ a, b, reason }, say) =>
    `${say.entry(a.entry)} and ${say.entry(b.entry)} swapped seats.${because(reason)}`,
  EntryLocked: ({ entry }, say) => `${say.entry(entry)} is locked to the seat.`,
  EntryUnlocked: ({ entry }, say) => `${say.entry(entry)} may be moved again.`,
  ButtonsDrawn: ({ buttons }, say) =>
    buttons.length > 6
      ? `Button decided at ${String(buttons.length)} tables.`
      : `Button: ${say.list(buttons.map(({ table, seat }) => say.place({ table, seat })))}.`,
  ButtonPlaced: ({ table, seat }, say) => `Button placed at ${say.place({ table, seat })}.`,
  ButtonAdvanced: ({ table, button, bigBlind }, say) =>
    `Next hand: button ${say.place({ table, seat: button })}, big blind seat ${String(bigBlind)}.`,
  HandBegun: ({ table, no, button, bigBlind, dealtIn = [] }, say) =>
    `Hand ${String(no)} at ${say.table(table)}: button seat ${String(button)}, big blind seat ${String(bigBlind)}${dealtIn.length === 0 ? '' : `; dealt in again: ${say.list(dealtIn.map(say.entry))}`}.`,
  HandForHandStarted: ({ until }) => `Hand-for-hand announced, until only ${String(until)} are in.`,
  HandForHandDealt: ({ tables }) =>
    `Next hand at ${tables.length === 1 ? 'one table' : `${String(tables.length)} tables`} at once.`,
  HandTold: ({ table, is }, say) => `${say.tableFirst(table)}: ${IN_HAND[is]}.`,
  TimeCalled: ({ table, main, countdown, entry }, say) =>
    `${say.tableFirst(table)}: time called${entry === undefined ? '' : ` on ${say.entry(entry)}`}, ${String(main)} seconds and ${String(countdown)} counted aloud.`,
  TimeCallEnded: ({ table, how }, say) => `${say.tableFirst(table)}: ${TIME_CALL_OVER[how]}.`,
  FloorCalled: ({ table }, say) => `${say.tableFirst(table)} calls the floor.`,
  FloorCallAnswered: ({ table }, say) => `Somebody goes to ${say.table(table)}.`,
  FloorCallEnded: ({ table }, say) => `Call for the floor at ${say.table(table)} is done.`,
  ToldOfTable: ({ table, what, deck }, say) => {
    switch (what.is) {
      case 'deckChanged':
        return `${say.tableFirst(table)}: deck ${deck === undefined ? '' : `${String(deck)} `}is in play, since ${deckReasonsEn[what.why]}.`;
      case 'stakesShared':
        return `${say.tableFirst(table)}: ${say.list(what.entries.map(say.entry))} have a share in each other.`;
      case 'stakesAnnounced':
        return `${say.tableFirst(table)}: the others at the table know of the shares.`;
    }
  },
  TableLinkRenewed: ({ table }, say) => `Dealer’s link of ${say.table(table)} renewed: the old one holds no more.`,
  HandForHandEnded: ({ why }) => `Hand-for-hand ended${HAND_FOR_HAND_OVER[why]}.`,
  TableBroken: ({ table, moves, how, reason }, say) =>
    `${say.tableFirst(table)} broken${otherwise(how)}: ${people(moves.length)} moved.${because(reason)}`,
  FinalTableFormed: ({ seats, how, reason }) =>
    `Final table formed${otherwise(how)}, ${people(seats.length)} drawn anew.${because(reason)}`,
  EndedByTime: ({ tables, won, out }, say) => {
    const stacks = [...won.map(({ entry, chips }) => ({ entry, chips })), ...out.toSorted((a, b) => a.rank - b.rank)];
    const told = stacks.map((one) => {
      const chips = 'chips' in one ? one.chips : one.stackAtStart;
      return `${say.entry(one.entry)}${chips === undefined ? '' : ` ${say.chips(chips)}`}`;
    });
    return `Time is up, ranked by chips (${say.list(tables.map(say.table))}): ${say.list(told)}.`;
  },
  StackHandedOn: ({ from, person, heat, reason }, say) =>
    `Heat ${String(heat)}: ${say.person(person)} takes over the stack of ${say.person(from)}.${because(reason)}`,
  PlayerDrawn: ({ entry, among, for: said }, say) =>
    `Drawn by lot${said === undefined ? '' : ` for “${said}”`}: ${say.entry(entry)}, out of ${String(among.length)}.`,
  DutyTold: ({ duty, done }, say) => {
    const not = done ? '' : 'not ';
    const after = done ? '' : ' after all';
    switch (duty.is) {
      case 'clubCheckIn':
        return `Club ${duty.club} ${not}registered${after}.`;
      case 'cardOnStack':
        return `Club card ${not}on the stack of ${say.entry(duty.entry)} after heat ${String(duty.heat)}${after}.`;
      case 'cardHandedIn':
        return `Club card of ${say.entry(duty.entry)} ${not}handed in${after}.`;
      case 'roundCard':
        return `Round card of ${say.table(duty.table)} ${not}handed in${after}.`;
    }
  },
  RoundDrawn: ({ round, matches }, say) => {
    const tables = matches.filter(({ table }) => table !== undefined);
    const byes = matches.filter(({ table }) => table === undefined).flatMap(({ players }) => players);
    const free = byes.length === 0 ? '' : ` Bye: ${say.list(byes.map(say.entry))}.`;
    return `Round ${String(round)}: ${tables.length === 1 ? '1 table' : `${String(tables.length)} tables`}.${free}`;
  },
  ProposalDismissed: ({ reason }) => `Proposal not followed. Reason: ${reason}`,
  TableSizeSet: ({ most }) =>
    most === undefined
      ? 'All seats of the tables are open again.'
      : `The game changes: ${String(most)} at a table at most.`,
  HaltWaived: ({ table, reason }, say) => `${say.tableFirst(table)} plays on although short. Reason: ${reason}`,
  CountdownStarted: ({ until }, say) => `Countdown to ${say.time(until)}.`,
  CountdownCancelled: ({ held }, say) =>
    held === undefined
      ? 'Countdown cancelled.'
      : `Countdown stopped at ${say.duration(held.left)}: ${TIME_LOST[held.why]}`,
  ClockStarted: ({ clock }, say) => `Clock started, ${say.level(clock.level)}.`,
  ClockPaused: ({ clock, why }, say) => {
    if (why === 'over') return 'Clock stopped: the tournament is over.';
    const at = `Clock stopped at ${say.duration(clock.remaining)}`;
    if (why === 'slept' || why === 'set') return `${at}: ${TIME_LOST[why]}`;
    return `${at}${why === undefined ? '' : MEANWHILE[why]}.`;
  },
  ClockSet: ({ clock, how }, say) => {
    const left = say.duration(clock.remaining);
    switch (how) {
      case 'jump':
        return `Clock set to ${say.level(clock.level)}, ${left} left.`;
      case 'handForHand':
        return `Time goes off the clock for the hand: ${say.level(clock.level)}, ${left} left.`;
      case 'time':
        return `Time changed: ${left} left.`;
      case 'speed':
        return `Speed: ${String(clock.speed)} times.`;
      case 'break':
        return `Break put in: ${say.duration(clock.interlude?.remaining ?? 0)}.`;
      case 'endOfBreak':
        return 'Break ended.';
    }
  },
  BustedOut: ({ out: all, before, dealtWithout = [] }, say) =>
    `Out: ${say.list(all.map((one) => out(one, say)))}.${before === undefined ? '' : ' Entered afterwards.'}${dealtWithout.map(({ table, bigBlind }) => ` In the hand before: at ${say.table(table)} the big blind is in seat ${String(bigBlind)}.`).join('')}`,
  BustOutChanged: ({ out: all }, say) => `Bust-out corrected: ${say.list(all.map((one) => out(one, say)))}.`,
  PlayEnded: ({ out }, say) =>
    `No play after the deal: places by chips, behind the first ${say.list(out.map(({ entry }) => say.entry(entry)))}.`,
  StackRemoved: ({ entry, why, chips, shares, reason }, say) =>
    `${say.entry(entry)} ${REMOVED[why]}: stack of ${say.chips(chips)} ${shares === undefined ? 'taken away' : `shared among ${say.list(shares.map((share) => `${say.entry(share.entry)} (${say.chips(share.chips)})`))}`}.${because(reason)}`,
  BustOutMoved: () => 'Order of bust-outs corrected.',
  Reinstated: ({ entry, to }, say) =>
    `${say.entry(entry)} is in play after all${to === undefined ? '' : `, ${say.place(to)}`}.`,
  CalledOff: ({ reason }) => `Tournament called off.${because(reason)}`,
  Noted: ({ text }) => `Note: ${text}`,
  RulingRecorded: ({ on }, say) =>
    `Ruling${on.table === undefined ? '' : ` at ${say.table(on.table)}`}${on.entry === undefined ? '' : ` about ${say.entry(on.entry)}`}${on.instead === undefined ? '' : ', otherwise than the rulebook'}.${because(on.reason)}`,
  RulingCarriedOut: () => 'The ruling is carried out.',
  StepTicked: ({ step, done }) => `Step ${String(step + 1)} of a ruling ${done ? 'done' : 'not done after all'}.`,
  HandRuled: ({ table, is }, say) => `${say.tableFirst(table)}: ${RULED[is]}.`,
  ChipsRemoved: ({ chips, entry }, say) =>
    `${say.chips(chips)}${entry === undefined ? '' : ` of ${say.entry(entry)}`} taken out of play.`,
  RulingAppealed: ({ why }) => `A ruling is appealed. Reason: ${why}`,
  AppealDecided: ({ upheld, why }) => `Appeal ${upheld ? 'upheld' : 'rejected'}. Reason: ${why}`,
  PenaltyGiven: ({ penalty: { entry, measure, offence, length, toServe, reason, fine, carried, bar } }, say) =>
    `${say.entry(entry)}: ${carried === undefined ? '' : 'rest of an earlier penalty: '}${measuresEn[measure]}${length === undefined ? '' : ` (${toServe === undefined ? lengthOf(length, say) : `${say.duration(toServe)} more from the start of play`})`} for: ${offencesEn[offence]}.${fine === undefined ? '' : ` Fine: ${say.money(fine.amount)}${fine.by === 'club' ? ', to be paid by the club' : ''}.`}${bar === undefined ? '' : ` ${barred(bar, say, entry)}`}${because(reason)}`,
  PenaltiesCounted: ({ table, what, penalties }, say) =>
    `${what === 'hands' ? 'A hand' : 'A round'} played at ${say.table(table)}; ${penalties.length === 1 ? 'one penalty is' : `${String(penalties.length)} penalties are`} served further.`,
  PenaltiesMoved: ({ penalties: [first, ...others] }, say) =>
    others.length > 0 || first === undefined
      ? `${String(others.length + 1)} time penalties end as much later as the clock stood.`
      : `A time penalty now runs until ${say.time(first.until)}.`,
  PenaltyEnded: ({ how, reason }) => `Penalty ${how === 'served' ? 'served' : 'waived'}.${because(reason)}`,
  ...moneyEn,
  ...chipsEn,
  ...daysEn,
  redacted: (day) => (day === undefined ? '[redacted]' : `[redacted on ${day}]`),
  undone: (steps) => `Undone: ${steps.join(' ')}`,
  redone: (steps) => `Restored: ${steps.join(' ')}`,
  aheadOfTime: (until, now) => ({
    title: `The last steps of this night were written at ${until}, and it is ${now} here.`,
    detail: 'The night comes from a computer whose clock was fast, or the clock here is slow.',
    allowed: ['Only look at it until then.', 'If the clock of this computer is slow, set it right.'],
  }),
  mayNotUndo: (role, steps) => ({
    title: `The ${roleEn(role)} role may neither undo this nor do it again.`,
    detail: steps.map(({ text, needs = 'floor' }) => `“${text}” needs the ${roleEn(needs)} role.`).join(' '),
    allowed: ['Ask the tournament director.'],
  }),
};
