import type { Followed } from './followed.ts';

const place = (night: string) => `riffle.night.${night}`;

/** What the room last saw of a night, kept on this device. Staff see full names, so their view is never kept. */
export function keptNight(night: string): Followed | undefined {
  try {
    const text = localStorage.getItem(place(night));
    return text === null ? undefined : (JSON.parse(text) as Followed);
  } catch {
    return undefined;
  }
}

const waiting = new Map<string, Followed>();

function write(): void {
  for (const [night, known] of waiting) {
    try {
      localStorage.setItem(place(night), JSON.stringify(known));
    } catch {
      // the device is full: it then has nothing after a reload without a network, which is no reason to stop now
    }
  }
  waiting.clear();
}

/** At most once a second, and at once when the page goes away. */
export function keepNight(night: string, known: Followed): void {
  if (waiting.size === 0) setTimeout(write, 1_000);
  waiting.set(night, known);
}
addEventListener('pagehide', write);
