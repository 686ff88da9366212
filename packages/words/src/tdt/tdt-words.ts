import type { TdtFaultCode, TdtFaultOf, TdtLeft } from '@riffle/formats/problems';

/** Amounts come written. */
type Money = (cents: number) => string;

/** Why a file of The Tournament Director is not read, and what of it is not taken into a template. */
export type TdtWords = {
  readonly at: (row: number, column: number) => string;
  readonly fault: {
    readonly [C in TdtFaultCode]: (fault: Extract<TdtFaultOf, { readonly code: C }>) => string;
  };
  readonly left: {
    readonly [C in TdtLeft['code']]: (left: Extract<TdtLeft, { readonly code: C }>, money: Money) => string;
  };
};
