import type { Journal } from '@riffle/journal';
import type { Unread } from '@riffle/wire';
import type { Host } from '../host/host.ts';
import type { Hosting } from '../host/hosting.ts';
import { isUnreadable } from '../host/unreadable.ts';
import { idsIn } from './kept-texts.ts';

/** All that is hosted. What cannot be read is told apart, and must not keep anything else from being found. */
export async function lookThrough<T>(
  { host, journal }: { readonly host: Host; readonly journal: Journal },
  look: (hosting: Hosting, id: string) => Promise<readonly T[]>,
): Promise<{ readonly found: readonly T[]; readonly unread: readonly Unread[] }> {
  const found: T[] = [];
  const unread: Unread[] = [];
  for (const hosting of host.all) {
    for (const id of await idsIn(hosting, journal)) {
      try {
        found.push(...(await look(hosting, id)));
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        unread.push({ kind: hosting.kind.name, of: id, called: (await hosting.calledAsListed(id)) ?? '' });
      }
    }
  }
  return { found, unread };
}
