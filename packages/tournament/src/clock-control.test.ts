import { type Instant, later } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from './command.ts';
import { due } from './due.ts';
import { minutes, type Structure } from './structure.ts';
import { EVENING, Evening } from './testing.ts';

const level = (bigBlind: number, length = 20): Structure[number] => ({
  kind: 'play',
  duration: minutes(length),
  smallBlind: toChips(bigBlind / 2),
  bigBlind: toChips(bigBlind),
  ante: toChips(0),
  anteForm: 'none',
});
const levels: Structure = [
  level(100),
  level(200),
  { kind: 'break', duration: minutes(10), waits: true },
  level(400),
  level(800),
];
const MINUTE = 60_000;

const countdown = (until: Instant, then: 'start' | 'wait'): TournamentCommand => ({
  type: 'StartCountdown',
  until,
  then,
});

function playing(): Evening {
  const evening = new Evening('pvb', { levels });
  evening.start(4, 1);
  return evening;
}

describe('a dispute', () => {
  it('[oepbl:6.1 stop and consult] stops play at once: the level stands until the clock is started again', () => {
    const evening = new Evening('oepbl', { levels });
    evening.start(4, 1);
    evening.wait(7 * MINUTE);
    evening.do({ type: 'PauseClock' });
    const stopped = evening.state.clock;
    expect(stopped).toMatchObject({ level: 0, remaining: 13 * MINUTE, running: false });
    evening.wait(30 * MINUTE);
    evening.do({ type: 'StartClock' });
    expect(evening.state.clock).toMatchObject({ level: 0, remaining: 13 * MINUTE, running: true });
  });
});

describe('starting the night', () => {
  it('needs two entries, a draw and levels', () => {
    const evening = new Evening('pvb', { levels: [] });
    evening.enter(1);
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'too-few-players', players: 1, needed: 2 });
    evening.enter(1);
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'setup-invalid', field: 'levels', min: 1 });
    evening.do({ type: 'ChangeLevels', levels });
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'not-drawn' });
    evening.seatAll(1).do({ type: 'StartClock' });
    expect(evening.state).toMatchObject({
      startedAt: EVENING,
      clock: { level: 0, remaining: 20 * MINUTE, running: true },
    });
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'clock-running' });
  });

  it('counts down, and the clock counts from when it was due', () => {
    const evening = new Evening('pvb', { levels });
    evening.enter(4);
    evening.seatAll(1);
    const until = later(EVENING, 5 * MINUTE);
    expect(evening.refusal({ type: 'CancelCountdown' })).toEqual({ code: 'no-countdown' });
    expect(evening.refusal(countdown(EVENING, 'start'))).toEqual({ code: 'time-passed' });
    evening.do(countdown(until, 'start'));
    expect(due(evening.state)).toEqual({ at: until, command: { type: 'StartClock' } });
    evening.actor = { id: 'clock', role: 'clock' };
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'no-countdown' });
    evening.wait(6 * MINUTE).do({ type: 'StartClock' });
    expect(evening.state).toMatchObject({ startedAt: until, clock: { at: until } });
    expect(evening.state).not.toHaveProperty('countdown');
    expect(due(evening.state)).toBeUndefined();
  });

  it('does not begin by itself where it was told to wait, or where something is missing', () => {
    const evening = new Evening('pvb', { levels });
    evening.enter(4);
    evening.do(countdown(later(EVENING, MINUTE), 'start'));
    expect(due(evening.state)).toBeUndefined();
    evening.seatAll(1);
    evening.do(countdown(later(EVENING, MINUTE), 'wait'));
    expect(due(evening.state)).toBeUndefined();
  });

  it('lets a countdown lapse that ran out before the tables were ready', () => {
    const evening = new Evening('pvb', { levels });
    evening.enter(4);
    evening.do(countdown(later(EVENING, MINUTE), 'start'));
    const events = evening.wait(2 * MINUTE).do({ type: 'Note', text: 'late' });
    expect(events.map(({ type }) => type)).toEqual(['CountdownCancelled', 'Noted']);
  });
});

describe('the clock in hand', () => {
  it('pauses and goes on where it stood', () => {
    const evening = playing();
    evening.wait(5 * MINUTE).do({ type: 'PauseClock' });
    expect(evening.state.clock).toMatchObject({ running: false, remaining: 15 * MINUTE });
    expect(evening.refusal({ type: 'PauseClock' })).toEqual({ code: 'clock-stopped' });
    evening.wait(60 * MINUTE).do({ type: 'StartClock' });
    expect(evening.state.clock).toMatchObject({ running: true, remaining: 15 * MINUTE, at: evening.now });
    expect(evening.state.startedAt).toBe(EVENING);
  });

  it('leaves a break that has waited long enough', () => {
    const evening = playing();
    evening.wait(49 * MINUTE);
    expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'clock-running' });
    evening.wait(20 * MINUTE).do({ type: 'StartClock' });
    expect(evening.state.clock).toMatchObject({ level: 3, remaining: 20 * MINUTE, running: true });
  });

  it('jumps, running or not as it was', () => {
    const evening = playing();
    evening.do({ type: 'JumpToLevel', level: 3 });
    expect(evening.state.clock).toMatchObject({ level: 3, remaining: 20 * MINUTE, running: true });
    evening.do({ type: 'PauseClock' });
    evening.do({ type: 'JumpToLevel', level: 0, remaining: minutes(1) });
    expect(evening.state.clock).toMatchObject({ level: 0, remaining: MINUTE, running: false });
    expect(evening.refusal({ type: 'JumpToLevel', level: 5 })).toEqual({ code: 'no-such-level', level: 5, levels: 5 });
    expect(evening.refusal({ type: 'JumpToLevel', level: -1 })).toMatchObject({ code: 'no-such-level' });
  });

  it('gives and takes time, never below zero', () => {
    const evening = playing();
    evening.do({ type: 'AddTime', ms: 5 * MINUTE });
    expect(evening.state.clock?.remaining).toBe(25 * MINUTE);
    evening.do({ type: 'AddTime', ms: -60 * MINUTE });
    expect(evening.state.clock).toMatchObject({ level: 0, remaining: 0 });
    expect(evening.refusal({ type: 'AddTime', ms: 0 })).toEqual({ code: 'nothing-to-do' });
    evening.do({ type: 'AddTime', ms: -MINUTE });
    expect(evening.state.clock).toMatchObject({ level: 1, remaining: 19 * MINUTE });
  });

  it('breaks now, and goes on with what was left', () => {
    const evening = playing();
    evening.wait(5 * MINUTE).do({ type: 'PauseClock' });
    evening.do({ type: 'BreakNow', duration: minutes(10), label: 'Pizza' });
    expect(evening.state.clock).toMatchObject({ running: true, remaining: 15 * MINUTE, interlude: { label: 'Pizza' } });
    evening.wait(2 * MINUTE).do({ type: 'AddTime', ms: MINUTE });
    expect(evening.state.clock?.interlude?.remaining).toBe(9 * MINUTE);
    expect(evening.refusal({ type: 'BreakNow', duration: minutes(10) })).toEqual({ code: 'nothing-to-do' });
    evening.do({ type: 'EndBreak' });
    expect(evening.state.clock).toMatchObject({ level: 0, remaining: 15 * MINUTE });
    expect(evening.state.clock).not.toHaveProperty('interlude');
    expect(evening.refusal({ type: 'EndBreak' })).toEqual({ code: 'no-break' });
  });

  it('ends a break of the structure early', () => {
    const evening = playing();
    evening.wait(42 * MINUTE).do({ type: 'EndBreak' });
    expect(evening.state.clock).toMatchObject({ level: 3, remaining: 20 * MINUTE });
  });

  it('runs faster in a demo only', () => {
    expect(playing().refusal({ type: 'SetSpeed', speed: 60 })).toEqual({ code: 'demo-only' });
    const demo = new Evening('pvb', { levels, demo: true });
    demo.start(4, 1);
    demo.do({ type: 'SetSpeed', speed: 60 });
    demo.wait(20_000).do({ type: 'PauseClock' });
    expect(demo.state.clock).toMatchObject({ level: 1, remaining: 20 * MINUTE, speed: 60 });
    for (const speed of [Number.NaN, 0.5, 121]) {
      expect(demo.refusal({ type: 'SetSpeed', speed })).toEqual({ code: 'too-fast', fastest: 120 });
    }
  });

  it('does nothing before the start', () => {
    const evening = new Evening('pvb', { levels });
    for (const command of [
      { type: 'PauseClock' },
      { type: 'JumpToLevel', level: 1 },
      { type: 'AddTime', ms: 1 },
      { type: 'BreakNow', duration: minutes(1) },
      { type: 'EndBreak' },
    ] as const) {
      expect(evening.refusal(command)).toEqual({ code: 'not-started' });
    }
  });
});

describe('changing the levels while they are played', () => {
  it('keeps what was played, and the running one but for its length', () => {
    const evening = playing();
    evening.wait(25 * MINUTE);
    const changed = (index: number, line: Structure[number]) => levels.with(index, line);
    expect(evening.refusal({ type: 'ChangeLevels', levels: changed(0, level(150)) })).toEqual({
      code: 'played-level-fixed',
      level: 0,
    });
    expect(evening.refusal({ type: 'ChangeLevels', levels: changed(1, level(300)) })).toEqual({
      code: 'played-level-fixed',
      level: 1,
    });
    expect(evening.refusal({ type: 'ChangeLevels', levels: levels.slice(0, 1) })).toEqual({
      code: 'played-level-fixed',
      level: 1,
    });
    evening.do({ type: 'ChangeLevels', levels: changed(1, level(200, 30)).toSpliced(2, 1) });
    expect(evening.state.setup?.levels).toHaveLength(4);
    expect(evening.state.clock).toMatchObject({ level: 1, remaining: 25 * MINUTE, at: evening.now, running: true });
  });

  it('ends a level at once that is made shorter than it has lasted', () => {
    const evening = playing();
    evening.wait(15 * MINUTE).do({ type: 'ChangeLevels', levels: levels.with(0, level(100, 10)) });
    expect(evening.state.clock).toMatchObject({ level: 0, remaining: 0 });
  });
});
