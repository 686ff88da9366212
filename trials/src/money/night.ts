import {
  type Actor,
  append,
  type Commit,
  dependents,
  emptyHistory,
  eventsTakenBack,
  type History,
  type Instant,
  lastStep,
  lastUndo,
  later,
  toCommitId,
  toInstant,
} from '@riffle/aggregate';
import type { Rulebook } from '@riffle/rulebooks';
import {
  playerOf,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
  tournament,
} from '@riffle/tournament';
import { moneyFaults } from '@riffle/tournament/testing';
import type { Chance } from '../asked/made.ts';
import { dealFaults } from './deals.ts';
import { openFaults, prizeFaults } from './prizes.ts';
import { randomCommand } from './random-command.ts';
import { randomSetup } from './random-setup.ts';
import { roomFaults } from './room.ts';
import { tillFaults } from './till.ts';

const director: Actor = { id: 'dora', role: 'director' };
const MOST_STEPS = 220;
/** Once the books are closed there is little more to try. */
const STEPS_AFTER = 6;

/** A whole night with money: what was done, and the faults found on the way. */
export class RandomNight {
  history: History<Tournament, TournamentEvent> = emptyHistory(tournament.initial);
  readonly faults: string[] = [];
  readonly done = new Map<string, number>();
  readonly #book: Rulebook['id'];
  readonly #chance: Chance;
  #now: Instant = toInstant(1_700_000_000_000);

  constructor(book: Rulebook['id'], chance: Chance) {
    this.#book = book;
    this.#chance = chance;
  }

  play(): this {
    // prices that this rulebook does not have are refused: then others
    for (let tried = 0; tried < 50 && this.history.commits.length === 0; tried += 1)
      this.#give({ type: 'Create', setup: randomSetup(this.#book, this.#chance, this.#now) });
    if (this.history.commits.length === 0) this.faults.push('no set-up was accepted');
    let closed = 0;
    for (let nth = 1; nth <= MOST_STEPS && closed < STEPS_AFTER && this.faults.length === 0; nth += 1) {
      this.#now = later(this.#now, this.#chance(300) * 1_000);
      this.#step(nth);
      if (this.history.state.money?.settled !== undefined) closed += 1;
    }
    this.#judge('the whole night', tillFaults(this.history));
    return this;
  }

  #step(nth: number): void {
    const { state } = this.history;
    if (this.#chance(20) === 0) {
      this.#back();
      return;
    }
    const view = tournament.view(state, { as: 'staff' });
    this.#give(randomCommand({ view, chance: this.#chance, nth }));
  }

  #give(command: TournamentCommand): void {
    const before = this.history.state;
    const actor = this.#whoGives(command);
    const takenBack = () => eventsTakenBack(this.history);
    const verdict = tournament.decide(before, command, { now: this.#now, random: this.#chance, actor, takenBack });
    if (!verdict.ok) return;
    let state = before;
    for (const event of verdict.value) {
      if (!tournament.fits(state, event)) this.faults.push(`${command.type}: ${event.type} does not fit`);
      state = tournament.evolve(state, event);
      if (state.setup !== undefined) this.#judge(`${command.type}: ${event.type}`, moneyFaults(state));
    }
    if (verdict.value.length === 0) return;
    this.#commit({ events: verdict.value }, actor);
    this.#count(command.type);
    for (const { type } of verdict.value) if (type === 'DealFell') this.#count(type);
    if (actor.role === 'player') this.#count('by a player himself');
    this.#judge(command.type, [
      ...roomFaults(this.history.state),
      ...prizeFaults(this.history.state),
      ...dealFaults(this.history.state),
      ...(command.type === 'Settle' && !command.reason ? openFaults(this.history.state) : []),
    ]);
  }

  /** A player answers for himself, as often as the floor writes it down for him. */
  #whoGives(command: TournamentCommand): Actor {
    if (command.type !== 'ConsentToDeal' && command.type !== 'DeclineDeal') return director;
    return this.#chance(2) === 0 ? director : { id: playerOf(command.entry), role: 'player' };
  }

  /** The last step, or any with what was built on it; and then, perhaps, not taken back after all. */
  #back(): void {
    const { commits, takenBack, state } = this.history;
    const steps = commits.filter(({ id, takesBack }, at) => at > 0 && takesBack === undefined && !takenBack.has(id));
    const last = lastStep(this.history);
    const undone = this.#chance(2) === 0 ? last : steps[this.#chance(Math.max(1, steps.length))];
    if (undone === undefined || undone.version === 1) return;
    const fallen = dependents(tournament, this.history, undone.id) ?? [];
    this.#commit({ events: [], takesBack: [undone.id, ...fallen.map(({ id }) => id)] });
    this.#count('undo');
    this.#judge('undo', this.#all());
    const undo = lastUndo(this.history);
    if (this.#chance(2) === 0 || undo === undefined) return;
    this.#commit({ events: [], takesBack: [undo.id] });
    this.#count('redo');
    this.#judge('redo', this.#all());
    if (JSON.stringify(this.history.state) !== JSON.stringify(state)) this.faults.push('redo: not as it was before');
  }

  #all(): readonly string[] {
    return [
      ...moneyFaults(this.history.state),
      ...roomFaults(this.history.state),
      ...prizeFaults(this.history.state),
      ...dealFaults(this.history.state),
      ...tillFaults(this.history),
    ];
  }

  #commit(what: Pick<Commit<TournamentEvent>, 'events' | 'takesBack'>, actor = director): void {
    const version = this.history.commits.length + 1;
    const commit = { id: toCommitId(`c${String(version)}`), version, at: this.#now, actor, ...what };
    this.history = append(tournament, this.history, commit);
  }

  #count(type: string): void {
    this.done.set(type, (this.done.get(type) ?? 0) + 1);
  }

  #judge(what: string, faults: readonly string[]): void {
    for (const fault of faults) this.faults.push(`step ${String(this.history.commits.length)}, ${what}: ${fault}`);
  }
}
