const place = 'riffle.zone';

let zone = $state<string | undefined>(localStorage.getItem(place) ?? undefined);

/** Where the club is: its time of day is shown, whatever the device thinks. Kept, for who opens a page without a network. */
export const clubZone = {
  /** `undefined` until the server has said it: the device's own. */
  get current(): string | undefined {
    return zone;
  },
  is(told: string): void {
    zone = told;
    localStorage.setItem(place, told);
  },
};
