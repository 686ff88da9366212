import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../variants.ts';
import hands from './hands.json' with { type: 'json' };
import { handsTold } from './played-hands.ts';

const recorded: Readonly<Record<string, readonly string[]>> = hands;

/** It says what is, not what is right: whoever changes what happens in a hand reads the difference, then writes it. */
describe('hands go as they were recorded (`npm run record-hands` writes them anew)', () => {
  it.each(VARIANTS.map((variant, nth) => ({ name: variant.id, variant, nth })))('$name', ({ name, variant, nth }) => {
    expect(handsTold(variant, nth)).toEqual(recorded[name]);
  });
});
