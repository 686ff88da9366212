import type { KindName } from './kinds.ts';
import { everyKind } from './kinds-of-phase.ts';

/** What kinds were called once: the logs of nights and links that were passed on keep such a name. */
const ONCE: ReadonlyMap<string, KindName> = new Map([['toldOfFold', 'foldSignalled']]);

/** The kind that is called so, or once was. */
export const kindCalled = (name: string): KindName | undefined =>
  everyKind.find((known) => known === name) ?? ONCE.get(name);
