import { formatTimeOfDay } from '@riffle/words';
import { language } from './language.svelte.ts';

const place = 'riffle.zone';

let zone = $state(known(localStorage.getItem(place)));

/** What this device cannot write times in is none: it goes by its own then. */
function known(told: string | null): string | undefined {
  if (told === null) return undefined;
  try {
    formatTimeOfDay(0, language.current, told);
    return told;
  } catch {
    return undefined;
  }
}

/** Where the club is: its time of day is shown, whatever the device thinks. Kept, for who opens a page without a network. */
export const clubZone = {
  /** `undefined` until the server has said it: the device's own. */
  get current(): string | undefined {
    return zone;
  },
  is(told: string): void {
    zone = known(told);
    localStorage.setItem(place, told);
  },
};
