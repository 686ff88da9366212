import type { DatabaseSync } from 'node:sqlite';
import { hashToken, newToken } from './token.ts';

/** Longer than a session: who comes once a year is still known. */
export const DEVICE_DAYS = 400;
const LIFE = DEVICE_DAYS * 24 * 3_600_000;

/** Browsers that somebody has signed in on before. Strangers who guess a PIN elsewhere do not lock them out. */
export class Devices {
  readonly #db: DatabaseSync;
  readonly #now: () => number;

  constructor(db: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  isOf(staff: string, token: string | undefined): boolean {
    if (token === undefined) return false;
    const found = this.#db
      .prepare('select 1 from devices where token = ? and staff = ? and seen_at > ?')
      .get(hashToken(token), staff, this.#now() - LIFE);
    return found !== undefined;
  }

  /** The token that the browser keeps: one for all who sign in on it. Never one that somebody made up. */
  remember(staff: string, token: string | undefined): string {
    const kept = token !== undefined && this.#isKnown(token) ? token : newToken();
    const now = this.#now();
    this.#db.prepare('delete from devices where seen_at < ?').run(now - LIFE);
    this.#db
      .prepare(
        `insert into devices (token, staff, seen_at) values (?, ?, ?)
         on conflict (token, staff) do update set seen_at = excluded.seen_at`,
      )
      .run(hashToken(kept), staff, now);
    return kept;
  }

  forgetAllOf(staff: string): void {
    this.#db.prepare('delete from devices where staff = ?').run(staff);
  }

  #isKnown(token: string): boolean {
    return this.#db.prepare('select 1 from devices where token = ?').get(hashToken(token)) !== undefined;
  }
}
