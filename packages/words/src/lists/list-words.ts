import type { ListProblem } from '@riffle/formats/problems';

export type ListWords = {
  readonly problem: {
    readonly [C in ListProblem['code']]: (problem: Extract<ListProblem, { readonly code: C }>) => string;
  };
  /** The headers of lists that Riffle writes. */
  readonly people: {
    readonly last: string;
    readonly first: string;
    readonly nickname: string;
    readonly club: string;
    readonly number: string;
    readonly birthday: string;
    readonly email: string;
    readonly note: string;
    readonly guest: string;
  };
  /** Of a list that is taken over too late: who is there, and what to do. */
  readonly meanwhile: {
    readonly line: (line: number, name: string) => string;
    readonly more: (count: number) => string;
    readonly allowed: string;
  };
  readonly yes: string;
  readonly results: {
    readonly place: string;
    readonly name: string;
    readonly club: string;
    readonly outAt: string;
    readonly by: string;
    readonly points: string;
    /** Won in another tournament. */
    readonly seat: string;
    readonly prize: (currency: string) => string;
    readonly bounty: (currency: string) => string;
  };
};
