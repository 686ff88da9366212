import type { Criterion, Reason, Remark, SeasonProblem } from '@riffle/league';

type Problem<C extends SeasonProblem['code']> = Extract<SeasonProblem, { readonly code: C }>;
type Remarked<C extends Remark['code']> = Extract<Remark, { readonly code: C }>;

/** How teams and players are called in front of this reader. */
export type LeagueNaming = { readonly team: (id: string) => string; readonly player: (id: string) => string };

/** What is told of two who stand one after the other. */
type Pair = Pick<Reason, 'values' | 'place' | 'among'> & { readonly ahead: string; readonly behind: string };

/** What is said of a league's season. */
export type LeagueWords = {
  /** What is wrong with a file, without its place. */
  readonly problem: { readonly [C in SeasonProblem['code']]: (problem: Problem<C>) => string };
  readonly remark: { readonly [C in Remark['code']]: (remark: Remarked<C>, naming: LeagueNaming) => string };
  /** Why one is ahead of another. */
  readonly ahead: { readonly [B in Reason['by']]: (pair: Pair) => string };
  /** In what two are level, as it stands behind "level in". */
  readonly criterion: { readonly [C in Criterion]: string };
  readonly levelIn: (reason: string, criteria: readonly string[]) => string;
};
