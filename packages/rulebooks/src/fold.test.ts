import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('a folded text', () => {
  it.each([
    ['Erhöhung', 'Erhoehung', 'erhohung'],
    ['Tischauflösung', 'TISCHAUFLOESUNG', 'tischauflosung'],
    ['Straße', 'Strasse', 'strasse'],
    ['Café', 'cafe', 'café'],
  ])('is the same for %s, %s and %s', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it('begins with the fold of its beginning, so that nothing vanishes while typing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöüßé ]{0,20}$/), fc.nat(20), (text, upTo) => {
        expect(fold(text).startsWith(fold(text.slice(0, upTo)))).toBe(true);
      }),
    );
  });
});
