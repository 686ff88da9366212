/** The language that somebody chose in the header, for the first document of a page. It is nobody's name. */
export const LANGUAGE_COOKIE = 'riffle-language';

export const ROLES = ['director', 'floor', 'cashier', 'display'] as const;
export type Role = (typeof ROLES)[number];

type Sign = {
  readonly club: string;
  /** Where the club's logo is found; absent without one. */
  readonly logo?: string;
};
/** How the club shows itself: the answer of `PUT /api/club` and `PUT /api/club/logo`. */
export type ClubSign = { readonly name: string; readonly logo?: string };

/** Who am I: `GET /api/session`. */
export type Session = {
  /** Where phones on the same network find what this browser calls `localhost`: for links and QR codes, in place of its own origin. */
  readonly reach?: string;
  /** Where the club is, `Europe/Berlin`: its time of day is shown everywhere. */
  readonly zone: string;
  /** Nobody has said yet where the club is: `zone` is that of the computer that Riffle runs on. */
  readonly zoneGuessed?: true;
} /** `first-run`: nobody owns this Riffle yet. */ & (
  | { readonly is: 'first-run' }
  | ({ readonly is: 'visitor' } & Sign)
  | (Sign & {
      readonly is: 'staff';
      readonly id: string;
      readonly name: string;
      readonly role: Role;
      readonly owner: boolean;
    })
);

/** Body of `POST /api/first-run`. */
export type FirstRun = {
  readonly name: string;
  readonly clubName: string;
  /** At least six digits, and none that everybody tries first. */
  readonly pin: string;
  /** The set-up code: from the terminal, or from behind the `#` of the link that stands there. */
  readonly code?: string;
  /** Where the club is, `Europe/Berlin`; without it, where the computer is set to be. */
  readonly zone?: string;
};
/** Body of `POST /api/session`: by name and PIN, or by the token of a personal link `/join#{token}`, once. */
export type SignIn = { readonly name: string; readonly pin: string } | { readonly link: string };

/** A member of staff as the owner sees it; the PIN itself is never shown again. */
export type StaffMember = {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly owner: boolean;
  readonly lastSeen?: number;
};

/** The answer when a member is added or given a new link: shown once. The link works once, until `linkUntil`. */
export type StaffInvitation = {
  readonly member: StaffMember;
  readonly link: string;
  readonly linkUntil: number;
  readonly pin: string;
};

/** Body of `PUT /api/staff/{id}/pin`: the own one. `old` is not needed shortly after signing in by a link. */
export type NewPin = { readonly pin: string; readonly old?: string };
