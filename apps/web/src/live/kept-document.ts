import type { KindName } from '@riffle/wire';
import type { Followed } from './followed.ts';

/** Staff see full names, so what they see is never kept. A dealer's table is called as in the room. */
const KEPT: { readonly [K in KindName]: readonly string[] } = {
  night: ['room', 'dealer'],
  signup: ['public'],
  multiday: [],
  room: [],
  league: [],
};

export const isKept = (kind: KindName, as: string): boolean => KEPT[kind].includes(as.split(':')[0] ?? '');

/** A dealer's beside what the room sees of the same night. */
const place = (kind: KindName, id: string, as: string) => `riffle.${kind}.${id}${as.includes(':') ? `.${as}` : ''}`;

/** What everybody may see, as it was last seen and kept on this device. */
export function keptDocument(kind: KindName, id: string, as: string): Followed | undefined {
  try {
    const text = localStorage.getItem(place(kind, id, as));
    return text === null ? undefined : (JSON.parse(text) as Followed);
  } catch {
    return undefined;
  }
}

/** It is no more, and nothing of it stays on the device. */
export function forgetDocument(kind: KindName, id: string, as: string): void {
  waiting.delete(place(kind, id, as));
  try {
    localStorage.removeItem(place(kind, id, as));
  } catch {
    // a device that keeps nothing has nothing to forget
  }
}

const waiting = new Map<string, Followed>();

function write(): void {
  for (const [at, known] of waiting) {
    try {
      localStorage.setItem(at, JSON.stringify(known));
    } catch {
      // the device is full: it then has nothing after a reload without a network, which is no reason to stop now
    }
  }
  waiting.clear();
}

/** At most once a second, and at once when the page goes away. */
export function keepDocument(kind: KindName, id: string, as: string, known: Followed): void {
  if (waiting.size === 0) setTimeout(write, 1_000);
  waiting.set(place(kind, id, as), known);
}
addEventListener('pagehide', write);
