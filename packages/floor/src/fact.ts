/**
 * What can be asked about an incident. A fact is data: the screen draws its input from it, the command line reads JSON by
 * it, and `docs/incidents.md` is written from it.
 */
export type Fact =
  /** An amount of chips, a whole number from `min` on. */
  | (Asked<number> & { readonly type: 'chips'; readonly min: number })
  /** Chips as they lie there, each by its value: `[100, 100, 1000]`; `apart`: numbers that add up to nothing. */
  | (Asked<readonly number[]> & { readonly type: 'chipList'; readonly apart?: true })
  | (Asked<number> & { readonly type: 'count'; readonly min: number; readonly max: number })
  | (Asked<boolean> & { readonly type: 'yesNo' })
  | (Asked<string> & { readonly type: 'choice'; readonly of: readonly string[] })
  | (Asked<readonly string[]> & { readonly type: 'choices'; readonly of: readonly string[] })
  /** A seat's number, 1 to 12. */
  | (Asked<number> & { readonly type: 'seat' })
  | (Asked<readonly number[]> & { readonly type: 'seats' })
  /** A card by rank and suit, `Kd`. */
  | (Asked<string> & { readonly type: 'card' })
  | (Asked<readonly string[]> & { readonly type: 'cards' })
  /** Several of the same kind, each with facts of its own: the players who went out. */
  | (Asked<readonly Record<string, unknown>[]> & {
      readonly type: 'list';
      readonly each: { readonly [name: string]: Fact };
      readonly min: number;
    });

type Asked<V> = {
  /** What is taken where nothing is said. */
  readonly usual?: V;
  /** May be left out, and then stays unknown. */
  readonly optional?: true;
  /** Asked only where other facts have one of these values; all must hold. */
  readonly when?: Conditions;
};

export type Conditions = { readonly [fact: string]: readonly (string | number | boolean)[] };

export type FactsAsked = { readonly [name: string]: Fact };

/** The value of one fact. */
type ValueOf<F extends Fact> = F extends { readonly type: 'chips' | 'count' | 'seat' }
  ? number
  : F extends { readonly type: 'chipList' | 'seats' }
    ? readonly number[]
    : F extends { readonly type: 'yesNo' }
      ? boolean
      : F extends { readonly type: 'choice'; readonly of: readonly (infer V)[] }
        ? V
        : F extends { readonly type: 'choices'; readonly of: readonly (infer V)[] }
          ? readonly V[]
          : F extends { readonly type: 'card' }
            ? string
            : F extends { readonly type: 'cards' }
              ? readonly string[]
              : F extends { readonly type: 'list'; readonly each: infer E extends FactsAsked }
                ? readonly FactsOf<E>[]
                : never;

/** What the facts of an incident are once read: unknown only what may be left out or is asked under a condition. */
export type FactsOf<A extends FactsAsked> = {
  readonly [N in keyof A]: A[N] extends { readonly optional: true } | { readonly when: Conditions }
    ? ValueOf<A[N]> | undefined
    : ValueOf<A[N]>;
};

/** A fact that may be left out: it has a usual value, may stay unknown, or is asked only under a condition. */
type LeftOut = { readonly usual: unknown } | { readonly optional: true } | { readonly when: Conditions };
type GivenOf<F extends Fact> = F extends { readonly type: 'list'; readonly each: infer E extends FactsAsked }
  ? readonly FactsGiven<E>[]
  : ValueOf<F>;

/** The facts of an incident as somebody gives them. */
export type FactsGiven<A extends FactsAsked> = {
  readonly [N in keyof A as A[N] extends LeftOut ? never : N]: GivenOf<A[N]>;
} & { readonly [N in keyof A as A[N] extends LeftOut ? N : never]?: GivenOf<A[N]> };

/** An amount of chips. `chips({ min: 1 })` where nothing would make no sense. */
export const chips = <const O extends { min?: number } & Asked<number>>(more?: O) =>
  ({ min: 0, ...more, type: 'chips' }) as Omit<O, 'min'> & { readonly type: 'chips'; readonly min: number };
export const chipList = <const O extends Asked<readonly number[]> & { readonly apart?: true }>(more?: O) =>
  ({ ...more, type: 'chipList' }) as O & { readonly type: 'chipList' };
export const count = <const O extends Asked<number>>(min: number, max: number, more?: O) =>
  ({ ...more, type: 'count', min, max }) as O & { readonly type: 'count'; readonly min: number; readonly max: number };
export const yesNo = <const O extends Asked<boolean>>(more?: O) =>
  ({ ...more, type: 'yesNo' }) as O & { readonly type: 'yesNo' };
export const choice = <const V extends readonly string[], const O extends Asked<V[number]>>(of: V, more?: O) =>
  ({ ...more, type: 'choice', of }) as O & { readonly type: 'choice'; readonly of: V };
export const choices = <const V extends readonly string[], const O extends Asked<readonly V[number][]>>(
  of: V,
  more?: O,
) => ({ ...more, type: 'choices', of }) as O & { readonly type: 'choices'; readonly of: V };
export const seat = <const O extends Asked<number>>(more?: O) =>
  ({ ...more, type: 'seat' }) as O & { readonly type: 'seat' };
export const seats = <const O extends Asked<readonly number[]>>(more?: O) =>
  ({ ...more, type: 'seats' }) as O & { readonly type: 'seats' };
export const card = <const O extends Asked<string>>(more?: O) =>
  ({ ...more, type: 'card' }) as O & { readonly type: 'card' };
export const cards = <const O extends Asked<readonly string[]>>(more?: O) =>
  ({ ...more, type: 'cards' }) as O & { readonly type: 'cards' };
export const listOf = <const E extends FactsAsked, const O extends { min?: number }>(each: E, more?: O) =>
  ({ min: 1, ...more, type: 'list', each }) as Omit<O, 'min'> & {
    readonly type: 'list';
    readonly each: E;
    readonly min: number;
  };
