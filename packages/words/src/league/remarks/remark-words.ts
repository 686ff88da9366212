import type { ProfileRemark } from '@riffle/league';

type Remarked<C extends ProfileRemark['code']> = Extract<ProfileRemark, { readonly code: C }>;

/** How what is in a remark is said: an amount, a step of a chain. */
export type InRemark = { readonly money: (cents: number) => string; readonly criterion: (code: string) => string };
/** What of a competition profile does not go together, and what follows from it. */
export type ProfileRemarkWords = {
  readonly [C in ProfileRemark['code']]: (remark: Remarked<C>, say: InRemark) => string;
};
