import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Role, StaffInvitation, StaffMember } from '@riffle/wire';
import { hashPin, isPin, newPin } from './pin.ts';
import { hashToken, newToken } from './token.ts';
import { Waits, waitAfter } from './waits.ts';

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

/** Of one name from everywhere: slow enough that a million PINs take years, short enough that nobody misses the night. */
const WIDE = { free: 20, first: 5_000, longest: 300_000 } as const;

/** Who works here, with PINs and personal links that only their owners know. */
export class Roster {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  /** Asked at every request. */
  readonly #byId: StatementSync;
  /** Of names that nobody here has: they must not behave otherwise. */
  readonly #strangers: Waits;

  constructor(db: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#strangers = new Waits(WIDE, now);
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

  idOf(name: string): string | undefined {
    return this.#byName(name)?.id;
  }

  /** For everybody who is not known otherwise. */
  lockedUntil(name: string): number {
    const row = this.#byName(name);
    return row === undefined ? this.#strangers.until(folded(name)) : row.locked_until;
  }

  countFailure(name: string): void {
    const row = this.#byName(name);
    if (row === undefined) {
      this.#strangers.count(folded(name));
      return;
    }
    const failures = row.failures + 1;
    this.#db
      .prepare('update staff set failures = ?, locked_until = ? where id = ?')
      .run(failures, this.#now() + waitAfter(failures, WIDE), row.id);
  }

  forgetFailures(id: string): void {
    this.#db.prepare('update staff set failures = 0, locked_until = 0 where id = ?').run(id);
  }

  async memberBy(name: string, pin: string): Promise<StaffMember | undefined> {
    const row = this.#byName(name);
    const isRight = await isPin(pin, row?.pin ?? undefined);
    // asked again: it may have been removed, or got another PIN, while this one was compared
    const now = row === undefined ? undefined : this.#row(row.id);
    return isRight && now !== undefined && now.pin === row?.pin ? memberOf(now) : undefined;
  }

  signInByLink(token: string): SignedIn {
    const row = this.#db.prepare('select * from staff where link = ?').get(hashToken(token));
    return row === undefined ? { ok: false, code: 'link-expired' } : { ok: true, member: memberOf(row as StaffRow) };
  }

  #row(id: string): StaffRow | undefined {
    return this.#byId.get(id) as StaffRow | undefined;
  }

  #byName(name: string): StaffRow | undefined {
    const wanted = folded(name);
    return (this.#db.prepare('select * from staff where removed_at is null').all() as StaffRow[]).find(
      (row) => folded(row.name) === wanted,
    );
  }
}

/** As names are compared: nobody types them twice alike. */
export const folded = (name: string): string => name.trim().toLocaleLowerCase('de');

const memberOf = (row: StaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  role: row.role as Role,
  owner: row.owner === 1,
  ...(row.last_seen === null ? {} : { lastSeen: row.last_seen }),
});
