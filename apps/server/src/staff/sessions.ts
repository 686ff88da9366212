import type { StaffMember } from '@riffle/wire';
import type { SessionStore } from '../club/session-store.ts';
import { complain } from '../unattended.ts';
import { hashToken, newToken } from './token.ts';

const MONTH = 30 * 24 * 3_600_000;
/** How often "last seen" is written: not at every request. */
const SEEN_STEP = 60_000;

export type LiveSession = { readonly key: string; readonly member: StaffMember };

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

  async start(member: StaffMember): Promise<string> {
    const token = newToken();
    const at = this.#now();
    await this.#store.start({ key: hashToken(token), staff: member.id, at, forgetting: at - MONTH });
    return token;
  }

  async find(token: string | undefined): Promise<LiveSession | undefined> {
    if (token === undefined || token === '') return undefined;
    const key = hashToken(token);
    const found = await this.#store.find(key);
    const now = this.#now();
    if (found === undefined || found.seenAt < now - MONTH) return undefined;
    // on a full disk whoever is signed in can still read
    if (found.seenAt < now - SEEN_STEP) await this.#store.noteSeen(key, now).catch(complain);
    return { key, member: found.member };
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
