import type { KindName, Kinds } from '@riffle/wire';
import type { Followed } from './followed.ts';

/** Staff see full names, so what they see is never kept. */
const KEPT: { readonly [K in KindName]: readonly Kinds[K]['viewer'][] } = {
  night: ['room'],
  signup: ['public'],
};

export const isKept = (kind: KindName, as: string): boolean => (KEPT[kind] as readonly string[]).includes(as);

const place = (kind: KindName, id: string) => `riffle.${kind}.${id}`;

/** What everybody may see, as it was last seen and kept on this device. */
export function keptDocument(kind: KindName, id: string): Followed | undefined {
  try {
    const text = localStorage.getItem(place(kind, id));
    return text === null ? undefined : (JSON.parse(text) as Followed);
  } catch {
    return undefined;
  }
}

/** It is no more, and nothing of it stays on the device. */
export function forgetDocument(kind: KindName, id: string): void {
  waiting.delete(place(kind, id));
  try {
    localStorage.removeItem(place(kind, id));
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
export function keepDocument(kind: KindName, id: string, known: Followed): void {
  if (waiting.size === 0) setTimeout(write, 1_000);
  waiting.set(place(kind, id), known);
}
addEventListener('pagehide', write);
