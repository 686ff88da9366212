import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWithOneSlip } from './slip.ts';

const word = fc.stringMatching(/^[a-z]{4,12}$/);
const letter = fc.stringMatching(/^[a-z]$/);

describe('one slip', () => {
  it('of any kind, anywhere in the word, is forgiven', () => {
    fc.assert(
      fc.property(word, letter, fc.nat(11), (right, other, where) => {
        const at = where % right.length;
        const [before, here, after] = [right.slice(0, at), right.slice(at, at + 1), right.slice(at + 1)];
        const wrong = before + other + after;
        const missing = before + after;
        const tooMany = before + other + here + after;
        const exchanged = before + after.slice(0, 1) + here + after.slice(1);
        for (const typed of [wrong, missing, tooMany, exchanged]) expect(beginsWithOneSlip(right, typed)).toBe(true);
      }),
    );
  });

  it.each([
    ['button', 'buttom', true],
    ['button', 'buton', true],
    ['button', 'bottun', false],
    ['misdeal', 'misdael', true],
    ['misdeal', 'misda', true],
    ['misdeal', 'madeal', false],
    ['abc', 'xyz', false],
  ])('%s as %s: %s', (right, typed, forgiven) => {
    expect(beginsWithOneSlip(right, typed)).toBe(forgiven);
  });

  it('and no second one: as if every single change of what was typed had been tried', () => {
    const letters = ['a', 'b', 'c'];
    const longer = (words: readonly string[]) => words.flatMap((one) => letters.map((other) => one + other));
    let last: readonly string[] = [''];
    const words = ['', ...[1, 2, 3, 4].flatMap(() => (last = longer(last)))];
    const mended = (typed: string): readonly string[] =>
      [...typed, ''].flatMap((here, at) => {
        const [before, after] = [typed.slice(0, at), typed.slice(at + 1)];
        const exchanged = before + after.slice(0, 1) + here + after.slice(1);
        const other = letters.flatMap((letter) => [before + letter + after, before + letter + here + after]);
        return [before + after, exchanged, ...other];
      });
    for (const typed of words) {
      const meant = [typed, ...mended(typed)];
      for (const right of words)
        expect(
          beginsWithOneSlip(right, typed) === meant.some((one) => right.startsWith(one)),
          `${right} ${typed}`,
        ).toBe(true);
    }
  });
});
