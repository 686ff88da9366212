import type { Devices } from './devices.ts';
import { folded, type Roster, type SignedIn } from './roster.ts';
import { Waits } from './waits.ts';

export type Asking = {
  readonly address: string;
  /** What the browser kept from an earlier sign-in. */
  readonly device?: string | undefined;
};

/** Of one address, or one known device, for one name: a guesser soon waits an hour. */
const NARROW = { free: 4, first: 5_000, longest: 3_600_000 } as const;

/**
 * Who comes in by name and PIN. A PIN is short, so guessing is slowed down: much for each address, and a little for
 * each name, since guesses may come from many addresses. A device that is known has a count of its own: nobody who
 * merely knows a name keeps its owner out.
 */
export class SignIn {
  readonly #roster: Roster;
  readonly #now: () => number;
  readonly #narrow: Waits;
  readonly devices: Devices;

  constructor(roster: Roster, devices: Devices, now: () => number) {
    this.#roster = roster;
    this.#now = now;
    this.#narrow = new Waits(NARROW, now);
    this.devices = devices;
  }

  async byPin(name: string, pin: string, { address, device }: Asking): Promise<SignedIn> {
    const staff = this.#roster.idOf(name);
    const isKnown = staff !== undefined && this.devices.isOf(staff, device);
    const narrow = isKnown ? `device ${String(device)}` : `${address} ${folded(name)}`;
    const until = Math.max(this.#narrow.until(narrow), isKnown ? 0 : this.#roster.lockedUntil(name));
    if (until > this.#now()) return { ok: false, code: 'locked-out', until };
    // counted before the slow comparison: a hundred guesses at once must not all be the first
    this.#narrow.count(narrow);
    if (!isKnown) this.#roster.countFailure(name);
    const member = await this.#roster.memberBy(name, pin);
    if (member === undefined) return { ok: false, code: 'wrong-pin' };
    this.#narrow.forget(narrow);
    this.#roster.forgetFailures(member.id);
    return { ok: true, member };
  }

  byLink(token: string): SignedIn {
    return this.#roster.signInByLink(token);
  }
}
