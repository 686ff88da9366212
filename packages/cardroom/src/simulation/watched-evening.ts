import type { Actor, Instant, Random } from '@riffle/aggregate';
import type { Cents } from '@riffle/money';
import { cardRoom } from '../cardroom.ts';
import type { RoomCommand } from '../command.ts';
import { due } from '../due.ts';
import type { Written } from '../report/evening-report.ts';
import { initial, type Room } from '../room.ts';
import { inPlay } from '../stakes.ts';
import { brokenIn, jumpedIn, overdueAt, skippedIn } from './holds.ts';

const FLOOR: Actor = { id: 'floor', role: 'floor' };
const CLOCK: Actor = { id: 'clock', role: 'clock' };

/** An evening through the real aggregate, looked at after every event; it throws where something does not hold. */
export class WatchedEvening {
  readonly written: Written[] = [];
  /** How often the room would not have what was asked, by code. */
  readonly refused = new Map<string, number>();
  state: Room = initial;
  now: Instant;
  commands = 0;
  readonly #random: Random;

  constructor(now: Instant, random: Random) {
    this.now = now;
    this.#random = random;
  }

  get inPlay(): Cents {
    return inPlay(this.state);
  }
  get events(): number {
    return this.written.reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Accepted, or it was not meant to be: then it throws. */
  give(command: RoomCommand, actor: Actor = FLOOR): void {
    const refusal = this.ask(command, actor);
    if (refusal !== undefined) throw new Error(`refused: ${JSON.stringify([command, refusal])}`);
  }

  /** What somebody tries; gives the code where he may not. */
  ask(command: RoomCommand, actor: Actor = FLOOR): string | undefined {
    const decided = cardRoom.decide(this.state, command, { now: this.now, random: this.#random, actor });
    if (!decided.ok) {
      this.refused.set(decided.refusal.code, (this.refused.get(decided.refusal.code) ?? 0) + 1);
      return decided.refusal.code;
    }
    this.commands += 1;
    this.#mustBe(jumpedIn(this.state, decided.value), command);
    this.#mustBe(skippedIn(this.state, decided.value), command);
    for (const event of decided.value) {
      if (!cardRoom.fits(this.state, event)) throw new Error(`does not fit: ${event.type}`);
      this.state = cardRoom.evolve(this.state, event);
    }
    this.#mustBe(brokenIn(this.state), command);
    this.written.push({ at: this.now, events: decided.value });
    return undefined;
  }

  /** Time goes on: what is due by itself happens at its moment. */
  until(later: Instant): void {
    for (let next = due(this.state); next !== undefined && next.at <= later; next = due(this.state)) {
      if (next.at > this.now) this.now = next.at;
      this.give(next.command, CLOCK);
    }
    if (later > this.now) this.now = later;
    this.#mustBe(overdueAt(this.state, this.now), 'time');
  }

  #mustBe(broken: string | undefined, after: RoomCommand | 'time'): void {
    if (broken !== undefined) throw new Error(`${broken} after ${JSON.stringify(after)}`);
  }
}
