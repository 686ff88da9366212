import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import {
  type EntryId,
  type Place,
  playLevelNo,
  readClock,
  type TableId,
  type TournamentView,
} from '@riffle/tournament';
import type { Outcome } from '../outcome.ts';
import type { Ruling } from '../ruling.ts';
import type { InNight } from './in-night.ts';
import type { NightEffect } from './night-effect.ts';
import { fewerSeats, keepsSeat, outTogether, seatsTaken } from './out-and-seated.ts';
import type { Stand } from './stand.ts';

type Acts = {
  readonly [I in Outcome['is']]?: (
    outcome: Extract<Outcome, { readonly is: I }>,
    night: InNight,
  ) => readonly NightEffect[];
};

/**
 * What the night carries out of a ruling by itself: the whole of it is one step. What is so already is left out, and what
 * nobody has said yet: at which table, about whom. Pure; whether the night takes it, the night decides.
 */
export function nightEffects(
  { effects }: Pick<Ruling, 'effects'>,
  outcome: Outcome,
  night: InNight,
): readonly NightEffect[] {
  if (night.view.startedAt === undefined || night.view.stage === 'over') return [];
  const stopsClock = effects.some((effect) => effect.to === 'tournament' && effect.command.type === 'PauseClock');
  const act = ACTS[outcome.is] as ((outcome: Outcome, night: InNight) => readonly NightEffect[]) | undefined;
  return [...(stopsClock ? clockStops(night) : []), ...(act?.(outcome, night) ?? [])];
}

/** The stack goes, and only who counts it knows how large it is. */
export const asksForStack = (outcome: Outcome): boolean =>
  outcome.is === 'eliminatedAtPlace' || (outcome.is === 'disqualified' && outcome.chips === 'removed');

const clockStops = ({ view }: InNight): readonly NightEffect[] =>
  view.clock?.running === true
    ? [{ command: { type: 'PauseClock' }, before: { is: 'clock', runs: true }, after: { is: 'clock', runs: false } }]
    : [];

function tableStops({ view, table }: InNight): readonly NightEffect[] {
  if (table === undefined || view.tables[table]?.ruled?.stopped !== undefined) return [];
  const stop = { type: 'RuleHand', table, is: 'stops' } as const;
  return [{ command: stop, before: { is: 'table', plays: true }, after: { is: 'table', plays: false } }];
}

function handAgain({ view, table }: InNight): readonly NightEffect[] {
  const found = table === undefined ? undefined : view.tables[table];
  if (table === undefined || found === undefined) return [];
  const no = found.hand && { no: found.hand.no };
  const again = { type: 'RuleHand', table, is: 'again' } as const;
  return [{ command: again, before: { is: 'hand', void: false, ...no }, after: { is: 'hand', void: true, ...no } }];
}

function blindsStay({ view, table, now }: InNight): readonly NightEffect[] {
  const { levels } = view.setup;
  const { levelIndex } = readClock(view.clock, levels, now);
  const before = levels.slice(0, levelIndex).findLastIndex(({ kind }) => kind === 'play');
  if (table === undefined || before < 0 || view.tables[table]?.ruled?.oldLevel === before) return [];
  const level = (index: number): Stand => ({ is: 'blinds', level: playLevelNo(index, levels) ?? index + 1 });
  const keep = { type: 'RuleHand', table, is: 'oldLevel' } as const;
  return [{ command: keep, before: level(levelIndex), after: level(before) }];
}

function stackGoes({ view, entry, bustOut, reason }: InNight, chips: number, chip?: number): readonly NightEffect[] {
  if (entry === undefined || view.entries[entry]?.place !== undefined) return [];
  const smallest = chip === undefined ? {} : { smallestChip: toChips(chip) };
  const remove = { type: 'RemoveStack', bustOut, entry, chips: toChips(chips), ...smallest, reason } as const;
  return [{ command: remove, before: { is: 'player', in: true }, after: { is: 'player', in: false } }];
}

const countedStackGoes = (night: InNight): readonly NightEffect[] =>
  night.counted === undefined ? [] : stackGoes(night, night.counted);

function goesOut({ view, entry, bustOut }: InNight): readonly NightEffect[] {
  if (entry === undefined || view.entries[entry]?.place !== undefined) return [];
  const out = { type: 'BustOut', bustOut, out: [{ entry, by: [] }] } as const;
  return [{ command: out, before: { is: 'player', in: true }, after: { is: 'player', in: false } }];
}

function chipsGo({ view, entry }: InNight, chips: number): readonly NightEffect[] {
  if (chips === 0) return [];
  const { chips: inPlay } = view.figures;
  const remove = { type: 'RemoveChips', chips: toChips(chips), ...(entry !== undefined && { entry }) } as const;
  const after = Math.max(0, inPlay - chips);
  return [{ command: remove, before: { is: 'chips', inPlay }, after: { is: 'chips', inPlay: after } }];
}

function buttonLies({ view, table }: InNight, seat: number): readonly NightEffect[] {
  const lies = table === undefined ? undefined : view.tables[table]?.positions?.button;
  if (table === undefined || lies === seat) return [];
  const place = { type: 'PlaceButton', table, seat: toSeatNo(seat) } as const;
  const before = { is: 'button', ...(lies !== undefined && { seat: lies }) } as const;
  return [{ command: place, before, after: { is: 'button', seat } }];
}

function penaltyEnds({ view, entry, reason }: InNight): readonly NightEffect[] {
  return (view.penalties ?? [])
    .filter((one) => one.entry === entry && one.length !== undefined && one.ended === undefined)
    .map(({ id }) => ({
      command: { type: 'EndPenalty', penalty: id, how: 'waived', reason },
      before: { is: 'penalty', runs: true },
      after: { is: 'penalty', runs: false },
    }));
}

function together({ view }: InNight, on: boolean): readonly NightEffect[] {
  if ((view.handForHand !== undefined) === on) return [];
  const command = on
    ? ({ type: 'StartHandForHand', until: Math.max(1, view.figures.left - 1) } as const)
    : ({ type: 'EndHandForHand' } as const);
  return [{ command, before: { is: 'handForHand', on: !on }, after: { is: 'handForHand', on } }];
}

function tableTells({ view, table }: InNight, at: 'done' | 'allIn'): readonly NightEffect[] {
  const was = table === undefined ? undefined : view.handForHand?.tables[table];
  if (table === undefined || was === undefined || was === at) return [];
  const tell = { type: 'TellHand', table, is: at } as const;
  return [{ command: tell, before: { is: 'inHand', at: was }, after: { is: 'inHand', at } }];
}

function timeRuns({ view, table, entry }: InNight, main: number): readonly NightEffect[] {
  if (table === undefined || view.tables[table]?.timeCall !== undefined) return [];
  const isHere = entry !== undefined && view.entries[entry]?.at?.table === table;
  const call = { type: 'CallTime', table, main, ...(isHere && { entry }) } as const;
  return [{ command: call, before: { is: 'time', runs: false }, after: { is: 'time', runs: true } }];
}

function timeEnds({ view, table }: InNight): readonly NightEffect[] {
  const call = table === undefined ? undefined : view.tables[table]?.timeCall;
  if (table === undefined || call === undefined) return [];
  const end = { type: 'EndTimeCall', table, how: 'acted', call: call.at } as const;
  return [{ command: end, before: { is: 'time', runs: true }, after: { is: 'time', runs: false } }];
}

type SeatProposal = Extract<NonNullable<TournamentView['proposals']>[number], { readonly kind: 'balance' }>;
type SeatTaken = { readonly entry: EntryId; readonly at: Place };

function changesSeat({ view, reason }: InNight, { entry, at }: SeatTaken, to: Place): NightEffect {
  const called = ({ table, seat }: Place): Stand => ({ is: 'seat', table: view.tables[table]?.name ?? '', seat });
  return { command: { type: 'MoveEntry', entry, to, reason }, before: called(at), after: called(to) };
}

const balances = ({ view }: InNight): readonly SeatProposal[] =>
  (view.proposals ?? []).filter((one) => one.kind === 'balance');

/** To the table that the night proposes for it; else to the shortest one where that seat is free. */
function moves(night: InNight, from: number, to: number): readonly NightEffect[] {
  const { view, table } = night;
  const taken = seatsTaken(night);
  const mover = taken.find(({ at }) => at.table === table && at.seat === from);
  if (mover === undefined) return [];
  const seat = toSeatNo(to);
  const proposed = balances(night).find((one) => one.entry === mover.entry && one.to.seat === seat);
  const isFree = (id: TableId): boolean =>
    id !== table &&
    to <= (view.tables[id]?.seats ?? 0) &&
    view.tables[id]?.blocked[to] === undefined &&
    !taken.some(({ at }) => at.table === id && at.seat === seat);
  const [shortest] = (Object.keys(view.tables) as TableId[])
    .filter(isFree)
    .sort((a, b) => (view.tables[a]?.players ?? 0) - (view.tables[b]?.players ?? 0));
  const target = proposed?.to.table ?? shortest;
  return target === undefined ? [] : [changesSeat(night, mover, { table: target, seat })];
}

/** As the night proposes it itself: who moves, and to which seat. */
const evenedOut = (night: InNight): readonly NightEffect[] =>
  balances(night).map(({ entry, from, to }) => changesSeat(night, { entry, at: from }, to));

/** What the night proposes as well is done by accepting it: seats are drawn, and the button where the rulebook has it so. */
function joined({ view }: InNight, kind: 'breakTable' | 'finalTable'): readonly NightEffect[] {
  const proposed = view.proposals?.find((one) => one.kind === kind);
  if (proposed === undefined) return [];
  const command = { type: 'AcceptProposal', proposal: proposed.key } as const;
  if (proposed.kind === 'breakTable') {
    const table = view.tables[proposed.table]?.name ?? '';
    const is = 'tableThere';
    return [{ command, before: { is, table, there: true }, after: { is, table, there: false } }];
  }
  const { length } = Object.keys(view.tables);
  return [{ command, before: { is: 'tables', count: length }, after: { is: 'tables', count: 1 } }];
}

function buttonAnew({ view, table }: InNight): readonly NightEffect[] {
  const proposed = view.proposals?.find((one) => one.kind === 'redrawButton' && one.table === table);
  const lies = table === undefined ? undefined : view.tables[table]?.positions?.button;
  if (proposed === undefined) return [];
  const before = { is: 'button', ...(lies !== undefined && { seat: lies }) } as const;
  return [{ command: { type: 'AcceptProposal', proposal: proposed.key }, before, after: { is: 'buttonDrawn' } }];
}

/** Only of a night with which a day ends; one against time announces them by itself. */
function lastHands({ view }: InNight, hands?: number): readonly NightEffect[] {
  if (view.setup.dayThrough === undefined || view.day?.lastHands !== undefined) return [];
  const so = hands === undefined ? {} : { hands };
  const command = { type: 'AnnounceLastHands', ...so } as const;
  return [{ command, before: { is: 'lastHands', on: false }, after: { is: 'lastHands', on: true, ...so } }];
}

/** What is not named here changes nothing that a night knows of. */
const ACTS: Acts = {
  misdeal: (_, night) => handAgain(night),
  void: (_, night) => handAgain(night),
  betsForfeited: (_, night) => handAgain(night),
  playStops: (_, night) => tableStops(night),
  clockStarts: ({ main }, night) => timeRuns(night, main),
  actedInTime: (_, night) => timeEnds(night),
  oldLevel: (_, night) => blindsStay(night),
  stackRemoved: ({ chips }, night) => stackGoes(night, chips),
  excludedAt: ({ removed }, night) => stackGoes(night, removed),
  stackShared: ({ each, oneMore, chip }, night) => {
    const players = night.table === undefined ? 0 : (night.view.tables[night.table]?.players ?? 0);
    return stackGoes(night, each * Math.max(0, players - 1) + oneMore * chip, chip);
  },
  blindedOff: (_, night) => goesOut(night),
  allInDuringPenalty: ({ out }, night) => (out ? goesOut(night) : []),
  placedAt: (_, night) => goesOut(night),
  placed: (_, night) => outTogether(night),
  staysSeated: (_, night) => keepsSeat(night),
  seatsSet: ({ seats }, night) => fewerSeats(night, seats),
  disqualified: (outcome, night) => (asksForStack(outcome) ? countedStackGoes(night) : []),
  eliminatedAtPlace: (_, night) => countedStackGoes(night),
  penaltyEnds: (_, night) => penaltyEnds(night),
  hiddenChipsSettled: ({ removed }, night) => chipsGo(night, removed),
  foundChipsOut: ({ amount }, night) => chipsGo(night, amount),
  chipsForfeited: ({ amount, left, besides }, night) =>
    besides === 'nothing' ? chipsGo(night, amount) : stackGoes(night, amount + left),
  moves: ({ from, to }, night) => moves(night, from, to),
  evenOut: (_, night) => evenedOut(night),
  breakTable: (_, night) => joined(night, 'breakTable'),
  finalTable: (_, night) => joined(night, 'finalTable'),
  buttonMayBeDrawn: (_, night) => buttonAnew(night),
  lastHandsDrawn: (_, night) => lastHands(night),
  lastHands: ({ hands }, night) => lastHands(night, hands),
  buttonAt: ({ seat }, night) => buttonLies(night, seat),
  handForHandStarts: (_, night) => together(night, true),
  handForHandEnds: (_, night) => together(night, false),
  tableWaits: (_, night) => tableTells(night, 'done'),
  handFreezes: (_, night) => tableTells(night, 'allIn'),
};
