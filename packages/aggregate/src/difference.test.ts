import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, patched } from './difference.ts';

const { document } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  value: fc.oneof({ maxDepth: 4 }, tie('leaf'), fc.array(tie('value'), { maxLength: 4 }), tie('document')),
  document: fc.dictionary(
    fc.string({ maxLength: 3 }).filter((key) => key !== '__proto__'),
    tie('value'),
    { maxKeys: 5 },
  ),
}));

describe('the difference between two documents', () => {
  it('turns the one into the other', () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        expect(patched(a, difference(a, b))).toEqual(b);
      }),
    );
  });

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(document, (a) => {
        expect(difference(a, JSON.parse(JSON.stringify(a)))).toBeUndefined();
      }),
    );
  });

  it('says no more than what changed', () => {
    const before = { clock: { level: 3 }, entries: { a: { no: 1 }, b: { no: 2, place: 9 } }, moves: ['x'] };
    const now = { clock: { level: 3 }, entries: { a: { no: 1 }, b: { no: 2 }, c: { no: 3 } }, moves: ['y', 'x'] };
    expect(difference(before, now)).toEqual({ entries: { b: { place: null }, c: { no: 3 } }, moves: ['y', 'x'] });
  });

  it('keeps the identity of what did not change', () => {
    const before = { clock: { level: 3 }, entries: { a: { no: 1 } } };
    const now = patched(before, { entries: { b: { no: 2 } } }) as typeof before;
    expect(now.clock).toBe(before.clock);
    expect(now.entries.a).toBe(before.entries.a);
  });
});
