import { randomUUID } from 'node:crypto';
import { type Actor, toCommitId } from '@riffle/aggregate';
import { Host } from '../host.ts';
import type { Hosted } from '../hosted.ts';
import type { Surroundings } from '../in-memory.ts';
import { counter } from './counter.ts';
import type { Command, CounterShape } from './counter-shape.ts';

const ROSA: Actor = { id: 'rosa', role: 'director' };

const NOBODY_KNOWN: Surroundings['directory'] = { people: async () => new Map(), staff: async () => new Map() };

/** A host of counters without a house around it. */
export function aHost(around: Pick<Surroundings, 'journal' | 'shelf'> & Partial<Surroundings>) {
  const host = new Host({ directory: NOBODY_KNOWN, now: Date.now, ...around });
  return { host, counters: host.add(counter) };
}

/** What the director does with one. */
export const ask = (hosted: Hosted<CounterShape>, command: Command, beforehand?: () => Promise<unknown>) =>
  hosted.perform({
    ...{ id: toCommitId(randomUUID()), command, actor: ROSA },
    ...(beforehand === undefined ? {} : { beforehand }),
  });
