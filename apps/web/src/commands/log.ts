import type { KindName, LogLine } from '@riffle/wire';
import { type Answer, get } from '../ask/ask.ts';
import { pathOf } from '../ask/path-of.ts';

/** All that was done, oldest first. */
export const logOf = (kind: KindName, id: string): Promise<Answer<readonly LogLine[]>> =>
  get<readonly LogLine[]>(`${pathOf(kind, id)}/log`);
