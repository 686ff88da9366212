import type { RuleRef } from '@riffle/rulebooks';
import type { SeasonProblem } from '../season/season-problem.ts';
import type { Ineligible } from './eligibility.ts';

type Ruled = { readonly rules: readonly RuleRef[] };

export type LeagueRefusal =
  | { readonly code: 'not-yours-to-ask' }
  | { readonly code: 'season-not-open' | 'season-open-already' | 'nothing-changes' | 'reason-needed' }
  /** Of a list, for the line that it first stands in. */
  | ({ readonly code: 'line-refused'; readonly line: number; readonly because: LeagueRefusal } & Partial<Ruled>)
  | { readonly code: 'wrong-stage'; readonly stage: 'preparing' | 'running' | 'over' }
  | {
      readonly code: 'no-such';
      readonly what: 'club' | 'team' | 'division' | 'player' | 'licence' | 'matchDay' | 'entry' | 'deadline' | 'file';
    }
  | { readonly code: 'club-called-so'; readonly name: string }
  | { readonly code: 'there-already'; readonly what: 'club' | 'team' | 'player' | 'licence' | 'entry' }
  | ({
      readonly code: 'rounds-not-planned';
      readonly division: string;
      readonly planned: number;
      readonly wanted: number;
    } & Ruled)
  | ({ readonly code: 'rounds-open'; readonly open: number } & Ruled)
  | ({ readonly code: 'no-such-round'; readonly most: number } & Ruled)
  // who may take part
  | ({ readonly code: 'division-full'; readonly most: number } & Ruled)
  | ({ readonly code: 'club-has-team'; readonly most: number } & Ruled)
  | ({ readonly code: 'too-late-to-enter' } & Ruled)
  | ({ readonly code: 'not-qualified'; readonly division: string } & Ruled)
  | ({ readonly code: 'membership-missing'; readonly of: string } & Ruled)
  | ({ readonly code: 'licence-not-valid'; readonly status: string } & Ruled)
  // licences
  | ({ readonly code: 'document-missing' | 'document-not-original'; readonly name: string } & Ruled)
  | ({ readonly code: 'document-too-old'; readonly name: string; readonly days: number; readonly most: number } & Ruled)
  | ({ readonly code: 'register-number-missing' } & Ruled)
  | { readonly code: 'too-late-to-apply'; readonly until: string }
  | { readonly code: 'not-confirmed' }
  | ({ readonly code: 'not-accepted'; readonly lacking: readonly string[] } & Ruled)
  | ({ readonly code: 'not-signed' } & Ruled)
  | ({ readonly code: 'refused-this-season' } & Ruled)
  | ({ readonly code: 'first-part-unpaid'; readonly cents: number } & Ruled)
  | ({ readonly code: 'against-criteria'; readonly unmet: readonly string[] } & Ruled)
  | { readonly code: 'decided-already' | 'not-decided' | 'not-granted' | 'revoked-already' }
  | ({ readonly code: 'decision-received'; readonly on: string } & Ruled)
  // players
  | { readonly code: 'too-many-unsettled'; readonly most: number }
  | { readonly code: 'day-to-come'; readonly what: 'born' | 'since' }
  | { readonly code: 'both-named'; readonly round: number }
  | { readonly code: 'looked-at-already' | 'same-person' }
  | ({ readonly code: 'transfer-ban'; readonly until?: string } & Ruled)
  | ({ readonly code: 'not-eligible'; readonly player: string; readonly because: readonly Ineligible[] } & Ruled)
  // line-ups and results
  | ({ readonly code: 'too-late-to-change'; readonly until: number } & Ruled)
  | ({ readonly code: 'too-many-players'; readonly most: number } & Ruled)
  | { readonly code: 'named-twice'; readonly player: string }
  | ({ readonly code: 'ghost-number'; readonly may: readonly number[] } & Ruled)
  | ({ readonly code: 'not-planned-for-heat'; readonly may: readonly string[] } & Ruled)
  | { readonly code: 'played-already' | 'no-results' | 'closed-already' | 'signed-already' | 'already-waived' }
  // nights of a match day
  | ({ readonly code: 'no-nights' } & Ruled)
  | { readonly code: 'nights-open' | 'too-few-teams' | 'no-such-night' | 'no-result-yet' }
  | { readonly code: 'line-ups-missing'; readonly teams: readonly string[] }
  | { readonly code: 'entered-otherwise'; readonly card: string; readonly heat?: number }
  | { readonly code: 'results-wrong'; readonly problems: readonly SeasonProblem[] }
  | { readonly code: 'teams-untold'; readonly teams: readonly string[] }
  // the play-off of regional champions
  | ({ readonly code: 'no-play-off' } & Ruled)
  | { readonly code: 'in-play-off'; readonly teams: readonly string[] }
  | ({ readonly code: 'not-in-play-off'; readonly teams: readonly string[]; readonly may: readonly string[] } & Ruled)
  /** What was confirmed is opened again before what it was made of changes. */
  | ({ readonly code: 'movement-confirmed' } & Ruled)
  | { readonly code: 'movement-open' }
  // files
  | { readonly code: 'file-kept-already' }
  | { readonly code: 'too-many-files'; readonly most: number }
  // what a club is given, and money
  | ({ readonly code: 'no-such-sanction' } & Ruled)
  | ({ readonly code: 'fine-too-high'; readonly most: number } & Ruled)
  | { readonly code: 'amount-missing' }
  | { readonly code: 'nothing-owed-back'; readonly credit: number }
  | { readonly code: 'appealed-already' | 'not-appealed' }
  | { readonly code: 'deadline-not-passed' | 'settled-already' };
