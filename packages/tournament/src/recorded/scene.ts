import type { Actor } from '@riffle/aggregate';
import { readClock } from '../clock-reading.ts';
import type { CommandType, TournamentCommand } from '../command.ts';
import { due } from '../due.ts';
import { goesByClock, goOnFrom, isHeld } from '../held.ts';
import { playTime } from '../play-time.ts';
import { setupOf } from '../rulebook-of.ts';
import { scheduleOf } from '../schedule.ts';
import type { Setup } from '../setup.ts';
import { EVENING, Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { rulebookNamed } from './books.ts';
import { fieldsTold, told } from './told.ts';

/** A command as it is written down in a scene. */
export type Asked = { readonly type: CommandType; readonly [field: string]: unknown };

/** What was asked of a night by hand, and what came of it, line by line. */
export class Scene {
  readonly lines: string[] = [];
  readonly evening: Evening;
  #seen: readonly string[] = [];

  constructor(book: string, changes: Partial<Setup> = {}) {
    this.evening = new Evening(book, { rulebook: rulebookNamed(book), ...changes });
  }

  /** Each command with what happened, or why not and what would be allowed. */
  ask(...commands: readonly Asked[]): this {
    for (const { type, ...fields } of commands) {
      const verdict = this.evening.try({ type, ...fields } as unknown as TournamentCommand);
      this.lines.push(`${type} ${fieldsTold(Object.entries(fields), EVENING)}`.trimEnd());
      if (verdict.ok) for (const { type: event, v: _, ...rest } of verdict.value) this.#happened(event, rest);
      else this.lines.push(`  no: ${fieldsTold(Object.entries(verdict.refusal), EVENING)}`);
    }
    return this;
  }

  #happened(event: string, rest: object): void {
    const { setup: _, ...known } = rest as { readonly setup?: unknown };
    this.lines.push(`  ${event} ${fieldsTold(Object.entries(known), EVENING)}`.trimEnd());
  }

  /** Entries `e1` … with a seat each: `e1` at seat 1 of `t1`, `e2` at seat 1 of `t2` … */
  seated(players: number, tables: number): this {
    if (players > 0) this.evening.enter(players);
    this.evening.seatAll(tables);
    return this;
  }

  wait(minutes: number): this {
    this.evening.wait(Math.round(minutes * 60_000));
    this.lines.push(`… ${String(minutes)} min`);
    return this;
  }

  /** What a clock on the wall reads, and what follows from it. */
  read(): this {
    const { state, now } = this.evening;
    const { levels } = setupOf(state);
    const times = scheduleOf(levels, state.clock, now).map(({ startsAt, endsAt }) => [startsAt ?? '', endsAt ?? '']);
    const {
      level: _,
      blinds,
      nextLevel,
      nextBlinds,
      ...reading
    } = readClock(state.clock, levels, now, state.countdown);
    const lines = { ...reading, blinds, nextLevel, nextBlinds, played: playTime(state, now), due: due(state) };
    const held = { byClock: goesByClock(state, now), held: isHeld(state), goOn: goOnFrom(state, now) };
    this.lines.push('the clock');
    for (const line of [lines, held, { times }]) this.lines.push(`  ${fieldsTold(Object.entries(line), EVENING)}`);
    return this;
  }

  as(role: Actor['role']): this {
    this.evening.actor = { id: role, role };
    this.lines.push(`as ${role}`);
    return this;
  }

  /** What staff see, but for the set-up: what is new since they looked last, and what is gone. What the room sees of it. */
  seen(...by: readonly ('staff' | 'room')[]): this {
    for (const as of by) {
      const { setup: _, ...all } = view(this.evening.state, { as });
      const lines = Object.entries(all).flatMap(([name, value]) => seenLines(name, value));
      this.lines.push(as === 'staff' ? 'seen by staff' : 'seen by the room, otherwise as by staff');
      this.lines.push(...difference(this.#seen, lines));
      if (as === 'staff') this.#seen = lines;
    }
    return this;
  }
}

function seenLines(name: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${name} ${told(value, EVENING)}`];
  return Object.entries(value).map(([id, one]) => `${name} ${id} ${told(one, EVENING)}`);
}

const difference = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`),
  ...after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`),
];
