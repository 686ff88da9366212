import { type Credentials, folded } from '../club/staff-store.ts';
import type { Devices } from './devices.ts';
import type { Roster, SignedIn } from './roster.ts';
import { Waits } from './waits.ts';

export type Asking = {
  readonly address: string;
  /** What the browser kept from an earlier sign-in. */
  readonly device?: string | undefined;
};

type Counted =
  | { readonly is: 'locked-out'; readonly until: number }
  | { readonly is: 'counted'; readonly narrow: string; readonly known: Partial<Credentials> };

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
  readonly #devices: Devices;
  /** Nobody is let try while somebody else is being counted: of two at once the second finds the first one counted. */
  #door: Promise<unknown> = Promise.resolve();

  constructor(roster: Roster, devices: Devices, now: () => number) {
    this.#roster = roster;
    this.#now = now;
    this.#narrow = new Waits(NARROW, now);
    this.#devices = devices;
  }

  async byPin(name: string, pin: string, asking: Asking): Promise<SignedIn> {
    // counted before the slow comparison: a hundred guesses at once must not all be the first
    const counted = this.#door.then(() => this.#count(name, asking));
    this.#door = counted.catch(() => undefined);
    const one = await counted;
    if (one.is === 'locked-out') return { ok: false, code: 'locked-out', until: one.until };
    const { narrow, known } = one;
    const member = await this.#roster.memberBy(known, pin);
    if (member === undefined) return { ok: false, code: 'wrong-pin' };
    this.#narrow.forget(narrow);
    await this.#roster.forgetFailures(member.id);
    return { ok: true, member };
  }

  async #count(name: string, { address, device }: Asking): Promise<Counted> {
    const known = await this.#roster.credentialsOf(name);
    const isKnown = known.id !== undefined && (await this.#devices.isOf(known.id, device));
    const narrow = isKnown ? `device ${String(device)}` : `${address} ${folded(name)}`;
    const until = Math.max(this.#narrow.until(narrow), isKnown ? 0 : known.lockedUntil);
    if (until > this.#now()) return { is: 'locked-out', until };
    this.#narrow.count(narrow);
    if (!isKnown) await this.#roster.countFailure(name, known.id);
    return { is: 'counted', narrow, known };
  }

  byLink(token: string): Promise<SignedIn> {
    return this.#roster.signInByLink(token);
  }
}
