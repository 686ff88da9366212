import { toSeatNo } from '@riffle/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHandPlace, parseHandPlace } from './hand-place.ts';

describe('a place in a hand', () => {
  it('is read as it was written', () => {
    const place = fc.record({
      id: fc.stringMatching(/^\w{1,10}$/),
      step: fc.nat(),
      seat: fc.option(fc.integer({ min: 1, max: 9 }).map(toSeatNo), { nil: undefined }),
    });
    fc.assert(
      fc.property(place, (there) => {
        expect(parseHandPlace(formatHandPlace(there))).toEqual(there);
      }),
    );
  });

  it('takes nothing else for one', () => {
    for (const text of [undefined, '', 'x', 'a.b', 'a.1.x', 'a.-1', '<a>.1'])
      expect(parseHandPlace(text)).toBeUndefined();
  });
});
