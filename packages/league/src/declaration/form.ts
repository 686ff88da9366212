/**
 * What can be written in a place of a document that a league keeps: a value of a competition profile, a field of a season's
 * file. From one form follow the type, the reader that says what is wrong and where, and the published JSON schema.
 */
export type Form =
  | { readonly form: 'oneOf'; readonly choices: readonly string[] }
  /** Some of these words, each once; may be empty. */
  | { readonly form: 'someOf'; readonly choices: readonly string[] }
  | { readonly form: 'flag' }
  /**
   * `published`: the same for who reads a schema without Unicode's classes of letters; it may take more, never less. `names`: of
   * what it is the short name, for who chooses among those that there are.
   */
  | {
      readonly form: 'text';
      readonly most: number;
      readonly like?: RegExp;
      readonly published?: RegExp;
      readonly names?: 'division' | 'rulebook';
    }
  /** A whole number; of `money` it is the smallest unit of whichever currency a season has. */
  | { readonly form: 'count'; readonly least: number; readonly most: number; readonly of?: 'money' }
  | { readonly form: 'list'; readonly of: Form; readonly most: number }
  | { readonly form: 'record'; readonly fields: Fields }
  /** One of several records; `is` says which. */
  | { readonly form: 'ways'; readonly each: { readonly [is: string]: Fields } }
  /** What stands under names that the document chooses itself. */
  | { readonly form: 'named'; readonly names: readonly string[] | undefined; readonly of: (name: string) => Form };

export type Field = Form & { readonly optional?: true };
export type Fields = { readonly [field: string]: Field };

/** A form with the type of what is written so; `means` is for the compiler alone. */
export type Shape<V> = Form & { readonly means?: V };
export type Optional<V> = Shape<V> & { readonly optional: true };
export type Written<S> = S extends Shape<infer V> ? V : never;

type Shapes = { readonly [field: string]: Shape<unknown> };
type Needed<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Written<F[K]> };
type Possible<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: Written<F[K]> };
type Whole<R> = { readonly [K in keyof R]: R[K] };
type RecordOf<F> = Whole<Needed<F> & Possible<F>>;
type OneWay<W> = { [K in keyof W]: Whole<{ readonly is: K } & Needed<W[K]> & Possible<W[K]>> }[keyof W];

/** No number in a league is larger: chips of a field, cents of a fee. */
const MOST = 1_000_000_000;
const MOST_LISTED = 10_000;

export const oneOf = <const V extends string>(choices: readonly V[]): Shape<V> => ({ form: 'oneOf', choices });
export const someOf = <const V extends string>(choices: readonly V[]): Shape<readonly V[]> => ({
  form: 'someOf',
  choices,
});
export const flag: Shape<boolean> = { form: 'flag' };
export const text = (most = 200, like?: RegExp, published?: RegExp): Shape<string> => ({
  form: 'text',
  most,
  ...(like !== undefined && { like }),
  ...(published !== undefined && { published }),
});
export const count = ({ least = 0, most = MOST }: { readonly least?: number; readonly most?: number } = {}) =>
  ({ form: 'count', least, most }) as Shape<number>;
/** An amount of money. */
export const cents: Shape<number> = { form: 'count', least: 0, most: 100_000_000, of: 'money' };
export const list = <V>(of: Shape<V>, most = MOST_LISTED): Shape<readonly V[]> => ({ form: 'list', of, most });
export const optional = <V>(shape: Shape<V>): Optional<V> => ({ ...shape, optional: true });
export const record = <F extends Shapes>(fields: F): Shape<RecordOf<F>> => ({ form: 'record', fields });
export const ways = <W extends { readonly [is: string]: Shapes }>(each: W): Shape<OneWay<W>> => ({
  form: 'ways',
  each,
});

/** Letters, digits and a few marks: what people give a team or a player as a short name, and nothing an object has of itself. */
const ID = /^(?!(?:__proto__|constructor|prototype)$)[\p{L}\p{N}][\p{L}\p{N} ._:/+-]{0,79}$/u;
/** Of what a keyboard has the same signs, of all others any: `\p{L}` is not known to every reader of a schema. */
const ID_PUBLISHED = /^(?!(?:__proto__|constructor|prototype)$)[^ -/:-@[-`{-~][^!-*,;-@[-^`{-~]{0,79}$/u;
const ID_FORM = { form: 'text', most: 80, like: ID, published: ID_PUBLISHED } as const;
export const id: Shape<string> = ID_FORM;
/** A division, as the profile calls it in short. */
export const divisionId: Shape<string> = { ...ID_FORM, names: 'division' };
export const rulebookId: Shape<string> = { ...ID_FORM, names: 'rulebook' };
/** A day, `2011-03-12`. */
export const day: Shape<string> = text(10, /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
