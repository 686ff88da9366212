import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Role, StaffInvitation, StaffMember } from '@riffle/wire';
import { hashPin, isPin, newPin } from './pin.ts';
import { hashToken, newToken } from './token.ts';

type StaffRow = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly owner: number;
  readonly pin: string | null;
  readonly failures: number;
  readonly locked_until: number;
  readonly last_seen: number | null;
};
export type SignedIn =
  | { readonly ok: true; readonly member: StaffMember }
  | { readonly ok: false; readonly code: 'wrong-pin' | 'link-expired' }
  | { readonly ok: false; readonly code: 'locked-out'; readonly until: number };

/** Wrong PINs that cost nothing; after them each doubles the wait, up to an hour. */
const FREE_FAILURES = 4;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 3_600_000;

/** Who works here, with PINs and personal links that only their owners know. */
export class Roster {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  /** Asked at every request. */
  readonly #byId: StatementSync;

  constructor(db: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#byId = db.prepare('select * from staff where id = ? and removed_at is null');
  }

  hasOwner(): boolean {
    return this.#db.prepare('select 1 from staff where owner = 1').get() !== undefined;
  }

  list(): readonly StaffMember[] {
    return this.#db
      .prepare('select * from staff where removed_at is null order by created_at')
      .all()
      .map((row) => memberOf(row as StaffRow));
  }

  find(id: string): StaffMember | undefined {
    const row = this.#row(id);
    return row === undefined ? undefined : memberOf(row);
  }

  /** Of former members too. */
  nameOf(id: string): string | undefined {
    const row = this.#db.prepare('select name from staff where id = ?').get(id) as { name: string } | undefined;
    return row?.name;
  }

  /** `undefined` where somebody was faster. */
  async addOwner(name: string, pin: string): Promise<StaffMember | undefined> {
    const hash = await hashPin(pin);
    // hashing took a while: asked again in the statement that decides it
    const { changes } = this.#db
      .prepare(
        `insert into staff (id, name, role, owner, pin, created_at)
         select ?, ?, 'director', 1, ?, ? where not exists (select 1 from staff where owner = 1)`,
      )
      .run(randomUUID(), name, hash, this.#now());
    return changes === 0 ? undefined : this.list().find(({ owner }) => owner);
  }

  async add(name: string, role: Role): Promise<StaffInvitation | undefined> {
    if (this.#byName(name) !== undefined) return undefined;
    const id = randomUUID();
    this.#db
      .prepare('insert into staff (id, name, role, owner, created_at) values (?, ?, ?, 0, ?)')
      .run(id, name, role, this.#now());
    return this.invite(id);
  }

  /** A new link and a new PIN; the old ones end. */
  async invite(id: string): Promise<StaffInvitation | undefined> {
    const pin = newPin();
    const token = newToken();
    const hash = await hashPin(pin);
    this.#db
      .prepare('update staff set pin = ?, link = ?, failures = 0, locked_until = 0 where id = ?')
      .run(hash, hashToken(token), id);
    const member = this.find(id);
    return member === undefined ? undefined : { member, pin, link: `/join/${token}` };
  }

  async setPin(id: string, pin: string): Promise<void> {
    const hash = await hashPin(pin);
    this.#db.prepare('update staff set pin = ?, failures = 0, locked_until = 0 where id = ?').run(hash, id);
  }

  isNameFree(name: string, besides?: string): boolean {
    const row = this.#byName(name);
    return row === undefined || row.id === besides;
  }

  change(
    id: string,
    changes: { readonly name?: string | undefined; readonly role?: Role | undefined },
  ): StaffMember | undefined {
    this.#db
      .prepare('update staff set name = coalesce(?, name), role = coalesce(?, role) where id = ?')
      .run(changes.name ?? null, changes.role ?? null, id);
    return this.find(id);
  }

  /** The name stays for the logs of the nights that the member worked. */
  remove(id: string): void {
    this.#db
      .prepare('update staff set removed_at = ?, pin = null, link = null where id = ? and owner = 0')
      .run(this.#now(), id);
  }

  async signInByPin(name: string, pin: string): Promise<SignedIn> {
    const row = this.#byName(name);
    const now = this.#now();
    if (row !== undefined && row.locked_until > now) return { ok: false, code: 'locked-out', until: row.locked_until };
    // counted before the slow comparison: a hundred guesses at once must not all be the first
    if (row !== undefined) this.#countFailure(row, now);
    if (!(await isPin(pin, row?.pin ?? undefined)) || row === undefined) return { ok: false, code: 'wrong-pin' };
    this.#db.prepare('update staff set failures = 0, locked_until = 0 where id = ?').run(row.id);
    return { ok: true, member: memberOf(row) };
  }

  signInByLink(token: string): SignedIn {
    const row = this.#db.prepare('select * from staff where link = ?').get(hashToken(token));
    return row === undefined ? { ok: false, code: 'link-expired' } : { ok: true, member: memberOf(row as StaffRow) };
  }

  #countFailure(row: StaffRow, now: number): void {
    const failures = row.failures + 1;
    const wait = failures < FREE_FAILURES ? 0 : Math.min(FIRST_WAIT * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT);
    this.#db.prepare('update staff set failures = ?, locked_until = ? where id = ?').run(failures, now + wait, row.id);
  }

  #row(id: string): StaffRow | undefined {
    return this.#byId.get(id) as StaffRow | undefined;
  }

  #byName(name: string): StaffRow | undefined {
    const wanted = name.trim().toLocaleLowerCase('de');
    return (this.#db.prepare('select * from staff where removed_at is null').all() as StaffRow[]).find(
      (row) => row.name.toLocaleLowerCase('de') === wanted,
    );
  }
}

const memberOf = (row: StaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  role: row.role as Role,
  owner: row.owner === 1,
  ...(row.last_seen === null ? {} : { lastSeen: row.last_seen }),
});
