import { randomUUID } from 'node:crypto';
import type { Verdict } from '@riffle/aggregate';
import type { Role, StaffInvitation, StaffMember } from '@riffle/wire';
import { type Credentials, folded, type StaffStore } from '../club/staff-store.ts';
import { isEasy } from './easy-pin.ts';
import { hashPin, isPin, newPin } from './pin.ts';
import { hashToken, newToken } from './token.ts';
import { Waits, waitAfter } from './waits.ts';

export type SignedIn =
  | { readonly ok: true; readonly member: StaffMember }
  | { readonly ok: false; readonly code: 'wrong-pin' | 'link-expired' }
  | { readonly ok: false; readonly code: 'locked-out'; readonly until: number };

/** How long a personal link waits for whom it is for. */
const LINK_LIFE = 7 * 24 * 3_600_000;

/** Of one name from everywhere: slow enough that a million PINs take years, short enough that nobody misses the night. */
const WIDE = { free: 20, first: 5_000, longest: 300_000 } as const;

/** Who works here, with PINs and personal links that only their owners know. */
export class Roster {
  readonly #store: StaffStore;
  readonly #now: () => number;
  /** Of names that nobody here has: they must not behave otherwise. */
  readonly #strangers: Waits;

  constructor(store: StaffStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#strangers = new Waits(WIDE, now);
  }

  hasOwner(): Promise<boolean> {
    return this.#store.hasOwner();
  }

  list(): Promise<readonly StaffMember[]> {
    return this.#store.list();
  }

  find(id: string): Promise<StaffMember | undefined> {
    return this.#store.find(id);
  }

  /** `undefined` where somebody was faster. */
  async addOwner(name: string, pin: string): Promise<StaffMember | undefined> {
    const hash = await hashPin(pin);
    const added = await this.#store.addOwner({ id: randomUUID(), name, pin: hash, at: this.#now() });
    return added.ok ? added.value : undefined;
  }

  /** `undefined` where somebody has the name. */
  async add(name: string, role: Role): Promise<StaffInvitation | undefined> {
    const added = await this.#store.add({ id: randomUUID(), name, role, at: this.#now() });
    return added.ok ? this.invite(added.value.id) : undefined;
  }

  /** A new link, that works once, and a new PIN; the old ones end. */
  async invite(id: string): Promise<StaffInvitation | undefined> {
    const pin = newPin(isEasy);
    const token = newToken();
    const linkUntil = this.#now() + LINK_LIFE;
    const given = { pin: await hashPin(pin), link: hashToken(token), linkUntil };
    const member = await this.#store.setPinAndLink(id, given);
    // behind the `#`: what stands there is sent to no server, and no log keeps it
    return member === undefined ? undefined : { member, pin, link: `/join#${token}`, linkUntil };
  }

  async setPin(id: string, pin: string): Promise<void> {
    await this.#store.setPin(id, await hashPin(pin));
  }

  change(
    id: string,
    changes: { readonly name?: string | undefined; readonly role?: Role | undefined },
  ): Promise<Verdict<StaffMember, 'name-taken' | 'not-found'>> {
    return this.#store.change(id, changes);
  }

  remove(id: string): Promise<void> {
    return this.#store.remove(id, this.#now());
  }

  /** What is known by this name, and how long nobody gets in by it who is not known otherwise. */
  async credentialsOf(name: string): Promise<Partial<Credentials> & Pick<Credentials, 'lockedUntil'>> {
    return (await this.#store.credentialsOf(name)) ?? { lockedUntil: this.#strangers.until(folded(name)) };
  }

  /** Of a stranger's name where there is no such member. */
  async countFailure(name: string, id: string | undefined): Promise<void> {
    if (id === undefined) this.#strangers.count(folded(name));
    else await this.#store.countFailure(id, (failures) => this.#now() + waitAfter(failures, WIDE));
  }

  forgetFailures(id: string): Promise<void> {
    return this.#store.forgetFailures(id);
  }

  /** Takes as long where there is no such member. */
  async memberBy({ id, pin: hash }: Partial<Credentials>, pin: string): Promise<StaffMember | undefined> {
    const isRight = await isPin(pin, hash);
    // asked again: it may have been removed, or got another PIN, while this one was compared
    return isRight && id !== undefined && hash !== undefined ? this.#store.findWithPin(id, hash) : undefined;
  }

  async signInByLink(token: string): Promise<SignedIn> {
    const member = await this.#store.takeLink(hashToken(token), this.#now());
    return member === undefined ? { ok: false, code: 'link-expired' } : { ok: true, member };
  }
}
