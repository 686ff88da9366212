/** What a formula is once it is read; `at` is an offset into its text. */
export type Expression = { readonly at: number } & (
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'name'; readonly name: string; readonly shown: string }
  | { readonly is: 'minus' | 'not'; readonly of: Expression }
  /** Operators of one rank side by side, worked out from the left: as flat as they are written. */
  | { readonly is: 'chain'; readonly first: Expression; readonly rest: readonly Link[] }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly is: 'assign'; readonly name: string; readonly shown: string; readonly to: Expression }
);
export type Link = { readonly at: number; readonly operator: Operator; readonly of: Expression };

/** From what binds least to what binds most. */
export const RANKS = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>='], ['+', '-'], ['*', '/', '%']] as const;
export type Operator = (typeof RANKS)[number][number];
