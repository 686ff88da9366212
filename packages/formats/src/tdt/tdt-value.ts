import type { TdtFaultOf } from '../problems/tdt-problem.ts';

/** What stands in a file, and where: `at` counts signs from 0. A `Map` is an object, whichever way it is written. */
export type TdtValue = { readonly at: number } & (
  | { readonly is: 'text'; readonly text: string }
  /** As it is written, so that cents stay exact. */
  | { readonly is: 'number'; readonly written: string }
  | { readonly is: 'flag'; readonly flag: boolean }
  | { readonly is: 'nothing' }
  | { readonly is: 'list'; readonly items: readonly TdtValue[] }
  | { readonly is: 'object'; readonly made?: string; readonly fields: ReadonlyMap<string, TdtValue> }
);
export type TdtObject = Extract<TdtValue, { readonly is: 'object' }>;

/** Thrown inside the reader only; whoever calls it is given a value. */
export class NotTdt extends Error {
  readonly fault: TdtFaultOf;
  readonly at: number;
  constructor(fault: TdtFaultOf, at: number) {
    super(fault.code);
    this.fault = fault;
    this.at = at;
  }
}
