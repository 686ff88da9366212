export const ROLES = ['director', 'floor', 'display'] as const;
export type Role = (typeof ROLES)[number];

/** Who am I: `GET /api/session`. */
export type Session = {
  /** Where phones on the same network find what this browser calls `localhost`: for links and QR codes, in place of its own origin. */
  readonly reach?: string;
} /** Nobody owns this Riffle yet; `codeNeeded` where the request does not come from the computer it runs on. */ & (
  | { readonly is: 'first-run'; readonly codeNeeded: boolean }
  | { readonly is: 'visitor'; readonly club: string }
  | {
      readonly is: 'staff';
      readonly club: string;
      readonly id: string;
      readonly name: string;
      readonly role: Role;
      readonly owner: boolean;
    }
);

/** Body of `POST /api/first-run`. */
export type FirstRun = {
  readonly name: string;
  readonly clubName: string;
  /** At least six digits. */
  readonly pin: string;
  /** The set-up code from the terminal, where it is needed. */
  readonly code?: string;
};
/** Body of `POST /api/session`: by name and PIN, or by the token of a personal link `/join/{token}`. */
export type SignIn = { readonly name: string; readonly pin: string } | { readonly link: string };

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
