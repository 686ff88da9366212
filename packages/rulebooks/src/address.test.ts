import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPinnedRef, formatRuleRef, parsePinnedRef, parseRuleRef } from './address.ts';
import { loadRules } from './load-rules.ts';
import { rulebooks } from './shelf.ts';

const book = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
const edition = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,9}$/);
const ref = fc.stringMatching(/^[A-Za-z0-9äß(][A-Za-z0-9äß() .:'@-]{0,20}[A-Za-z0-9äß)]$/);

describe('an address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(book, edition, ref, (b, e, r) => {
        const address = { book: b, edition: e, ref: r };
        expect(parsePinnedRef(formatPinnedRef(address))).toEqual(address);
        expect(parseRuleRef(formatRuleRef({ book: b, ref: r }))).toEqual({ book: b, ref: r });
      }),
    );
  });

  it('is written as it was read, for every rule of every rulebook', async () => {
    for (const { id, edition: pinnedTo } of rulebooks) {
      for (const rule of (await loadRules(id))?.rules ?? []) {
        expect(parseRuleRef(rule.address)).toEqual({ book: id, ref: rule.ref });
        const pinned = formatPinnedRef({ book: id, edition: pinnedTo, ref: rule.ref });
        expect(parsePinnedRef(pinned)).toEqual({ book: id, edition: pinnedTo, ref: rule.ref });
      }
    }
  });

  it.each(['', 'pvb', 'pvb:', ':42', 'pvb: 42', 'pvb:42 ', 'PVB:42', 'pvb:4[2]'])('is not %j', (text) => {
    expect(parseRuleRef(text)).toBeUndefined();
  });

  it.each(['pvb:42', 'pvb@:42', 'pvb@2020-01', 'pvb@2020 01:42'])('is not pinned: %j', (text) => {
    expect(parsePinnedRef(text)).toBeUndefined();
  });
});
