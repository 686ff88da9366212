import type { ClubZone } from '../club/club-store.ts';

/** The machine's own, until somebody says where the club is: what runs in a rented room elsewhere often has UTC. */
const ofTheMachine = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether times can be written in it; `Europe/Berlin`. */
export function isZone(name: string): boolean {
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
    return this.#chosen !== undefined && isZone(this.#chosen) ? this.#chosen : ofTheMachine();
  }

  async choose(zone: string): Promise<void> {
    await this.#kept.set(zone);
    this.#chosen = zone;
  }
}
