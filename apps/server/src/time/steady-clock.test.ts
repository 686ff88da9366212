import { describe, expect, it } from 'vitest';
import type { Jump } from '../host/time/house-clock.ts';
import { SteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;
const EVENING = 1_795_000_000_000;

/** A machine whose clock can be set; `pass` lets time go by, as far as `knowsSleep` tells. */
function machine({ floor = 0, knowsSleep = true } = {}) {
  let [wall, running, uptime] = [EVENING, 500, 90_500];
  const ways = { wall: () => wall, running: () => running, uptime: () => uptime, knowsSleep };
  const clock = new SteadyClock({ machine: ways, floor });
  const jumps: Jump[] = [];
  clock.onJump((jump) => jumps.push(jump));
  const start = clock.now();
  return {
    clock,
    ways,
    jumps,
    told: () => jumps.map(({ what, by }) => [what, by]),
    passed: () => clock.now() - start,
    pass: (ms: number, setBy = 0) => {
      wall += ms + setBy;
      running += ms;
      uptime += ms;
    },
    sleep: (ms: number, setBy = 0) => {
      wall += ms + setBy;
      running += knowsSleep ? 0 : ms;
      uptime += ms;
    },
  };
}

describe('the clock of the house', () => {
  it('goes on at its own pace when the machine is set back, once or again and again', () => {
    const { passed, pass } = machine();
    pass(10_000, -HOUR);
    expect(passed()).toBe(10_000);
    pass(5_000);
    expect(passed()).toBe(15_000);
    pass(1_000, -2 * HOUR);
    expect(passed()).toBe(16_000);
  });

  it('and when it is set forwards, be it for two seconds only', () => {
    const { passed, pass, told } = machine();
    pass(1_000, 3 * HOUR);
    expect(passed()).toBe(1_000);
    pass(2_000);
    expect(passed()).toBe(3_000);
    pass(1_000, -3 * HOUR);
    expect(passed()).toBe(4_000);
    expect(told()).toEqual([
      ['set', 3 * HOUR],
      ['set', -3 * HOUR],
    ]);
  });

  it('skips nothing when the machine is set right again', () => {
    const { passed, pass, clock } = machine();
    pass(1_000, -HOUR);
    expect([passed(), clock.isRight]).toEqual([1_000, false]);
    pass(1_000, HOUR);
    expect([passed(), clock.isRight]).toEqual([2_000, true]);
  });

  it('knows how long the machine slept, and says since when', () => {
    const { passed, pass, sleep, jumps } = machine();
    pass(1_000);
    expect(passed()).toBe(1_000);
    sleep(HOUR);
    expect(passed()).toBe(HOUR + 1_000);
    expect(jumps).toEqual([{ what: 'slept', by: HOUR, before: EVENING + 1_000 }]);
  });

  it('tells a sleep from a clock that was set in it', () => {
    const { passed, sleep, told } = machine();
    sleep(HOUR, 2 * HOUR);
    expect(passed()).toBe(HOUR);
    expect(told()).toEqual([
      ['slept', HOUR],
      ['set', 2 * HOUR],
    ]);
  });

  it('where sleep cannot be told, a gap is asked about, and a process that is looked after has none', () => {
    const { passed, pass, sleep, told } = machine({ knowsSleep: false });
    for (let seconds = 0; seconds < 120; seconds += 1) {
      pass(1_000);
      passed();
    }
    expect(told()).toEqual([]);
    sleep(HOUR);
    expect(passed()).toBe(HOUR + 120_000);
    expect(told()).toEqual([['slept', HOUR]]);
  });

  it('makes nothing of a nap, nor of what keeps computers in time', () => {
    const { passed, pass, sleep, told } = machine();
    sleep(20_000);
    pass(1_000, 2_000);
    expect(passed()).toBe(23_000);
    pass(10_000, -1_500);
    expect(passed()).toBe(31_500);
    expect(told()).toEqual([]);
  });

  it('never goes back by itself, by however little', () => {
    const { passed, pass } = machine();
    pass(1_000);
    expect(passed()).toBe(1_000);
    pass(10, -400);
    expect(passed()).toBe(1_000);
  });

  it('goes by the machine when it is told to, forwards and back', () => {
    for (const by of [3 * HOUR, -3 * HOUR]) {
      const { passed, pass, clock } = machine();
      pass(1_000, by);
      expect(passed()).toBe(1_000);
      clock.adopt();
      pass(1_000);
      expect(passed()).toBe(2_000 + by);
    }
  });

  it('begins no earlier than what is written down', () => {
    expect(machine({ floor: EVENING + HOUR }).clock.now()).toBe(EVENING + HOUR);
  });

  it('goes on as it did before a restart where nobody has set the machine since, else by the machine', () => {
    const { clock, pass, ways } = machine();
    pass(1_000, 3 * HOUR);
    clock.now();
    const { ahead, boot } = clock;
    pass(60_000);
    expect(new SteadyClock({ machine: ways, kept: { ahead, boot } }).now()).toBe(EVENING + 61_000);
    pass(0, -3 * HOUR);
    expect(new SteadyClock({ machine: ways, kept: { ahead, boot } }).now()).toBe(EVENING + 61_000);
  });
});
