import type { ClubZone } from '../club/club-store.ts';

/** The machine's own, until somebody says where the club is: what runs in a rented room elsewhere often has UTC. */
const ofTheMachine = (): string => zoneOr(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A machine may be set to what is no place (`TZ=:/etc/localtime`, an empty `TZ`): then it is UTC. */
export const zoneOr = (told: string | undefined): string => (told !== undefined && isZone(told) ? told : 'UTC');

/** Whether times can be written in it: a place as `Europe/Berlin`, or UTC; older devices know no `+05:00` and no `EST5EDT`. */
export function isZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z]\w+\/[A-Z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Where the club is: in its time every time of day is written, on whatever device and by whatever machine. */
export class Zone {
  readonly #kept: ClubZone;
  #chosen: string | undefined;

  constructor(kept: ClubZone, chosen: string | undefined) {
    this.#kept = kept;
    this.#chosen = chosen;
  }

  get current(): string {
    return this.#known ?? ofTheMachine();
  }

  /** Nobody has said yet where the club is. */
  get isGuessed(): boolean {
    return this.#known === undefined;
  }

  get #known(): string | undefined {
    return this.#chosen !== undefined && isZone(this.#chosen) ? this.#chosen : undefined;
  }

  async choose(zone: string): Promise<void> {
    await this.#kept.set(zone);
    this.#chosen = zone;
  }
}
