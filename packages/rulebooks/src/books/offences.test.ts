import { describe, expect, it } from 'vitest';
import { policy } from '../cited.ts';
import { loadRules } from '../load-rules.ts';
import { rulebooks } from '../shelf.ts';

describe.each(rulebooks)('the offences of $id', (book) => {
  const { value: offences, from } = policy(book, 'sanctions.offences');

  it('cite only rules that the catalogue has', async () => {
    const known = new Set((await loadRules(book.id))?.rules.map(({ ref }) => ref));
    const cited = Object.values(offences).flatMap(({ refs, repeatedRefs = [] }) => [...refs, ...repeatedRefs]);
    if (from === 'base') expect(cited).toEqual([]);
    else expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('have a consequence each, for a first breach or a repeated one', () => {
    for (const [offence, { first, repeated }] of Object.entries(offences))
      expect(first ?? repeated, offence).toBeDefined();
  });

  it('cite a rule once', () => {
    for (const [offence, { refs }] of Object.entries(offences)) expect([...new Set(refs)], offence).toEqual(refs);
  });
});
