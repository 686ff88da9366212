import type { DatabaseSync } from 'node:sqlite';
import type { DeviceStore } from '../device-store.ts';
import { answered, answeredInOne } from './one-piece.ts';

export class SqliteDevices implements DeviceStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  isOf(staff: string, key: string, seenAfter: number): Promise<boolean> {
    return answered(() => {
      const found = this.#db.prepare('select 1 from devices where token = ? and staff = ? and seen_at > ?');
      return found.get(key, staff, seenAfter) !== undefined;
    });
  }

  isKnown(key: string): Promise<boolean> {
    return answered(() => this.#db.prepare('select 1 from devices where token = ?').get(key) !== undefined);
  }

  remember({ key, staff, at, forgetting }: Parameters<DeviceStore['remember']>[0]): Promise<void> {
    return answeredInOne(this.#db, () => {
      this.#db.prepare('delete from devices where seen_at < ?').run(forgetting);
      this.#db
        .prepare(
          `insert into devices (token, staff, seen_at) values (?, ?, ?)
           on conflict (token, staff) do update set seen_at = excluded.seen_at`,
        )
        .run(key, staff, at);
    });
  }

  forgetAllOf(staff: string): Promise<void> {
    return answered(() => void this.#db.prepare('delete from devices where staff = ?').run(staff));
  }
}
