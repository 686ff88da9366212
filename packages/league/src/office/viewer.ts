/**
 * The league's office sees all, a club what is its own, a captain what is his team's for its match days, a referee who plays
 * on them, everybody what is public.
 */
export type LeagueViewer = 'office' | 'referee' | 'public' | { readonly club: string } | { readonly team: string };

/** Who gives a command: the league's office, a referee on the match day, somebody of a club or its team's captain, the clock. */
export type LeagueGiver =
  | { readonly role: 'office' | 'referee' | 'clock' }
  | { readonly role: 'club'; readonly club: string }
  | { readonly role: 'captain'; readonly team: string };
