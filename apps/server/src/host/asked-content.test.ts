import { describe, expect, it } from 'vitest';
import { keptContent, shortSumOf, sumOf, textsIn } from './asked-content.ts';

const NOBODY: ReadonlySet<string> = new Set();

describe('the sum of what was asked', () => {
  it('is the same however it is written, and another where anything is', () => {
    const one = { type: 'Move', to: { table: 't', seat: 3 } };
    expect(sumOf({ to: { seat: 3, table: 't' }, type: 'Move' }, NOBODY)).toBe(sumOf(one, NOBODY));
    for (const other of [
      { ...one, to: { table: 't', seat: 4 } },
      { type: 'Move' },
      { ...one, to: ['t', 3] },
      [one],
      null,
    ])
      expect(sumOf(other, NOBODY)).not.toBe(sumOf(one, NOBODY));
    expect(sumOf({ a: ['b', 'c'] }, NOBODY)).not.toBe(sumOf({ a: ['bc'] }, NOBODY));
  });

  it('does not tell what a text was that can be erased, and tells that it is another', () => {
    const apart = { Warned: ['reason', 'notes.*.text'] };
    const asked = (reason: string) => ({ type: 'Warn', reason, notes: [{ text: 'seen' }] });
    const kept = (reason: string) => textsIn(apart, [{ ...asked(reason), type: 'Warned' }]);
    expect(kept('Anna was rude')).toEqual(new Set(['Anna was rude', 'seen']));
    expect(sumOf(asked('Anna was rude'), kept('Anna was rude'))).toBe(sumOf(asked('Ben spat'), kept('Ben spat')));
    expect(sumOf(asked('Ben spat'), kept('Anna was rude'))).not.toBe(sumOf(asked('Ben spat'), kept('Ben spat')));
    // after it was erased not even the same is told to be the same
    expect(sumOf(asked('Anna was rude'), kept('\u0018'))).not.toBe(
      sumOf(asked('Anna was rude'), kept('Anna was rude')),
    );
  });

  it('is unknown of commits from before', () => {
    for (const result of [undefined, null, 3, {}, { asked: 4 }]) expect(keptContent(result)).toBeUndefined();
    expect(keptContent({ asked: 'x' })).toBe('x');
  });

  it('of a list of names is too short to find out anything', () => {
    expect(shortSumOf([{ first: 'Anna' }])).toMatch(/^[0-9a-f]{4}$/);
  });
});
