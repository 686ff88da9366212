import { describe, expect, it } from 'vitest';
import { id } from './form.ts';
import { problemsIn } from './read.ts';
import { schemaOf } from './schema.ts';

describe('a published pattern', () => {
  const { pattern } = schemaOf(id) as { readonly pattern: string };

  it('is one that readers without the classes of Unicode understand', () => {
    expect(pattern).not.toContain('\\p{');
    expect(pattern).not.toMatch(/[^ -~]/);
  });

  it('takes every short name that is taken, and of what a keyboard has no other', () => {
    const signs = Array.from({ length: 0x180 }, (_, nth) => String.fromCharCode(nth));
    const names = signs.flatMap((sign) => [sign, `a${sign}`]).concat('Öz 3', '__proto__', 'constructor', 'Łódź 1.1');
    for (const name of names) {
      const isTaken = problemsIn(id, name).length === 0;
      const isPublished = new RegExp(pattern, 'u').test(name);
      if (isTaken || /^[ -~]*$/.test(name)) expect([name, isPublished]).toEqual([name, isTaken]);
    }
  });
});
