/** The answer to a command: what happens, or why not. A refusal is a value; an exception is a bug. */
export type Verdict<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export const accept = <T>(value: T): Verdict<T, never> => ({ ok: true, value });
export const refuse = <R>(refusal: R): Verdict<never, R> => ({ ok: false, refusal });
