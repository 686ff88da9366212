import { type Actor, type Instant, later, PersistentMap, type Random, toInstant } from '@riffle/aggregate';
import type { TournamentCommand } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import type { EntryId, TableId } from '../ids.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { NightToCome } from '../simulation/night-to-come.ts';
import { dealtTo } from '../simulation/stacks.ts';
import type { Tournament } from '../state.ts';
import { tournament } from '../tournament.ts';
import { BlindsWatched } from './blinds-watched.ts';
import { InvariantsWatched } from './invariants-watched.ts';

const director: Actor = { id: 'director', role: 'director' };
const BEGINS: Instant = toInstant(1_767_290_400_000);
/** Whoever comes by one of these gets his chips. */
const COMING: ReadonlySet<TournamentCommand['type']> = new Set([
  'AddEntries',
  'CarryOver',
  'CheckIn',
  'DrawSeats',
  'SeatEntry',
]);

/** A promise that was broken: what must always be so, and where it was not. */
export class BrokenPromise extends Error {
  readonly rule: string;
  readonly about: string;

  constructor(rule: string, about: string) {
    super(`${rule}: ${about}`);
    this.rule = rule;
    this.about = about;
  }
}

/** A night with the chips on its tables. Every command has to be accepted, and all is looked at after every event. */
export class NightByHand implements NightToCome {
  #state: Tournament = tournament.initial;
  #now: Instant = BEGINS;
  #stacks = new Map<EntryId, number>();
  readonly #watched = new InvariantsWatched();
  readonly #blinds = new BlindsWatched();
  readonly #drawn = new Set<TableId>();
  readonly random: Random;
  commands = 0;
  events = 0;
  moves = 0;
  breaks = 0;

  constructor(random: Random) {
    this.random = random;
  }

  get state(): Tournament {
    return this.#state;
  }
  get stacks(): ReadonlyMap<EntryId, number> {
    return this.#stacks;
  }
  get now(): Instant {
    return this.#now;
  }

  /** Never back: a table that would have dealt before something else was over deals then. */
  waitUntil(moment: Instant): void {
    if (moment > this.#now) this.#now = moment;
  }
  wait(ms: number): void {
    this.#now = later(this.#now, ms);
  }

  chance(oneIn: number): boolean {
    return this.random(oneIn) === 0;
  }
  one<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.random(items.length)];
  }

  /** A hand is over: nobody has less than nothing, and together they have as much as before. */
  pushChips(changed: ReadonlyMap<EntryId, number>): void {
    let difference = 0;
    for (const [entry, stack] of changed) {
      if (!Number.isSafeInteger(stack) || stack < 0) throw new BrokenPromise('chips-are-conserved', entry);
      difference += stack - (this.#stacks.get(entry) ?? 0);
      this.#stacks.set(entry, stack);
    }
    if (difference !== 0) throw new BrokenPromise('chips-are-conserved', String(difference));
  }

  give(command: TournamentCommand): void {
    const refusal = this.try(command);
    if (refusal !== undefined) throw refused(command, refusal);
  }

  giveUnlessTooLate(command: TournamentCommand): 'given' | 'tooLate' {
    const refusal = this.try(command);
    if (refusal === undefined) return 'given';
    if (refusal.code === 'late-entry-closed' || refusal.code === 'over') return 'tooLate';
    throw refused(command, refusal);
  }

  try(command: TournamentCommand): TournamentRefusal | undefined {
    const context = { now: this.#now, random: this.random, actor: director };
    const verdict = tournament.decide(this.#state, command, context);
    if (!verdict.ok) return verdict.refusal;
    this.commands += 1;
    for (const event of verdict.value) this.#happens(event, COMING.has(command.type));
    return undefined;
  }

  #happens(event: TournamentEvent, somebodyComes: boolean): void {
    this.#state = tournament.evolve(this.#state, event);
    this.events += 1;
    if (somebodyComes) this.#stacks = new Map(dealtTo(this.#state, PersistentMap.of(this.#stacks)));
    this.#count(event);
    const broken = this.#watched.after(this.#state, this.#stacks);
    if (broken !== undefined) throw new BrokenPromise(broken.rule, `${event.type}: ${broken.about}`);
  }

  #count(event: TournamentEvent): void {
    switch (event.type) {
      case 'EntryMoved':
        this.moves += 1;
        return;
      case 'TableBroken':
        this.breaks += 1;
        this.moves += event.moves.length;
        return;
      case 'ButtonsDrawn':
        for (const { table } of event.buttons) this.#drawn.add(table);
        return;
      case 'ButtonPlaced':
        this.#drawn.add(event.table);
        return;
      default:
    }
  }

  /** Whether the button of a table was drawn or placed, and no hand was dealt from it yet. */
  isDrawn(id: TableId): boolean {
    return this.#drawn.has(id);
  }

  /** Blinds are as they were reckoned apart from the night. */
  blindsDue(id: TableId, hand: Parameters<BlindsWatched['handBegun']>[2]): void {
    const table = this.#state.tables.get(id);
    if (table === undefined) return;
    const fault = this.#blinds.handBegun(this.#state, table, hand, this.#drawn.delete(id));
    if (fault !== undefined) throw new BrokenPromise(fault.rule, fault.about);
  }
}

const refused = ({ type }: TournamentCommand, refusal: TournamentRefusal): Error =>
  new BrokenPromise('every-command-is-accepted', `${type}: ${JSON.stringify(refusal)}`);
