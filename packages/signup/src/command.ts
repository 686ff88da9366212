import type { PersonId } from '@riffle/people';
import type { OfNight, SignUpId, SignUpSetup } from './state.ts';

export type SignUpCommand =
  | { readonly type: 'Open'; readonly setup: SignUpSetup }
  | { readonly type: 'Change'; readonly changes: Partial<SignUpSetup> }
  | { readonly type: 'Close' }
  | { readonly type: 'Reopen' }
  | { readonly type: 'SignUp'; readonly signUp: SignUpId; readonly person: PersonId; readonly listed: boolean }
  | { readonly type: 'Cancel'; readonly signUp: SignUpId }
  /** In, whatever the list says. */
  | { readonly type: 'Admit'; readonly signUp: SignUpId; readonly reason: string }
  /** He is there, and has this entry in the night. */
  | { readonly type: 'CheckIn'; readonly signUp: SignUpId; readonly entry: string }
  | { readonly type: 'FollowNight'; readonly night: OfNight }
  /** What a step that was taken back left open: places that somebody waits for. */
  | { readonly type: 'Promote' };
