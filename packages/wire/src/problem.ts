import type { PinnedRef } from '@riffle/rulebooks';

/** RFC 9457, `application/problem+json`. `title` and `detail` are in the language that the request asked for. */
export type Problem = {
  readonly type: string;
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  /** The refusal's code, or one of the server's own: `unauthenticated`, `not-found`, `version-conflict`, `invalid-input`, … */
  readonly code: string;
  /** The rules behind a refusal. */
  readonly refs?: readonly PinnedRef[];
  /** What would be allowed instead, in words. */
  readonly allowed?: readonly string[];
  /** The refusal's figures, for a screen that shows more than the words. */
  readonly facts?: { readonly [name: string]: unknown };
  /** Where an input was wrong: JSON pointers and why. */
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[];
};
