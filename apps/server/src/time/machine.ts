import { uptime } from 'node:os';

/** What a machine knows of time, in milliseconds. */
export type Machine = {
  /** The time of day. Anybody may set it, forwards or back. */
  readonly wall: () => number;
  /** Nobody sets it. */
  readonly running: () => number;
  /** Nobody sets it, and it goes on in sleep. */
  readonly uptime: () => number;
  /** Whether `running` stands still in sleep, so that it is known how long the machine slept. */
  readonly knowsSleep: boolean;
};

/**
 * Linux: `performance.now` is CLOCK_MONOTONIC, which stands still in sleep, and `os.uptime` the time since the machine
 * was started, which does not; what lies between them was slept. macOS (mach_continuous_time) and Windows (the
 * performance counter) go on counting in sleep: there a sleep looks like a process that was held up, and somebody is
 * asked about a gap of either kind.
 */
export const thisMachine: Machine = {
  wall: () => Date.now(),
  running: () => performance.now(),
  uptime: () => uptime() * 1_000,
  knowsSleep: process.platform === 'linux',
};
