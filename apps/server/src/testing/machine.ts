import type { Machine } from '../time/machine.ts';

/** When the machine of all tests was started. */
const STARTED = 1_700_000_000_000;

/** This machine, but that it may sleep, and its clock be set, without anybody's waiting for it. */
export function aMachine(before = { slept: 0, setBy: 0 }) {
  let { slept, setBy } = before;
  const machine: Machine = {
    wall: () => Date.now() + slept + setBy,
    running: () => performance.now(),
    // a process that is started anew runs on the same machine
    uptime: () => performance.timeOrigin + performance.now() - STARTED + slept,
    knowsSleep: true,
  };
  return {
    ...machine,
    sleeps: (ms: number) => {
      slept += ms;
    },
    isSet: (ms: number) => {
      setBy += ms;
    },
  };
}
