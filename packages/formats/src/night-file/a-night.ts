import {
  append,
  type Commit,
  emptyHistory,
  lastStep,
  lastUndo,
  later,
  type Random,
  toCommitId,
  toInstant,
  versionOf,
} from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { rulebooks } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import {
  minutes,
  READY_STRUCTURES,
  readySet,
  type Structure,
  type TournamentCommand,
  type TournamentEvent,
  toBustOutId,
  toEntryId,
  toPenaltyId,
  toRulingId,
  toTableId,
  tournament,
} from '@riffle/tournament';

const director = { id: 'dora', role: 'director' } as const;
const EVENING = toInstant(1_795_000_000_000);

/** A short night with something of everything that can happen, to be written down and read again. */
export function aNight(seed: number, players = 7): readonly Commit<TournamentEvent>[] {
  const random = seeded(seed);
  let history = emptyHistory<typeof tournament.initial, TournamentEvent>(tournament.initial);
  const write = (events: readonly TournamentEvent[], takesBack?: Commit<TournamentEvent>): void => {
    const version = versionOf(history) + 1;
    history = append(tournament, history, {
      id: toCommitId(`c${String(version)}`),
      version,
      at: later(EVENING, version * 60_000),
      actor: director,
      events,
      ...(takesBack === undefined ? {} : { takesBack: [takesBack.id] }),
    });
  };
  for (const command of commands(random, players)) {
    const now = later(EVENING, versionOf(history) * 60_000);
    const verdict = tournament.decide(history.state, command, { now, random, actor: director });
    if (verdict.ok) write(verdict.value);
    if (random(6) === 0 && versionOf(history) > 3) write([], lastStep(history));
    const undo = lastUndo(history);
    if (undo !== undefined && random(2) === 0) write([], undo);
  }
  return history.commits;
}

/** The last level is of another game. */
const mixed = (levels: Structure): Structure =>
  levels.map((level, line) =>
    level.kind === 'play' && line === levels.length - 1
      ? { ...level, game: 'razz', limit: 'fixedLimit', bringIn: toChips(25) }
      : level,
  );

function commands(random: Random, players: number): readonly TournamentCommand[] {
  const book = rulebooks[random(rulebooks.length)];
  const [structure] = READY_STRUCTURES;
  if (book === undefined || structure === undefined) throw new Error('nothing to play by');
  const entries = Array.from({ length: players }, (_, index) => toEntryId(`e${String(index)}`));
  const person = (index: number) => toPersonId(`p${String(index)}`);
  const [first = toEntryId(''), second = toEntryId(''), ...others] = entries;
  const [one, two] = [toTableId('t1'), toTableId('t2')];
  const at = (seat: number) => ({ table: two, seat: toSeatNo(seat) });
  return [
    {
      type: 'Create',
      setup: {
        ...{ name: '=Freitag "Ä"', game: 'holdem', currency: 'EUR', prizes: [], seatsPerTable: 9 },
        rulebook: { id: book.id, edition: book.edition },
        ...{ startingStack: toChips(5000), levels: structure.levels, lateEntryThrough: 4 },
      },
    },
    { type: 'ChangeSetup', changes: { name: 'Samstag', startsAt: EVENING } },
    { type: 'ChangeSetup', changes: {}, clear: ['startsAt'] },
    { type: 'ChangeSetup', changes: { chips: readySet('home', 5_000) } },
    { type: 'AddEntries', entries: entries.map((entry, index) => ({ entry, person: person(index), club: 'Pik Ass' })) },
    { type: 'CheckIn', entries },
    { type: 'CheckOut', entries: [first] },
    { type: 'CheckIn', entries: [first] },
    { type: 'ChangePerson', entry: second, person: toPersonId('the-other-john') },
    { type: 'ChangeClub', entry: second, club: 'River Rats' },
    { type: 'RenewOwnLink', entry: second },
    { type: 'KeepApart', groups: [[first, second]] },
    { type: 'AddTable', table: one, name: '1', seats: 9 },
    { type: 'AddTable', table: two, name: '2', seats: 9 },
    { type: 'ChangeTable', table: two, name: 'Zwei' },
    { type: 'OrderTables', breakOrder: [two, one] },
    { type: 'BlockSeat', place: at(9), label: 'Kamera' },
    { type: 'DrawSeats' },
    { type: 'RedrawTable', table: one },
    { type: 'UnblockSeat', place: at(9) },
    { type: 'LockEntry', entry: first },
    { type: 'UnlockEntry', entry: first },
    { type: 'Unseat', entry: first },
    { type: 'SeatEntry', entry: first },
    { type: 'MoveEntry', entry: first, to: at(9), reason: 'Rollstuhl' },
    { type: 'SwapEntries', a: first, b: second },
    { type: 'PlaceButton', table: one, seat: toSeatNo(1) },
    // biome-ignore lint/suspicious/noThenProperty: the command's own word, never awaited
    { type: 'StartCountdown', until: later(EVENING, 9_000_000), then: 'wait' },
    { type: 'CancelCountdown' },
    { type: 'MarkAbsent', entry: others[0] ?? first, excused: true },
    { type: 'StartClock' },
    { type: 'AdvanceButton', table: one },
    { type: 'CallTime', table: one },
    { type: 'EndTimeCall', table: one, how: 'acted' },
    { type: 'CallFloor', table: one },
    { type: 'AnswerFloorCall', table: one },
    { type: 'EndFloorCall', table: one },
    { type: 'TellOfTable', table: one, what: { is: 'deckChanged', why: 'damaged' } },
    { type: 'RenewTableLink', table: one },
    { type: 'MarkAbsent', entry: second },
    { type: 'MarkPresent', entry: second },
    {
      ...{ type: 'RemoveStack', entry: others[0] ?? first, bustOut: toBustOutId('gone') },
      ...{ chips: toChips(4700), reason: 'Nicht erschienen' },
    },
    {
      type: 'RecordRuling',
      ruling: toRulingId('ruling'),
      on: {
        ...{ kind: 'undercall', facts: { chips: [100, 25] }, answer: 'proposed', outcome: { is: 'call', amount: 400 } },
        ...{ instead: { text: 'Fold' }, reason: 'Ansage war falsch', refs: ['gcb@2025-10-30:T37.A4'], entry: second },
      },
    },
    { type: 'AppealRuling', ruling: toRulingId('ruling'), why: 'Einspruch', nextHandBegun: false },
    { type: 'DecideAppeal', ruling: toRulingId('ruling'), upheld: true, why: 'stimmt' },
    { type: 'GivePenalty', penalty: toPenaltyId('warned'), entry: second, offence: 'delay', measure: 'warning' },
    {
      ...{ type: 'GivePenalty', penalty: toPenaltyId('away'), entry: second, offence: 'abuse', measure: 'rounds' },
      ...{ rounds: 1, reason: 'laut', ruling: toRulingId('ruling') },
    },
    { type: 'CountPenalties', table: one, what: 'hands' },
    { type: 'CountPenalties', table: two, what: 'hands' },
    { type: 'EndPenalty', penalty: toPenaltyId('away'), how: 'waived', reason: 'Einsicht' },
    { type: 'AddTime', ms: 60_000 },
    { type: 'JumpToLevel', level: 2 },
    { type: 'BreakNow', duration: minutes(5), label: 'Essen' },
    { type: 'BeginColourUp', value: 25, into: 100, reason: 'Sie stören' },
    {
      ...{ type: 'CountSmallChips', value: 25, table: one },
      counts: entries.slice(0, 4).map((entry, index) => ({ seat: toSeatNo(index + 1), entry, chips: index })),
    },
    { type: 'CountSmallChips', value: 25, table: two, counts: [] },
    { type: 'TakeSmallChips', value: 25, table: one, witness: 'staff', button: toSeatNo(1) },
    { type: 'TakeSmallChips', value: 25, table: two },
    { type: 'EndColourUp', value: 25, reason: 'Tisch zu' },
    { type: 'ExchangeLateChips', value: 25, entry: second, chips: 7 },
    {
      ...{ type: 'CountStacks', occasion: 'break', table: one, reason: 'gefundene Chips' },
      stacks: [{ entry: second, chips: toChips(9_000) }],
    },
    { type: 'EndBreak' },
    { type: 'ChangeLevels', levels: mixed(structure.levels) },
    ...others.slice(1).flatMap((entry, index): readonly TournamentCommand[] => [
      {
        type: 'BustOut',
        bustOut: toBustOutId(`b${String(index)}`),
        out: [{ entry, stackAtStart: toChips(100), by: [first] }],
      },
      { type: 'BreakTable', table: two, reason: 'Saal zu' },
      { type: 'FormFinalTable', reason: 'genug' },
    ]),
    { type: 'MoveBustOut', bustOut: toBustOutId('b1'), before: toBustOutId('b0') },
    { type: 'ChangeBustOut', bustOut: toBustOutId('b0'), out: [{ entry: others[1] ?? first, by: [second] }] },
    { type: 'Reinstate', entry: others[2] ?? first },
    { type: 'WithdrawEntry', entry: second },
    { type: 'PauseClock' },
    { type: 'Note', text: 'Ein "Zitat"; mit Semikolon' },
  ];
}

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
