import type { ClosedBy } from './state.ts';

export type SignUpRefusal =
  | { readonly code: 'sign-up-open-already' }
  | { readonly code: 'sign-up-not-open' }
  | { readonly code: 'sign-up-closed'; readonly by: ClosedBy }
  | { readonly code: 'sign-up-not-closed' }
  | { readonly code: 'closing-is-past'; readonly closesAt: number; readonly now: number }
  | { readonly code: 'sign-up-full'; readonly capacity: number; readonly waiting: number }
  | { readonly code: 'signed-up-already' }
  | { readonly code: 'no-such-sign-up' }
  | { readonly code: 'in-already' }
  | { readonly code: 'here-already' }
  | { readonly code: 'reason-needed' }
  | { readonly code: 'nothing-changes' };
