import type { Deadline, Ineligible, LeagueEvent, LeagueRefusal, PlayedIn, SeasonProblem } from '@riffle/league';
import type { Told } from '../refusals/refusal-words.ts';
import type { LeagueNaming } from './league-words.ts';

/** With what a sentence of the league's office is built. */
export type OfficeNaming = LeagueNaming & {
  readonly club: (id: string) => string;
  /** A moment with its day, in the reader's zone. */
  readonly moment: (at: number) => string;
  /** `2011-03-12` as a day is written. */
  readonly day: (day: string) => string;
  readonly money: (cents: number) => string;
};

/** How many of each sort a list brought. */
type ListCount = {
  readonly [of in 'clubs' | 'teams' | 'players' | 'licences' | 'planned' | 'results']: number;
};

type Saying = OfficeNaming & {
  readonly ineligible: (one: Ineligible) => string;
  readonly problem: (one: SeasonProblem) => string;
  /** What a line of a list was refused for. */
  readonly refusal: (one: LeagueRefusal) => Told;
};

export type OfficeWords = {
  readonly refusals: {
    readonly [C in LeagueRefusal['code']]: (refusal: Extract<LeagueRefusal, { readonly code: C }>, say: Saying) => Told;
  };
  /** What must be done, and by whom. */
  readonly deadline: { readonly [W in Deadline['what']]: (one: Deadline, say: OfficeNaming) => string };
  /** Of a match day, whichever team's. */
  readonly lineUpsDue: (division: string, round: number) => string;
  /** What follows where it is not done; nothing where no rule says so. */
  readonly otherwise: (amount: string | undefined) => string;
  /** By which rules. */
  readonly byRules: (rules: string) => string;
  /** What a list brought that was taken over. */
  readonly list: (count: ListCount) => string;
  /** Why somebody may not play. */
  readonly ineligible: {
    readonly [C in Ineligible['code']]: (one: Extract<Ineligible, { readonly code: C }>, say: OfficeNaming) => string;
  };
  readonly log: {
    readonly [T in LeagueEvent['type']]: (
      event: Extract<LeagueEvent, { readonly type: T }>,
      say: OfficeNaming,
    ) => string;
  };
  /** How a match day is called in a calendar. */
  readonly matchDay: (division: string, round: number) => string;
  /** How a night of a match day is called. */
  readonly night: (of: PlayedIn) => string;
  /** What stands over the columns of the table as a file. */
  readonly columns: {
    readonly [C in 'division' | 'rank' | 'team' | 'points' | 'rounds' | 'scored']: string;
  };
  /** Of the season's public page, where no script runs. */
  readonly page: {
    readonly what: string;
    readonly leading: (division: string, first: readonly string[]) => string;
    readonly table: (division: string) => string;
  };
  /** Of somebody's own file. */
  readonly facts: {
    readonly season: string;
    readonly clubs: string;
    readonly born: string;
    readonly licensed: string;
    readonly lineUps: string;
  };
};
