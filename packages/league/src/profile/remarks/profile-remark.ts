import type { Profile } from '../profile.ts';
import { heldOf } from '../profile.ts';
import type { QuestionName, ValueOf } from '../questions.ts';

/**
 * Answers of a profile that do not go together: each can be given, and together they say something that cannot be, or that has
 * no effect. `questions` are those whose answers meet, the one to look at first.
 */
export type ProfileRemark = { readonly questions: readonly QuestionName[] } & (
  | { readonly code: 'scored-not-played'; readonly part: 'tables' | 'events' | 'duels' }
  | { readonly code: 'played-not-scored'; readonly part: 'tables' | 'events' | 'duels' }
  | { readonly code: 'events-without-points' }
  | { readonly code: 'thirds-without-points' }
  | { readonly code: 'fewer-points-than-seats'; readonly points: number; readonly seats: number }
  | { readonly code: 'by-match-without-duels' }
  | { readonly code: 'number-beyond-line-up'; readonly number: number; readonly players: number }
  | { readonly code: 'number-twice-in-heat'; readonly number: number; readonly heat: number }
  | { readonly code: 'number-in-no-heat'; readonly number: number }
  | { readonly code: 'starts-otherwise'; readonly number: number; readonly starts: number; readonly said: number }
  | { readonly code: 'events-otherwise'; readonly heat: number; readonly players: number; readonly events: number }
  | { readonly code: 'heats-without-events' }
  | { readonly code: 'least-above-players'; readonly least: number; readonly players: number }
  | { readonly code: 'night-not-played'; readonly part: 'tables' | 'events' }
  | { readonly code: 'no-such-rulebook'; readonly rulebook: string }
  | { readonly code: 'seats-otherwise'; readonly seats: number; readonly said: number }
  | { readonly code: 'heats-of-night-otherwise'; readonly heats: number; readonly ends: number }
  | { readonly code: 'heat-ends-beyond-levels'; readonly level: number; readonly levels: number }
  | { readonly code: 'no-break-after-heat'; readonly level: number }
  | { readonly code: 'division-twice'; readonly division: string }
  | { readonly code: 'no-such-division'; readonly division: string }
  | { readonly code: 'fees-without-licence' }
  | { readonly code: 'fees-without-instalments' }
  | { readonly code: 'instalments-not-whole'; readonly percent: number }
  | { readonly code: 'round-beyond-season'; readonly round: number; readonly rounds: number }
  | { readonly code: 'more-count-than-held'; readonly best: number; readonly rounds: number }
  | { readonly code: 'criterion-twice'; readonly criterion: string }
  | { readonly code: 'criterion-needs-duels'; readonly criterion: string }
  | { readonly code: 'nothing-after-decided' }
  | { readonly code: 'moves-beyond-division'; readonly division: string; readonly teams: number }
  | { readonly code: 'replaced-above-up'; readonly downTo: number; readonly up: number }
  | { readonly code: 'moves-without-division' }
  | { readonly code: 'fine-above-most'; readonly cents: number; readonly most: number }
  | { readonly code: 'deduction-each-above-most'; readonly each: number; readonly most: number }
);

/** What holds in a profile, and whether it says so itself: what is only usual contradicts nothing. */
export type Asked = {
  readonly value: <N extends QuestionName>(name: N) => ValueOf<N>;
  readonly isSaid: (name: QuestionName) => boolean;
};
export const askedOf = (profile: Profile): Asked => ({
  value: (name) => heldOf(profile, name).value,
  isSaid: (name) => heldOf(profile, name).from === 'profile',
});
