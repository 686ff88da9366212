/** What several areas have to say, each under its name. */
type Areas = { readonly [area: string]: object };

/** The keys of all areas but one. */
type KeysBeside<A, N extends keyof A> = { [M in Exclude<keyof A, N>]: keyof A[M] }[Exclude<keyof A, N>];

/** The same areas, none of which has a key of another: what has one twice does not fit. */
export type Apart<A> = {
  readonly [N in keyof A]: A[N] & { readonly [K in KeysBeside<A, N>]?: never };
};

/** All that the areas say, by its key. A key that two of them have does not compile. */
export type Joined<A extends Apart<A>> = {
  readonly [K in { [N in keyof A]: keyof A[N] }[keyof A]]: {
    [N in keyof A]: K extends keyof A[N] ? A[N][K] : never;
  }[keyof A];
};

/** Lays areas together in their order; a key that two of them have does not compile, where spreading would drop the first. */
export const joined = <const A extends Areas & Apart<A>>(areas: A): Joined<A> =>
  Object.assign({}, ...Object.values(areas)) as Joined<A>;

/** The members of a union by what they are called. */
export type ByName<U extends { readonly is: string }> = { readonly [I in U['is']]: Extract<U, { readonly is: I }> };
