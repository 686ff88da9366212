import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormula, type Value, valueOfFormula } from './index.ts';

const FUNCTIONS =
  'abs ceil floor exp sqrt sin cos tan asin acos atan log log10 max min pow round roundToNearest roundUpToNearest roundDownToNearest if switch lswitch sum product average count top bottom oneof index setListLength triangle random assign nothing'.split(
    ' ',
  );
const PIECES = [
  ...FUNCTIONS.map((name) => `${name}(`),
  ...['n', 'R', 'scores', 'x', '"x"', '0', '1', '2.5', '-1', '1e300', '10000', '(', ')', ')', ',', ',', ';', '\n', ' '],
  ...['+', '-', '*', '/', '%', '=', '!=', '<', '>=', 'and', 'or', 'not', 'is', 'true', '§', "'"],
];
const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(' '));
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

/** Formulas that can be read, of every kind of part. */
const { sound } = fc.letrec<{ sound: string }>((tie) => ({
  sound: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('n', 'r', 'scores', 'true'),
    fc.integer({ min: -5, max: 50 }).map(String),
    fc
      .tuple(
        tie('sound'),
        fc.constantFrom('+', '-', '*', '/', '%', '=', '!=', '<', '<=', '>', '>=', 'and', 'or'),
        tie('sound'),
      )
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    fc
      .tuple(fc.constantFrom(...FUNCTIONS), fc.array(tie('sound'), { minLength: 1, maxLength: 4 }))
      .map(([name, args]) => `${name}(${args.join(', ')})`),
  ),
}));
const given = fc.record({ n: number, r: number, scores: fc.array(number, { maxLength: 20 }) });

function worth(text: string, values: Readonly<Record<string, Value>>) {
  const read = readFormula(text);
  return read.ok ? valueOfFormula(read.value, values) : read;
}

describe('any formula', () => {
  it('ends with a finite value or with what is wrong and where, and with the same each time', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), soup, sound);
    fc.assert(
      fc.property(texts, given, (text, values) => {
        const found = worth(text, values);
        expect(worth(text, values)).toEqual(found);
        if (found.ok) for (const part of [found.value].flat()) expect(Number.isFinite(part)).toBe(true);
        else {
          const rows = text.split(/\r\n|\r|\n/);
          expect(found.problem.place.row).toBeLessThanOrEqual(rows.length);
          const row = rows[found.problem.place.row - 1] ?? '';
          expect(found.problem.place.column).toBeLessThanOrEqual([...row].length + 1);
        }
      }),
    );
  });

  it('is the same in any case of its letters', () => {
    fc.assert(
      fc.property(sound, given, (text, values) => {
        const [small, large] = [worth(text.toLowerCase(), values), worth(text.toUpperCase(), values)];
        expect(large.ok).toBe(small.ok);
        if (large.ok && small.ok) expect(large.value).toEqual(small.value);
        if (!large.ok && !small.ok) expect(large.problem.code).toBe(small.problem.code);
      }),
    );
  });

  it('does sums as numbers do them', () => {
    const small = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(worth('a + b * c - a % 7', { a, b, c })).toEqual({ ok: true, value: a + b * c - (a % 7) + 0 });
        expect(worth('a < b or not (b = c)', { a, b, c })).toEqual({ ok: true, value: a < b || b !== c ? 1 : 0 });
      }),
    );
  });
});
