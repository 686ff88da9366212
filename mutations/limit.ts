import { Script } from 'node:vm';

const RUN = new Script('globalThis.riffleTried()');
type Trying = { riffleTried?: () => unknown };

/** Does something, but not for ever. Only what is done at once can be broken off; what is waited for is the caller's. */
export function within(milliseconds: number, run: () => unknown): unknown {
  const global = globalThis as Trying;
  global.riffleTried = run;
  return RUN.runInThisContext({ timeout: milliseconds });
}

export const isTimeout = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
