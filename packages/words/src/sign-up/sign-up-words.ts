import type { SignUpEvent, SignUpId, SignUpRefusal } from '@riffle/signup';
import type { Told } from '../refusals/refusal-words.ts';

/** What a sentence about a list of sign-ups is built with. */
export type SignUpNaming = {
  readonly signUp: (id: SignUpId) => string;
  /** A moment with its day, in the reader's zone. */
  readonly moment: (at: number) => string;
};

export type SignUpWords = {
  readonly refusals: {
    readonly [C in SignUpRefusal['code']]: (
      refusal: Extract<SignUpRefusal, { readonly code: C }>,
      say: SignUpNaming,
    ) => Told;
  };
  readonly log: {
    readonly [T in SignUpEvent['type']]: (
      event: Extract<SignUpEvent, { readonly type: T }>,
      say: SignUpNaming,
    ) => string;
  };
  /** Of somebody's own file. */
  readonly facts: {
    readonly place: string;
    readonly places: { readonly [P in 'in' | 'waiting']: string };
    readonly at: string;
    readonly listed: string;
  };
  /** The table that staff take with them. */
  readonly columns: {
    readonly name: string;
    readonly club: string;
    readonly place: string;
    readonly position: string;
    readonly at: string;
    readonly here: string;
    readonly reason: string;
  };
  readonly yes: string;
  readonly no: string;
};
