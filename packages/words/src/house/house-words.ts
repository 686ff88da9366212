import type { ConflictName, HouseProblem } from '@riffle/rulebooks';

type Problem<P extends HouseProblem['problem']> = Extract<HouseProblem, { readonly problem: P }>;

/** What is said of a house rulebook: what is wrong with the file, and what does not fit together. */
export type HouseWords = {
  readonly problem: {
    readonly notAHouseRulebook: string;
    readonly newer: string;
    readonly badField: {
      /** `field` where it is one of the document's own, as it is called there. */
      readonly [F in HouseField | 'other']: (field: string) => string;
    } & {
      readonly answer: (policy: string) => string;
      readonly note: (policy: string) => string;
    };
    readonly nameOfAnother: (problem: Problem<'nameOfAnother'>) => string;
    readonly noSuchRulebook: (problem: Problem<'noSuchRulebook'>) => string;
    readonly noSuchPolicy: (problem: Problem<'noSuchPolicy'>) => string;
    readonly notAValue: (policy: string) => string;
    readonly strangeNumber: (policy: string, problem: Problem<'strangeNumber'>) => string;
  };
  /** By the labels of the two policies. */
  readonly conflict: { readonly [C in ConflictName]: (one: string, other: string) => string };
};

export const HOUSE_FIELDS = ['id', 'edition', 'name', 'extends', 'answers'] as const;
type HouseField = (typeof HOUSE_FIELDS)[number];
