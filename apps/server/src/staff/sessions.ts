import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StaffMember } from '@riffle/wire';
import { complain } from '../unattended.ts';
import type { Roster } from './roster.ts';
import { hashToken, newToken } from './token.ts';

const MONTH = 30 * 24 * 3_600_000;
/** How often "last seen" is written: not at every request. */
const SEEN_STEP = 60_000;

export type LiveSession = { readonly key: string; readonly member: StaffMember };

type SessionListener = (key: string, why: 'end' | 'review') => void;

/** Who is signed in where. The browser has the token, the table only its hash; what is deleted here ends at once. */
export class Sessions {
  readonly #db: DatabaseSync;
  readonly #roster: Roster;
  readonly #now: () => number;
  /** Asked at every request. */
  readonly #byToken: StatementSync;
  readonly #endListeners = new Set<SessionListener>();

  constructor(db: DatabaseSync, roster: Roster, now: () => number) {
    this.#db = db;
    this.#roster = roster;
    this.#now = now;
    this.#byToken = db.prepare('select staff, seen_at from sessions where token = ?');
  }

  onEnd(listener: SessionListener): void {
    this.#endListeners.add(listener);
  }

  start(member: StaffMember): string {
    const token = newToken();
    const now = this.#now();
    this.#db.prepare('delete from sessions where seen_at < ?').run(now - MONTH);
    this.#db
      .prepare('insert into sessions (token, staff, created_at, seen_at) values (?, ?, ?, ?)')
      .run(hashToken(token), member.id, now, now);
    this.#db.prepare('update staff set last_seen = ? where id = ?').run(now, member.id);
    return token;
  }

  find(token: string | undefined): LiveSession | undefined {
    if (token === undefined || token === '') return undefined;
    const key = hashToken(token);
    const found = this.#byToken.get(key);
    if (found === undefined) return undefined;
    const { staff, seen_at } = found as { staff: string; seen_at: number };
    const now = this.#now();
    if (seen_at < now - MONTH) return undefined;
    if (seen_at < now - SEEN_STEP) {
      this.#noteSeen(key, staff, now);
    }
    const member = this.#roster.find(staff);
    return member === undefined ? undefined : { key, member };
  }

  #noteSeen(key: string, staff: string, now: number): void {
    try {
      this.#db.prepare('update sessions set seen_at = ? where token = ?').run(now, key);
      this.#db.prepare('update staff set last_seen = ? where id = ?').run(now, staff);
    } catch (error) {
      // on a full disk whoever is signed in can still read
      complain(error);
    }
  }

  end(key: string): void {
    this.#db.prepare('delete from sessions where token = ?').run(key);
    for (const listener of this.#endListeners) listener(key, 'end');
  }

  /** A member may do other things now: what is open looks again. */
  reviewAllOf(staff: string): void {
    const keys = this.#db.prepare('select token from sessions where staff = ?').all(staff) as { token: string }[];
    for (const { token } of keys) for (const listener of this.#endListeners) listener(token, 'review');
  }

  /** All of one member's, but perhaps the one that asks. */
  endAllOf(staff: string, besides?: string): void {
    const keys = this.#db.prepare('select token from sessions where staff = ?').all(staff) as { token: string }[];
    for (const { token } of keys) if (token !== besides) this.end(token);
  }
}
