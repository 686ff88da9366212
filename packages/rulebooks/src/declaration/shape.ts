/** How a policy, or a field of its answer, can be answered. */
export type Form =
  | { readonly form: 'oneOf'; readonly choices: readonly string[] }
  /** One or several of these words, each once. */
  | { readonly form: 'someOf'; readonly choices: readonly string[] }
  | ({ readonly form: 'count' } & Bounds)
  /** Whole numbers, as points by place are. */
  | ({ readonly form: 'counts' } & Bounds)
  | { readonly form: 'record'; readonly fields: { readonly [field: string]: Field } }
  | { readonly form: 'either'; readonly ways: readonly Form[] }
  /** As a rulebook has written it: a house takes it over whole. */
  | { readonly form: 'asWritten' };

export type Field = Form & { readonly optional?: true };
export type Bounds = { readonly least: number; readonly most: number };

/** A form with the type of what is answered so; `means` is for the compiler alone. */
export type Shape<V> = Form & { readonly means?: V };

export type Optional<V> = Shape<V> & { readonly optional: true };

/** What is said of a policy beyond its shape. */
export type Said<V> = {
  /** Common practice: what holds wherever a rulebook is silent. */
  readonly usual: V;
  /** Nothing in Riffle asks for it yet: it can be looked up and not be changed by a house. */
  readonly reference?: true;
};

export type Policy<V> = Shape<V> & Said<V>;

/** What can be answered to what is declared so. */
export type AnswerTo<S> = S extends Shape<infer V> ? V : never;

/** The policies of one subject: the subject stands before the dot. */
export type PoliciesOn<S extends string> = { readonly [name in `${S}.${string}`]: Policy<unknown> };
