/** A brand is what its check promises: for the comparison it is the plain text or number that it is made of. */
type Plainly<T> = T extends string
  ? Record<never, never> extends Record<T, 1>
    ? string
    : T
  : T extends number
    ? Record<never, never> extends Record<T, 1>
      ? number
      : T
    : T;

/** `readonly` all the way down and without brands, so that what is compared is the shape. */
type Shape<T> = T extends string | number | boolean | undefined
  ? Plainly<T>
  : unknown extends T
    ? unknown
    : { readonly [K in keyof T]: Shape<T[K]> };

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Whether two types are the same to the last field: `{ a?: X }` and `{}` extend each other and are not. */
export type Exact<A, B> = Identical<Shape<A>, Shape<B>>;

type Tagged = { readonly type: string };
/** The members of two unions that differ, by their `type`; `never` where there is none. */
export type Differing<A extends Tagged, B extends Tagged> = {
  [T in (A | B)['type']]: Exact<Extract<A, { readonly type: T }>, Extract<B, { readonly type: T }>> extends true
    ? never
    : T;
}[(A | B)['type']];
