import { randomUUID } from 'node:crypto';
import { type Actor, type Random, toCommitId, toInstant } from '@riffle/aggregate';
import { shuffled, toChips } from '@riffle/cards';
import {
  type Entry,
  type EntryId,
  type Proposal,
  readClock,
  type TournamentCommand,
  toBustOutId,
  toEntryId,
  tournament,
} from '@riffle/tournament';
import type { Night } from '../night/night.ts';
import type { MadeUpPerson } from './made-up-people.ts';
import { playersDue } from './pace.ts';

const ROBOT: Actor = { id: 'robot', role: 'demo' };
/** How often something may happen, and how long a proposal may be looked at before it is accepted. */
const BEAT = 1_000;
const THINKING = 4_000;
const COUNTDOWN = 15_000;

type Around = { readonly now: () => number; readonly random: Random; readonly speed: number };

/** Plays a night by itself: fills it, starts it, takes players out at the pace of the structure, does what is proposed. */
export class DemoPlayer {
  readonly #night: Night;
  readonly #people: readonly MadeUpPerson[];
  readonly #around: Around;
  readonly #seen = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #sped = false;

  constructor(night: Night, people: readonly MadeUpPerson[], around: Around) {
    this.#night = night;
    this.#people = people;
    this.#around = around;
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#beat(), BEAT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #beat(): Promise<void> {
    for (const command of this.#next()) await this.#do(command);
    if (this.#timer !== undefined) this.start();
  }

  /** A visitor may have done something else meanwhile: a refusal is no harm, the next beat looks again. */
  async #do(command: TournamentCommand): Promise<void> {
    await this.#night.perform({ id: toCommitId(randomUUID()), command, actor: ROBOT });
  }

  #next(): readonly TournamentCommand[] {
    const { state } = this.#night;
    const entries = Object.values(state.entries);
    if (state.startedAt === undefined) return this.#before(entries);
    const { phase, onBreak } = readClock(state.clock, state.setup?.levels ?? [], this.#now());
    if (!this.#sped) {
      this.#sped = true;
      return this.#around.speed === 1 ? [] : [{ type: 'SetSpeed', speed: this.#around.speed }];
    }
    const proposal = this.#ripe();
    if (proposal !== undefined) return [{ type: 'AcceptProposal', proposal: proposal.key }];
    return phase === 'paused' || onBreak ? [] : [...this.#hand(), ...this.#bustOut(entries)];
  }

  #before(entries: readonly Entry[]): readonly TournamentCommand[] {
    const { state } = this.#night;
    if (entries.length === 0) {
      const added = this.#people.map(({ id, club }) => ({ entry: toEntryId(`entry-${id}`), person: id, club }));
      return [{ type: 'AddEntries', entries: added }];
    }
    const waiting = entries.filter(({ checkedIn }) => !checkedIn).map(({ id }) => id);
    if (waiting.length > 0) return [{ type: 'CheckIn', entries: waiting.slice(0, 9) }];
    if (!state.drawn) return [{ type: 'DrawSeats' }];
    if (state.countdown !== undefined) return [];
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    return [{ type: 'StartCountdown', until: toInstant(this.#now() + COUNTDOWN), then: 'start' }];
  }

  /** A hand ends somewhere: the button moves on. */
  #hand(): readonly TournamentCommand[] {
    const tables = Object.values(this.#night.state.tables);
    const table = tables[this.#around.random(Math.max(1, tables.length))];
    return table === undefined || this.#around.random(3) > 0 ? [] : [{ type: 'AdvanceButton', table: table.id }];
  }

  #bustOut(entries: readonly Entry[]): readonly TournamentCommand[] {
    const { state } = this.#night;
    const left = entries.filter(({ out, at }) => out === undefined && at !== undefined);
    const tooMany = left.length - playersDue(state, this.#now());
    const halted = tournament.view(state, { as: 'staff' }).tables;
    const inPlay = left.filter(({ at }) => at !== undefined && halted[at.table]?.halted === undefined);
    const loser = inPlay[this.#around.random(Math.max(1, inPlay.length))];
    if (tooMany <= 0 || left.length < 2 || loser === undefined) return [];
    const mates = inPlay.filter(({ at }) => at?.table === loser.at?.table);
    const [winner, second] = this.#drawn(mates.filter(({ id }) => id !== loser.id).map(({ id }) => id));
    if (winner === undefined) return [];
    const by = [winner];
    // now and then two go in one hand; the one who had more at its start is placed above
    const isDouble = second !== undefined && tooMany > 1 && this.#around.random(8) === 0;
    const out = isDouble
      ? [
          { entry: loser.id, stackAtStart: this.#stack(2), by },
          { entry: second, stackAtStart: this.#stack(3), by },
        ]
      : [{ entry: loser.id, by }];
    return [{ type: 'BustOut', bustOut: toBustOutId(randomUUID()), out }];
  }

  #stack(share: number) {
    const { startingStack } = this.#night.state.setup ?? {};
    return toChips(Math.floor((startingStack ?? 0) / share / 100) * 100);
  }

  #drawn(ids: readonly EntryId[]): readonly EntryId[] {
    return shuffled(ids, this.#around.random);
  }

  #ripe(): Proposal | undefined {
    const proposals = tournament.view(this.#night.state, { as: 'staff' }).proposals ?? [];
    const now = this.#now();
    for (const key of this.#seen.keys())
      if (!proposals.some((proposal) => proposal.key === key)) this.#seen.delete(key);
    return proposals.find(({ key }) => {
      const since = this.#seen.get(key) ?? now;
      this.#seen.set(key, since);
      return now - since >= THINKING;
    });
  }

  #now() {
    return toInstant(this.#around.now());
  }
}
