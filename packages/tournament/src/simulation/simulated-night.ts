import {
  type Actor,
  append,
  type Commit,
  type CommitId,
  emptyHistory,
  type History,
  type Instant,
  lastStep,
  later,
  type Random,
  toCommitId,
  toInstant,
  versionOf,
} from '@riffle/aggregate';
import type { TournamentCommand } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { tournament } from '../tournament.ts';
import { dealtTo, NO_STACKS, type Stacks } from './stacks.ts';

export type NightHistory = History<Tournament, TournamentEvent>;

/** What happened to the night: a command was carried out, or the last one was taken back, or brought back. */
export type Step = {
  readonly kind: 'done' | 'undone' | 'redone';
  readonly command: TournamentCommand;
  readonly before: Tournament;
  readonly history: NightHistory;
  readonly stacks: Stacks;
};

/** Who looks on: after every event, and after every step. */
export type Onlooker = {
  readonly onEvent?: (state: Tournament, event: TournamentEvent, stacks: Stacks) => void;
  readonly onStep?: (step: Step) => void;
};

/** Where only what happens says who has how many chips then. */
type StacksAfter = (events: readonly TournamentEvent[]) => Stacks;

const director: Actor = { id: 'director', role: 'director' };

/** A night with its whole history, and the chips on the tables beside it. */
export class SimulatedNight {
  #history: NightHistory = emptyHistory(tournament.initial);
  #stacks: Stacks = NO_STACKS;
  #now: Instant = toInstant(1_767_290_400_000);
  readonly #onlooker: Onlooker;
  readonly random: Random;

  constructor(random: Random, onlooker: Onlooker) {
    this.random = random;
    this.#onlooker = onlooker;
  }

  get state(): Tournament {
    return this.#history.state;
  }
  get history(): NightHistory {
    return this.#history;
  }
  get stacks(): Stacks {
    return this.#stacks;
  }
  get now(): Instant {
    return this.#now;
  }

  wait(ms: number): void {
    this.#now = later(this.#now, ms);
  }

  /** True once in so many times. */
  chance(oneIn: number): boolean {
    return this.random(oneIn) === 0;
  }

  /** Now and then somebody changes his mind; in a large field seldom, since an undo replays the whole night. */
  regrets(): boolean {
    return this.chance(Math.max(30, Math.floor(this.#stacks.size / 4)));
  }

  one<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.random(items.length)];
  }

  shift(stacks: Stacks): void {
    this.#stacks = stacks;
  }

  /** Carried out; a refusal is a fault of the simulation or of what it tests. */
  give(command: TournamentCommand, stacks: Stacks | StacksAfter = this.#stacks): void {
    const refusal = this.try(command, stacks);
    if (refusal !== undefined) throw new UnexpectedRefusal(command, refusal);
  }

  /** The same for what the night itself may have closed a moment ago. */
  giveUnlessTooLate(command: TournamentCommand): 'given' | 'tooLate' {
    const refusal = this.try(command);
    if (refusal === undefined) return 'given';
    if (refusal.code === 'late-entry-closed' || refusal.code === 'over') return 'tooLate';
    throw new UnexpectedRefusal(command, refusal);
  }

  /** Carried out if it may be; the stacks are those after it. */
  try(command: TournamentCommand, told: Stacks | StacksAfter = this.#stacks): TournamentRefusal | undefined {
    const before = this.state;
    const context = { now: this.#now, random: this.random, actor: director };
    const verdict = tournament.decide(before, command, context);
    if (!verdict.ok) return verdict.refusal;
    const stacks = typeof told === 'function' ? told(verdict.value) : told;
    if (this.#onlooker.onEvent !== undefined) {
      verdict.value.reduce((state, event) => {
        const next = tournament.evolve(state, event);
        this.#onlooker.onEvent?.(next, event, dealtTo(next, stacks));
        return next;
      }, before);
    }
    this.#commit({ events: verdict.value });
    this.#stacks = dealtTo(this.state, stacks);
    this.#tell('done', command, before);
    return undefined;
  }

  /** The last step taken back, and with `redo` brought back at once. */
  takeBack(command: TournamentCommand, stacksBefore: Stacks, then: 'leave' | 'redo'): void {
    const last = lastStep(this.#history);
    if (last === undefined) return;
    const [after, stacksAfter] = [this.state, this.#stacks];
    const undo = this.#commit({ events: [], takesBack: [last.id] });
    this.#stacks = stacksBefore;
    this.#tell('undone', command, after);
    if (then === 'leave') return;
    const undone = this.state;
    this.#commit({ events: [], takesBack: [undo] });
    this.#stacks = stacksAfter;
    this.#tell('redone', command, undone);
  }

  #commit(done: Pick<Commit<TournamentEvent>, 'events' | 'takesBack'>): CommitId {
    const version = versionOf(this.#history) + 1;
    const id = toCommitId(`step-${String(version)}`);
    this.#history = append(tournament, this.#history, { id, version, at: this.#now, actor: director, ...done });
    return id;
  }

  #tell(kind: Step['kind'], command: TournamentCommand, before: Tournament): void {
    this.#onlooker.onStep?.({ kind, command, before, history: this.#history, stacks: this.#stacks });
  }
}

/** A command that had to be accepted, and was not. */
export class UnexpectedRefusal extends Error {
  readonly command: TournamentCommand['type'];
  readonly refusal: TournamentRefusal;

  constructor({ type }: TournamentCommand, refusal: TournamentRefusal) {
    super(`${type} was refused: ${JSON.stringify(refusal)}`);
    this.command = type;
    this.refusal = refusal;
  }
}
