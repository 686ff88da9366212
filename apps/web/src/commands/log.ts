import type { Instant } from '@riffle/aggregate';
import type { KindName, LogLine } from '@riffle/wire';
import { type Answer, get } from '../ask/ask.ts';
import { pathOf } from '../ask/path-of.ts';

/** All that was done, oldest first. */
export const logOf = (kind: KindName, id: string): Promise<Answer<readonly LogLine[]>> =>
  get<readonly LogLine[]>(`${pathOf(kind, id)}/log`);

/** The step of that moment, where it still stands; what was told later than it was has another. */
export const standingAt = (log: readonly LogLine[], moment: Instant): LogLine | undefined =>
  log.findLast(({ at, takenBack, isUndo }) => at === moment && !takenBack && !isUndo);
