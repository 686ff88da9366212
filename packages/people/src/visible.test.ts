import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from './visible.ts';

describe('what is typed, as everybody sees it', () => {
  it.each([
    ['a zero-width space', 'An\u200bna', 'Anna'],
    ['zero-width joiners', 'An\u200c\u200dna', 'Anna'],
    ['marks of direction', '\u200eAnna\u200f', 'Anna'],
    ['an override of direction', '\u202eannA\u202c', 'annA'],
    ['an isolate', '\u2066Anna\u2069', 'Anna'],
    ['a byte order mark', '\ufeffAnna', 'Anna'],
    ['a soft hyphen', 'An\u00adna', 'Anna'],
    ['a control character', 'An\u0000\u0018\u001b[31mna\u007f', 'An[31mna'],
    ['an accent of its own', 'Jose\u0301', 'José'],
    ['tags', 'Anna\u{e0041}', 'Anna'],
  ])('has no trace of %s', (_, typed, seen) => {
    expect(visible(typed)).toBe(seen);
  });

  it.each(['Anna-Lena O’Neil', 'Łukasz Žižek', 'Анна', '王 小明', 'line\nbreak\ttab', '🂡 Ace'])('leaves %s', (name) => {
    expect(visible(name)).toBe(name.normalize('NFC'));
  });

  it('is the same seen twice', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => visible(visible(text)) === visible(text)));
  });
});
