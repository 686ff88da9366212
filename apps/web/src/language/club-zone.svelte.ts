const place = 'riffle.zone';

let zone = $state(known(localStorage.getItem(place)));

/** What this device cannot write times in is none: it goes by its own then. */
function known(told: string | null): string | undefined {
  try {
    return told === null ? undefined : new Intl.DateTimeFormat('de', { timeZone: told }).resolvedOptions().timeZone;
  } catch {
    return;
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
