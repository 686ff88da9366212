import type { ExpectedRulings } from './expected-rulings.ts';

/** At an occasion where a rulebook tells them apart; at the usual one otherwise. */
export type ExpectedAt = ExpectedRulings & {
  readonly occasions?: { readonly pvb?: 'leagueDay' | 'championship'; readonly oepbl?: 'sitAndGo' | 'teamMtt' };
};
