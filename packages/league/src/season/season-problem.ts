import type { RuleRef } from '@riffle/rulebooks';
import type { ProfileProblem } from '../profile/read-profile.ts';
import type { CardProblem } from '../reckon/remark.ts';

/** What in a season's file does not go together with the rest of it, or with the profile; at its place in the file. */
export type SeasonProblem =
  | ProfileProblem
  | CardProblem
  | ({ readonly path: string } & (
      | { readonly code: 'own-profile-of-another-name' }
      | { readonly code: 'twice'; readonly id: string }
      | { readonly code: 'no-such-division'; readonly id: string }
      | { readonly code: 'no-such-team'; readonly id: string }
      | { readonly code: 'no-such-player'; readonly id: string }
      | { readonly code: 'no-such-round' }
      | { readonly code: 'no-such-card' }
      | { readonly code: 'nothing-corrected' }
      | { readonly code: 'against-itself' }
      | { readonly code: 'seat-without-team' }
      | { readonly code: 'twice-in-heat'; readonly id: string }
      | { readonly code: 'nobody-named' }
      | {
          readonly code: 'too-many-teams' | 'too-many-rounds' | 'too-many-teams-of-club';
          readonly most: number;
          readonly rules: readonly RuleRef[];
        }
      | { readonly code: 'deduction-not-possible'; readonly rules: readonly RuleRef[] }
      | { readonly code: 'deduction-too-large'; readonly most: number; readonly rules: readonly RuleRef[] }
    ));
