export const ROLES = ['director', 'floor', 'display'] as const;
export type Role = (typeof ROLES)[number];

/** Who am I: `GET /api/session`. */
export type Session =
  | { readonly is: 'first-run' }
  | { readonly is: 'visitor' }
  | { readonly is: 'staff'; readonly id: string; readonly name: string; readonly role: Role; readonly owner: boolean };

/** A member of staff as the owner sees it; the PIN itself is never shown again. */
export type StaffMember = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly owner: boolean;
  readonly lastSeen?: number;
};

/** The answer when a member is added or given a new link: shown once. */
export type StaffInvitation = { readonly member: StaffMember; readonly link: string; readonly pin: string };
