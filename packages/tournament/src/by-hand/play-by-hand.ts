import { elapsed, type Instant, later } from '@riffle/aggregate';
import { type HandRules, type HandSetup, handRules } from '@riffle/hand';
import { newShufflingDeck, shuffleFront } from '@riffle/hand/fast';
import { handPositions, ringOf } from '@riffle/table';
import { type ClockReading, readClock } from '../clock-reading.ts';
import type { Out } from '../command.ts';
import { chipsInPlay } from '../figures.ts';
import { type EntryId, type TableId, toBustOutId } from '../ids.ts';
import { FOR_EACH_PLAYER, HAND } from '../length-of-hand.ts';
import { rulebookOf } from '../rulebook-of.ts';
import { proposals } from '../seating/index.ts';
import { playersAt, playersLeft } from '../seating-index.ts';
import type { PinnedSetup } from '../setup.ts';
import { arrive, arriveLate } from '../simulation/arrival.ts';
import { endTheDay, isDayDue } from '../simulation/end-of-day.ts';
import type { NightPlan } from '../simulation/night-plan.ts';
import type { DayPlayed } from '../simulation/play-event.ts';
import { ranked } from '../simulation/ranked.ts';
import { seededRandom } from '../simulation/seeded-random.ts';
import { stageOf } from '../stage.ts';
import type { PlayLevel } from '../structure.ts';
import { type Engine, exact, type Finished, fast } from './engines.ts';
import { handAtTable } from './hand-at-table.ts';
import { NightByHand } from './night-by-hand.ts';
import { LevelsPlayed, type NightReport } from './report.ts';
import { type SimplePlayer, simplePlayer } from './simple-player.ts';
import { thinking } from './thinking.ts';

/** A night that is played hand by hand. */
export type HandsPlan = Omit<NightPlan, 'game' | 'races' | 'counts' | 'penalties'> & {
  /** `exact`: command by command through the hand that people play; both play the same night. Absent = `fast`. */
  readonly engine?: 'fast' | 'exact';
};

/** A hand, as those who count want it. */
export type HandPlayed = {
  readonly level: PlayLevel;
  /** In the whole field when it began, and their chips together. */
  readonly left: number;
  readonly chips: number;
  /** At its table, and how many of them went out. */
  readonly dealtIn: number;
  readonly out: number;
};

const ENGINES: { readonly [E in NonNullable<HandsPlan['engine']>]: Engine } = { fast, exact };
/** Late comers are there by then. */
const LATEST = 30 * 60_000;
const TO_ANOTHER_SEAT = 60_000;
/** Of so many players one is paid. */
const PAID_OF = 8;

/**
 * A whole night by simple players, hand by hand, through the real hand, table and tournament: to one winner, or one at every
 * table that plays to its end. Throws `BrokenPromise` where anything is not as it must be.
 */
export function playByHand(plan: HandsPlan, onHand?: (hand: HandPlayed) => void): NightReport {
  return playDayByHand(plan, onHand).report;
}

/** The same with how it ended: a day of something longer ends with its stacks. */
export function playDayByHand(
  plan: HandsPlan,
  onHand?: (hand: HandPlayed) => void,
): DayPlayed & { readonly report: NightReport } {
  const night = new NightByHand(seededRandom(plan.seed));
  const late = arrive(night, { paid: Math.ceil(plan.players / PAID_OF), ...plan })
    .map((newcomer) => ({ newcomer, at: later(night.now, night.random(LATEST)) }))
    .sort((a, b) => b.at - a.at);
  const room = new Room(night, ENGINES[plan.engine ?? 'fast'], onHand);
  const begun = night.now;
  const turnedAway: string[] = [];
  // the first hands run at all tables before anybody can be sent to another
  for (const id of night.state.breakOrder) if (playersAt(night.state, id).size > 1) room.play(id);
  room.workTheFloor();
  while (stageOf(night.state) === 'play') {
    const table = room.next();
    if (table === undefined) break;
    const next = late.at(-1);
    if (next !== undefined && next.at <= table.at) {
      late.pop();
      night.waitUntil(next.at);
      if (arriveLate(night, next.newcomer) === 'turnedAway') turnedAway.push(next.newcomer.person);
    } else {
      night.waitUntil(table.at);
      room.play(table.id);
    }
    room.workTheFloor();
    if (plan.day && isDayDue(night, plan.day)) endTheDay(night, plan.day, (id) => room.playLast(id));
  }
  const report = {
    places: ranked(night.state),
    turnedAway: [...turnedAway, ...late.map(({ newcomer }) => newcomer.person)],
    length: elapsed(begun, night.now),
    hands: room.hands,
    levels: room.levels.played,
    commands: night.commands,
    events: night.events,
    moves: night.moves,
    breaks: night.breaks,
  };
  return { report, state: night.state, stacks: night.stacks };
}

/** The tables, each with its own next hand. */
class Room {
  readonly #night: NightByHand;
  readonly #engine: Engine;
  readonly #rules: HandRules;
  readonly #chipUnit: number;
  readonly #players = new Map<EntryId, SimplePlayer>();
  readonly #freeAt = new Map<TableId, Instant>();
  readonly #deck = newShufflingDeck('full');
  readonly levels: LevelsPlayed;
  hands = 0;

  readonly #onHand: ((hand: HandPlayed) => void) | undefined;

  constructor(night: NightByHand, engine: Engine, onHand: ((hand: HandPlayed) => void) | undefined) {
    this.#night = night;
    this.#engine = engine;
    this.#onHand = onHand;
    const { setup } = this;
    this.#rules = handRules(rulebookOf(setup), setup.rulebook.occasion);
    this.#chipUnit = chipUnitOf(setup);
    this.levels = new LevelsPlayed(setup.levels);
  }

  get setup(): PinnedSetup {
    const { setup } = this.#night.state;
    if (setup === undefined) throw new Error('the night was not created');
    return setup;
  }

  /** The table that deals next, and when. */
  next(): { readonly id: TableId; readonly at: Instant } | undefined {
    const { state, now } = this.#night;
    let first: { id: TableId; at: Instant } | undefined;
    for (const id of state.breakOrder) {
      if (playersAt(state, id).size < 2) continue;
      const at = this.#freeAt.get(id) ?? now;
      if (first === undefined || at < first.at) first = { id, at };
    }
    return first;
  }

  /** What is proposed, all of it; and the clock goes on that stood for it. */
  workTheFloor(): void {
    const night = this.#night;
    // the last hands of a day are counted table by table
    const open = () =>
      proposals(night.state).find(({ kind }) => kind !== 'handForHand' || night.state.day?.lastHands === undefined);
    for (let proposal = open(); proposal !== undefined; proposal = open()) {
      night.give({ type: 'AcceptProposal', proposal: proposal.key });
    }
    const { clock, handForHand, day } = night.state;
    if (
      stageOf(night.state) !== 'play' ||
      day?.lastHands !== undefined ||
      clock?.running !== false ||
      handForHand?.stopsClock === true
    )
      return;
    night.wait(TO_ANOTHER_SEAT);
    night.give({ type: 'StartClock' });
  }

  play(id: TableId): void {
    const night = this.#night;
    const { onBreak, remaining, phase } = this.#clock();
    // hand-for-hand that was announced when a break had begun stops the break as well, and nobody deals in it
    if (onBreak && phase === 'paused') night.give({ type: 'StartClock' });
    if (onBreak) this.#freeAt.set(id, later(night.now, Math.max(1_000, remaining)));
    else if (night.state.handForHand !== undefined) this.#playTogether();
    else {
      this.#deal(id);
      this.#freeAt.set(id, later(night.now, this.#playHand(id, this.#clock())));
    }
  }

  /** One of the day's last hands, where two or more sit; a table with one has none to deal. */
  playLast(id: TableId): void {
    if (playersAt(this.#night.state, id).size > 1) {
      this.#deal(id);
      this.#playHand(id, this.#clock());
    }
    this.workTheFloor();
  }

  /** Hand-for-hand: the hands that run are finished, and then one is dealt at all tables at once. */
  #playTogether(): void {
    const night = this.#night;
    for (const id of night.state.breakOrder) this.#told(id);
    if (night.state.handForHand === undefined) return;
    // the minutes that are taken off the clock for this hand are over after it
    const reading = this.#clock();
    night.give({ type: 'NextHand', tables: night.state.breakOrder });
    for (const id of night.state.breakOrder) this.#place(id);
    const tables = night.state.breakOrder.filter((id) => playersAt(night.state, id).size > 1);
    const longest = Math.max(...tables.map((id) => this.#playHand(id, reading)));
    for (const id of night.state.breakOrder) this.#told(id);
    for (const id of tables) this.#freeAt.set(id, later(night.now, longest));
  }

  #told(table: TableId): void {
    const { handForHand } = this.#night.state;
    if (handForHand?.tables[table] === 'playing' && playersAt(this.#night.state, table).size > 0) {
      this.#night.give({ type: 'TellHand', table, is: 'done' });
    }
  }

  /** How long it takes. */
  #playHand(id: TableId, { levelIndex, blinds }: ClockReading): number {
    const night = this.#night;
    const { state } = night;
    const table = state.tables.get(id);
    const at = playersAt(state, id);
    const hand = table?.positions && handPositions(ringOf(table.seats, at.keys()), table.positions);
    if (table === undefined || hand === undefined) throw new Error(`no hand can be dealt at ${id}`);
    night.blindsDue(id, hand);
    const { setup, entries } = handAtTable(state, table, hand, {
      rules: this.#rules,
      level: blinds as PlayLevel,
      stacks: night.stacks,
      chipUnit: this.#chipUnit,
      field: at.size === 2 && state.breakOrder.length === 1 ? 'lastTwo' : 'more',
    });
    shuffleFront(this.#deck, 2 * entries.length + 8, night.random);
    const choose = thinking(
      setup,
      this.#deck,
      entries.map((entry) => this.#playerOf(entry)),
      night.random,
    );
    const finished = this.#engine(setup, this.#deck, choose, night.random);
    this.hands += 1;
    night.pushChips(new Map(entries.map((entry, nth) => [entry, finished[nth]?.stack ?? Number.NaN])));
    const out = outOf(setup, entries, finished);
    this.levels.hand(levelIndex, out.length);
    this.#onHand?.({
      level: blinds as PlayLevel,
      left: playersLeft(state),
      chips: chipsInPlay(state),
      dealtIn: entries.length,
      out: out.length,
    });
    if (out.length > 0) night.give({ type: 'BustOut', bustOut: toBustOutId(`hand-${String(this.hands)}`), out });
    const usual = HAND + FOR_EACH_PLAYER * entries.length;
    return Math.floor((usual * 3) / 4) + night.random(Math.ceil(usual / 2));
  }

  /** From a button that was drawn the first hand is dealt, but where somebody has left it since; all others are the next. */
  #deal(id: TableId): void {
    this.#place(id);
    const night = this.#night;
    const isFirst = night.isDrawn(id) && night.state.tables.get(id)?.positions?.bigBlind === undefined;
    if (!isFirst) night.give({ type: 'NextHand', tables: [id] });
  }

  /** Where nobody has said where the button is, it lies before somebody. */
  #place(id: TableId): void {
    const night = this.#night;
    if (night.state.tables.get(id)?.positions !== undefined) return;
    const seat = night.one([...playersAt(night.state, id).keys()]);
    if (seat !== undefined) night.give({ type: 'PlaceButton', table: id, seat });
  }

  #clock(): ClockReading {
    const { state, now } = this.#night;
    return readClock(state.clock, this.setup.levels, now);
  }

  #playerOf(entry: EntryId): SimplePlayer {
    const known = this.#players.get(entry);
    if (known !== undefined) return known;
    const player = simplePlayer(this.#night.random);
    this.#players.set(entry, player);
    return player;
  }
}

/** Who has nothing left, with what he had before the hand, and who has won most in it. */
function outOf({ players }: HandSetup, entries: readonly EntryId[], finished: Finished): readonly Out[] {
  const most = finished.reduce((best, { won }, nth) => (won > (finished[best]?.won ?? 0) ? nth : best), 0);
  return entries.flatMap((entry, nth) => {
    const stackAtStart = players[nth]?.stack;
    const out = finished[nth]?.stack === 0 && stackAtStart !== undefined;
    return out ? [{ entry, stackAtStart, by: [entries[most] as EntryId] }] : [];
  });
}

/** The largest chip that everything can be paid with. */
function chipUnitOf({ startingStack, levels }: PinnedSetup): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return levels
    .flatMap((level) => (level.kind === 'play' ? [level.smallBlind, level.bigBlind, level.ante] : []))
    .reduce(divisor, startingStack);
}
