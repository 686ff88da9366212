/** What on a card does not go together and is reckoned all the same: the office looks at it. */
export type Remark =
  | { readonly code: 'in-time-without-all-chips'; readonly table: string }
  | {
      readonly code: 'stacks-do-not-add-up';
      readonly event: string;
      readonly heat: number;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly code: 'stack-not-handed-on';
      readonly event: string;
      readonly heat: number;
      readonly team: string;
      readonly left: number;
      readonly taken: number;
    }
  | {
      readonly code: 'stack-not-played-on';
      readonly event: string;
      readonly heat: number;
      readonly team: string;
      readonly left: number;
    }
  | {
      readonly code: 'more-seats-than-a-table-has';
      readonly table: string;
      readonly seats: number;
      readonly most: number;
    }
  | { readonly code: 'player-of-two-teams'; readonly player: string; readonly team: string; readonly other: string }
  | { readonly code: 'team-without-result'; readonly team: string }
  | { readonly code: 'absent-with-results'; readonly team: string }
  | { readonly code: 'too-few-players'; readonly team: string; readonly present: number; readonly least: number }
  | { readonly code: 'deduction-takes-less'; readonly player: string; readonly points: number; readonly taken: number }
  | { readonly code: 'decision-without-effect'; readonly of: 'teams' | 'dayBest'; readonly order: readonly string[] };

/** What cannot be reckoned, at its place in what was written: it must be entered anew. */
export type CardProblem = { readonly path: string } & (
  | { readonly code: 'seat-without-result' }
  | { readonly code: 'seat-without-player' }
  | { readonly code: 'chips-do-not-add-up'; readonly chips: number; readonly counted: number }
  | { readonly code: 'place-cannot-be'; readonly written: number; readonly reckoned: number }
  | { readonly code: 'stack-without-result' }
  | { readonly code: 'stack-without-player' }
  | { readonly code: 'stack-ends-nowhere' }
  | { readonly code: 'no-such-duel' }
);
