import { describe, expect, it } from 'vitest';
import nights from './nights.json' with { type: 'json' };
import { nameOf, nightTold, PLANS } from './simulated-nights.ts';

const recorded: Readonly<Record<string, readonly string[]>> = nights;

/** It says what is, not what is right: whoever changes what happens in a night reads the difference, then writes it. */
describe('a simulated night goes as it was recorded (`npm run record-nights` writes it anew)', () => {
  it.each(PLANS.map((plan) => ({ name: nameOf(plan), plan })))('$name', ({ name, plan }) => {
    expect(nightTold(plan)).toEqual(recorded[name]);
  });
});
