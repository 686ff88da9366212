import type { Instant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import type { ClosedBy, OfNight, Place, SignUpId, SignUpSetup } from './state.ts';

export type SignUpEvent =
  | { readonly v: 1; readonly type: 'Opened'; readonly setup: SignUpSetup }
  | { readonly v: 1; readonly type: 'Changed'; readonly changes: Partial<SignUpSetup> }
  | { readonly v: 1; readonly type: 'Closed'; readonly by: Exclude<ClosedBy, 'calledOff'> }
  | { readonly v: 1; readonly type: 'Reopened' }
  | {
      readonly v: 1;
      readonly type: 'SignedUp';
      readonly signUp: SignUpId;
      readonly person: PersonId;
      readonly listed: boolean;
      readonly at: Instant;
      readonly place: Place;
    }
  | { readonly v: 1; readonly type: 'Cancelled'; readonly signUp: SignUpId }
  | { readonly v: 1; readonly type: 'Promoted'; readonly signUp: SignUpId }
  | { readonly v: 1; readonly type: 'Admitted'; readonly signUp: SignUpId; readonly reason: string }
  | { readonly v: 1; readonly type: 'CheckedIn'; readonly signUp: SignUpId; readonly entry: string }
  | { readonly v: 1; readonly type: 'NightFollowed'; readonly night: OfNight };

/** In which version each is written today. */
export const SIGN_UP_VERSIONS: { readonly [T in SignUpEvent['type']]: 1 } = {
  Opened: 1,
  Changed: 1,
  Closed: 1,
  Reopened: 1,
  SignedUp: 1,
  Cancelled: 1,
  Promoted: 1,
  Admitted: 1,
  CheckedIn: 1,
  NightFollowed: 1,
};
