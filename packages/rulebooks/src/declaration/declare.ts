import type { AnswerTo, Bounds, Optional, Policy, Said, Shape } from './shape.ts';

/** No number in a rulebook is larger. */
export const MOST = 1_000_000;

/** One of these words. */
export function oneOf<const V extends string>(choices: readonly V[]): Shape<V>;
export function oneOf<const V extends string>(choices: readonly V[], said: Said<NoInfer<V>>): Policy<V>;
export function oneOf<V extends string>(choices: readonly V[], said?: Said<V>): Shape<V> {
  return { form: 'oneOf', choices, ...said };
}

/** One or several of these words, each once, in this order. */
export function someOf<const V extends string>(
  choices: readonly V[],
  said: Said<readonly NoInfer<V>[]>,
): Policy<readonly V[]> {
  return { form: 'someOf', choices, ...said };
}

/** What is counted, and how much of it there can be: beyond that a number was mistyped. */
export const percent = { most: 100 } as const;
export const minutes = { most: 1440 } as const;
export const seconds = { most: 600 } as const;
export const levels = { most: 100 } as const;
/** At one table, of a team, or moved at once. */
export const players = { most: 100 } as const;
export const seats = { most: 12 } as const;
export const cards = { most: 52 } as const;
export const hands = { most: 100 } as const;
export const days = { most: 365 } as const;
export const times = { most: 100 } as const;
export const points = { most: 1000 } as const;
/** In whole units of the currency. */
export const money = { most: 100_000 } as const;

/** A whole number. */
export function count(bounds?: Partial<Bounds>): Shape<number>;
export function count(said: Partial<Bounds> & Said<number>): Policy<number>;
export function count(said: Partial<Bounds & Said<number>> = {}): Shape<number> {
  return { form: 'count', least: 0, most: MOST, ...said };
}

/** Whole numbers, of which some may be the same. */
export function counts(said: Partial<Bounds> & Said<readonly number[]>): Policy<readonly number[]> {
  return { form: 'counts', least: 0, most: MOST, ...said };
}

/** A whole number, or one of these words instead. */
export function countOr<const V extends string>(
  choices: readonly V[],
  { least, most, ...said }: Partial<Bounds> & Said<number | NoInfer<V>>,
): Policy<number | V> {
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return { form: 'either', ways: [oneOf(choices), count(bounds)], ...said };
}

type Fields = { readonly [field: string]: Shape<unknown> };
type Required<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: AnswerTo<F[K]> };
type Possible<F> = { readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: AnswerTo<F[K]> };
type Whole<R> = { readonly [K in keyof R]: R[K] };
type RecordOf<F> = Whole<Required<F> & Possible<F>>;
type OneWay<W> = { [K in keyof W]: Whole<{ readonly is: K } & Required<W[K]> & Possible<W[K]>> }[keyof W];

/** A field that may be left out. */
export const optional = <V>(shape: Shape<V>): Optional<V> => ({ ...shape, optional: true });

/** All of these fields. */
export function record<F extends Fields>(fields: F, said: Said<NoInfer<RecordOf<F>>>): Policy<RecordOf<F>> {
  return { form: 'record', fields, ...said };
}

/** One of several records; `is` says which. */
export function ways<W extends { readonly [is: string]: Fields }>(
  each: W,
  said: Said<NoInfer<OneWay<W>>>,
): Policy<OneWay<W>> {
  const records = Object.entries(each).map(([is, fields]) => ({
    form: 'record' as const,
    fields: { is: oneOf([is]), ...fields },
  }));
  return { form: 'either', ways: records, ...said };
}

/** An answer that only rulebooks write, since rule numbers of theirs stand in it. */
export function asWritten<V>(said: Said<V>): Policy<V> {
  return { form: 'asWritten', ...said };
}
