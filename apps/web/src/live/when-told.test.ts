import type { KindName, Night } from '@riffle/wire';
import { expect, it } from 'vitest';
import { tell, whenTold } from './when-told.ts';

/** As another kind will have it: what is known of nights alone must not be lost by it. */
const OTHER = 'league' as KindName;
const one = (kind: string): Night => ({ kind, id: 'one' }) as unknown as Night;

it('tells each kind to whoever asked for it, and to nobody else', () => {
  const told: string[] = [];
  whenTold('night', ({ kind }) => told.push(`night hears ${kind}`));
  whenTold(OTHER, ({ kind }) => told.push(`league hears ${kind}`));
  for (const kind of ['night', 'league', 'room']) tell(one(kind));
  expect(told).toEqual(['night hears night', 'league hears league']);
});
