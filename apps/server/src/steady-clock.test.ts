import { describe, expect, it } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;

describe('the clock of the house', () => {
  /** A machine whose clock can be set; `pass` lets time go by. */
  const machine = (floor?: number) => {
    let [wall, running] = [1_795_000_000_000, 500];
    const ways = { wall: () => wall, running: () => running, ...(floor === undefined ? {} : { floor }) };
    const now = steadyClock(ways);
    const start = now();
    return {
      passed: () => now() - start,
      now,
      pass: (ms: number, setBy = 0) => {
        wall += ms + setBy;
        running += ms;
      },
      sleep: (ms: number) => {
        wall += ms;
      },
    };
  };

  it('goes on at its own pace when the machine is set back, once or again and again', () => {
    const { passed, pass } = machine();
    pass(10_000, -HOUR);
    expect(passed()).toBe(10_000);
    pass(5_000);
    expect(passed()).toBe(15_000);
    pass(1_000, -2 * HOUR);
    expect(passed()).toBe(16_000);
  });

  it('skips nothing when the machine is set right again', () => {
    const { passed, pass } = machine();
    pass(1_000, -HOUR);
    expect(passed()).toBe(1_000);
    pass(1_000, HOUR);
    expect(passed()).toBe(2_000);
  });

  it('knows how long the machine slept', () => {
    const { passed, sleep } = machine();
    sleep(HOUR);
    expect(passed()).toBe(HOUR);
  });

  it('never goes back, by however little', () => {
    const { passed, pass } = machine();
    pass(1_000);
    expect(passed()).toBe(1_000);
    pass(10, -400);
    expect(passed()).toBe(1_000);
  });

  it('begins no earlier than what is written down', () => {
    expect(machine(1_795_000_000_000 + HOUR).now()).toBe(1_795_000_000_000 + HOUR);
  });
});
