import type { StaffMember } from '@riffle/wire';
import type { SessionStore, WayIn } from '../club/session-store.ts';
import { complain } from '../unattended.ts';
import { IDLE, isOver } from './session-life.ts';
import { hashToken, newToken } from './token.ts';

/** How often "last seen" is written: not at every request. */
const SEEN_STEP = 60_000;

/** A link was just used: whoever holds it need not know the PIN that it replaced. */
const FRESH = 15 * 60_000;

export type LiveSession = {
  readonly key: string;
  readonly member: StaffMember;
  /** Begun by a link, minutes ago. */
  readonly isFreshlyInvited: boolean;
};

type SessionListener = (key: string, why: 'end' | 'review') => void;

/** Who is signed in where. The browser has the token, the store only its hash; what is deleted there ends at once. */
export class Sessions {
  readonly #store: SessionStore;
  readonly #now: () => number;
  readonly #endListeners = new Set<SessionListener>();

  constructor(store: SessionStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  onEnd(listener: SessionListener): void {
    this.#endListeners.add(listener);
  }

  async start(member: StaffMember, by: WayIn): Promise<string> {
    const token = newToken();
    const at = this.#now();
    await this.#store.start({ key: hashToken(token), staff: member.id, at, forgetting: at - IDLE, by });
    return token;
  }

  async find(token: string | undefined): Promise<LiveSession | undefined> {
    if (token === undefined || token === '') return undefined;
    return this.#alive(hashToken(token));
  }

  /** What is open all the time asks for nothing: it is in use, until its session is over. */
  async look(key: string): Promise<void> {
    if ((await this.#alive(key)) === undefined) await this.end(key);
  }

  async #alive(key: string): Promise<LiveSession | undefined> {
    const found = await this.#store.find(key);
    const now = this.#now();
    if (found === undefined || isOver(found, now)) return undefined;
    // on a full disk whoever is signed in can still read
    if (found.seenAt < now - SEEN_STEP) await this.#store.noteSeen(key, now).catch(complain);
    const { member, startedAt, by } = found;
    return { key, member, isFreshlyInvited: by === 'link' && startedAt > now - FRESH };
  }

  async end(key: string): Promise<void> {
    await this.#store.end(key);
    this.#tell([key], 'end');
  }

  /** A member may do other things now: what is open looks again. */
  async reviewAllOf(staff: string): Promise<void> {
    this.#tell(await this.#store.keysOf(staff), 'review');
  }

  /** All of one member's, but perhaps the one that asks. */
  async endAllOf(staff: string, besides?: string): Promise<void> {
    this.#tell(await this.#store.endAllOf(staff, besides), 'end');
  }

  #tell(keys: readonly string[], why: 'end' | 'review'): void {
    for (const key of keys) for (const listener of this.#endListeners) listener(key, why);
  }
}
