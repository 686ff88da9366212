import type { NightFileProblem } from '@riffle/formats/problems';

export type NightFileWords = {
  readonly [C in NightFileProblem['code']]: (problem: Extract<NightFileProblem, { readonly code: C }>) => string;
};
