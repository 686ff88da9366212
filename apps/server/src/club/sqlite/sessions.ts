import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { KeptSession, SessionStore } from '../session-store.ts';
import { answered, answeredInOne } from './one-piece.ts';
import { memberOf, type StaffRow } from './staff-row.ts';

type SessionRow = { readonly started_at: number; readonly seen_at: number; readonly way: KeptSession['by'] };

export class SqliteSessions implements SessionStore {
  readonly #db: DatabaseSync;
  /** Asked at every request. */
  readonly #byKey: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#byKey = db.prepare(
      `select staff.*, sessions.created_at as started_at, sessions.seen_at, sessions.way from sessions join staff on staff.id = sessions.staff
       where sessions.token = ? and staff.removed_at is null`,
    );
  }

  start({ key, staff, at, forgetting, by }: Parameters<SessionStore['start']>[0]): Promise<void> {
    return answeredInOne(this.#db, () => {
      this.#db.prepare('delete from sessions where seen_at < ?').run(forgetting);
      this.#db
        .prepare('insert into sessions (token, staff, created_at, seen_at, way) values (?, ?, ?, ?, ?)')
        .run(key, staff, at, at, by);
      this.#db.prepare('update staff set last_seen = ? where id = ?').run(at, staff);
    });
  }

  find(key: string): Promise<KeptSession | undefined> {
    return answered(() => {
      const row = this.#byKey.get(key) as (StaffRow & SessionRow) | undefined;
      return row && { member: memberOf(row), startedAt: row.started_at, seenAt: row.seen_at, by: row.way };
    });
  }

  noteSeen(key: string, at: number): Promise<void> {
    return answeredInOne(this.#db, () => {
      this.#db.prepare('update sessions set seen_at = ? where token = ?').run(at, key);
      this.#db
        .prepare('update staff set last_seen = ? where id = (select staff from sessions where token = ?)')
        .run(at, key);
    });
  }

  end(key: string): Promise<void> {
    return answered(() => void this.#db.prepare('delete from sessions where token = ?').run(key));
  }

  keysOf(staff: string): Promise<readonly string[]> {
    return answered(() =>
      (this.#db.prepare('select token from sessions where staff = ?').all(staff) as { readonly token: string }[]).map(
        ({ token }) => token,
      ),
    );
  }

  endAllOf(staff: string, besides = ''): Promise<readonly string[]> {
    return answered(() =>
      (
        this.#db.prepare('delete from sessions where staff = ? and token <> ? returning token').all(staff, besides) as {
          readonly token: string;
        }[]
      ).map(({ token }) => token),
    );
  }
}
