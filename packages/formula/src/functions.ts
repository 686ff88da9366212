import { MOST_ENTRIES } from './limits.ts';
import { roundTo, toUnit } from './rounding.ts';
import { flat, listOf, numberOf, short, type Value, type Work, wholeOf } from './value.ts';

/** How many arguments a function takes; without `most` as many as one likes. */
type Bounds = { readonly least: number; readonly most?: number };
/** All arguments are worked out before. */
type Eager = Bounds & { readonly of: (args: readonly Value[], work: Work, name: string) => Value };

const one = (of: (x: number) => number): Eager => ({
  least: 1,
  most: 1,
  of: ([x = 0], work) => of(numberOf(x, work)),
});
const two = (of: (x: number, y: number, work: Work) => number): Eager => ({
  least: 2,
  most: 2,
  of: ([x = 0, y = 0], work) => of(numberOf(x, work), numberOf(y, work), work),
});
/** Of all numbers in values and lists together. */
const all = (of: (list: readonly number[]) => number): Eager => ({
  least: 1,
  of: (args, work) => of(flat(args, work)),
});
/** The same, where without any number there is no answer. */
const some = (of: (list: readonly number[]) => number): Eager => ({
  least: 1,
  of: (args, work, name) => {
    const list = flat(args, work);
    return list.length === 0 ? work.stop({ code: 'empty-list', name }) : of(list);
  },
});
const sum = (list: readonly number[]): number => list.reduce((so, number) => so + number, 0);
const unit = (direction: 'nearest' | 'up' | 'down'): Eager =>
  two((x, step, { stop }) => (step === 0 ? stop({ code: 'division-by-zero' }) : toUnit(x, step, direction)));
/** The first so many in an order; fewer where there are fewer. */
const firstOf = (order: (a: number, b: number) => number): Eager => ({
  least: 2,
  of: ([k = 0, ...values], work, name) =>
    [...flat(values, work)].sort(order).slice(0, wholeOf(k, name, 0, MOST_ENTRIES, work)),
});
const power = two((x, y) => x ** y);

function logarithm(x: number, base: number | undefined): number {
  if (base === undefined) return Math.log(x);
  if (base === 10) return Math.log10(x);
  return base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base);
}

const EAGER: ReadonlyMap<string, Eager> = new Map<string, Eager>([
  ['abs', one(Math.abs)],
  ['ceil', one(Math.ceil)],
  ['floor', one(Math.floor)],
  ['exp', one(Math.exp)],
  ['sqrt', one(Math.sqrt)],
  ['sin', one(Math.sin)],
  ['cos', one(Math.cos)],
  ['tan', one(Math.tan)],
  ['asin', one(Math.asin)],
  ['acos', one(Math.acos)],
  ['atan', one(Math.atan)],
  ['log10', one(Math.log10)],
  ['triangle', one((k) => (k * (k + 1)) / 2)],
  [
    'log',
    {
      least: 1,
      most: 2,
      of: ([x = 0, base], work) => logarithm(numberOf(x, work), base === undefined ? undefined : numberOf(base, work)),
    },
  ],
  ['pow', power],
  ['power', power],
  [
    'round',
    {
      least: 1,
      most: 2,
      of: ([x = 0, digits = 0], work, name) => roundTo(numberOf(x, work), wholeOf(digits, name, -15, 15, work)),
    },
  ],
  ['roundtonearest', unit('nearest')],
  ['rounduptonearest', unit('up')],
  ['rounddowntonearest', unit('down')],
  ['max', some((list) => list.reduce((most, number) => Math.max(most, number)))],
  ['min', some((list) => list.reduce((least, number) => Math.min(least, number)))],
  ['sum', all(sum)],
  ['product', all((list) => list.reduce((so, number) => so * number, 1))],
  ['count', all((list) => list.length)],
  ['average', some((list) => sum(list) / list.length)],
  ['top', firstOf((a, b) => b - a)],
  ['bottom', firstOf((a, b) => a - b)],
  [
    'oneof',
    {
      least: 2,
      of: ([x = 0, ...values], work) => (flat(values, work).includes(numberOf(x, work)) ? 1 : 0),
    },
  ],
  [
    'index',
    {
      least: 2,
      most: 2,
      of: ([values = 0, at = 0], work, name) => {
        const list = listOf(values);
        if (list.length === 0) return work.stop({ code: 'empty-list', name });
        return list[wholeOf(at, name, 0, list.length - 1, work)] ?? 0;
      },
    },
  ],
  [
    'setlistlength',
    {
      least: 2,
      most: 2,
      of: ([values = 0, k = 0], work, name) => {
        const length = wholeOf(k, name, 0, MOST_ENTRIES, work);
        work.spend(length);
        const list = short(listOf(values), work);
        return Array.from({ length }, (_, nth) => list[nth] ?? 0);
      },
    },
  ],
]);

/** Those that work out only the argument that they choose. */
const CHOOSING = {
  if: { least: 2, most: 3 },
  switch: { least: 3 },
  lswitch: { least: 2 },
} as const satisfies Readonly<Record<string, Bounds>>;
export type Choosing = keyof typeof CHOOSING;
export const isChoosing = (name: string): name is Choosing => Object.hasOwn(CHOOSING, name);

/** How many arguments a function takes, by its name in small letters; undefined where there is none. */
export const argumentsOf = (name: string): Bounds | undefined => (isChoosing(name) ? CHOOSING[name] : EAGER.get(name));

/** What a function makes of its arguments; the name has been found to be one. */
export const resultOf = (name: string, args: readonly Value[], work: Work): Value =>
  EAGER.get(name)?.of(args, work, name) ?? 0;
