import type { Role, StaffMember } from '@riffle/wire';

export type StaffRow = {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly owner: number;
  readonly pin: string | null;
  readonly failures: number;
  readonly locked_until: number;
  readonly last_seen: number | null;
};

export const memberOf = (row: StaffRow): StaffMember => ({
  id: row.id,
  name: row.name,
  role: row.role as Role,
  owner: row.owner === 1,
  ...(row.last_seen === null ? {} : { lastSeen: row.last_seen }),
});
