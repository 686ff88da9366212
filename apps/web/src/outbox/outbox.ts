import type { NightCommand, Problem } from '@riffle/wire';

/** A step that was taken on this device and is not yet known to have reached the night. */
export type KeptStep = {
  /** Of the command: sent again it gets the first answer again. */
  readonly id: string;
  readonly night: string;
  readonly command: NightCommand;
  /** Which member of staff took it; absent where the device did not know. */
  readonly by?: string;
  /** Why the night would not have it; it stays until somebody has read that. */
  readonly refused?: Problem;
};

export type Keeper = Pick<Storage, 'getItem' | 'setItem'>;
const place = 'riffle.outbox';

export function readKept(storage: Keeper): readonly KeptStep[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly KeptStep[]) : [];
  } catch {
    return [];
  }
}

/** Another page of this device may have kept or sent something meanwhile: what is there is read anew each time. */
export function changeKept(
  storage: Keeper,
  change: (kept: readonly KeptStep[]) => readonly KeptStep[],
): readonly KeptStep[] {
  const next = change(readKept(storage));
  storage.setItem(place, JSON.stringify(next));
  return next;
}

/** The next that may go out: in the order in which they were taken, each by whoever took it. */
export const nextToSend = (kept: readonly KeptStep[], me: string | undefined): KeptStep | undefined =>
  kept.find(({ refused, by }) => refused === undefined && (by === undefined || by === me));

export type Fate = 'done' | 'wait' | 'signIn' | 'refused';

/** What an answer means for a kept step. An id that the night has already is our own: it had come through before. */
export function fateOf(problem: Pick<Problem, 'code' | 'status'> | undefined): Fate {
  if (problem === undefined || problem.code === 'id-taken') return 'done';
  if (problem.code === 'unauthenticated' || problem.code === 'not-allowed') return 'signIn';
  // unreadable: a captive portal or a proxy answered in the server's place
  const passes = problem.code === 'offline' || problem.code === 'unreadable' || problem.status === 429;
  return passes || problem.status >= 500 ? 'wait' : 'refused';
}
