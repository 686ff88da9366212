import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../variants.ts';
import { fuzzHand } from './fuzz-hand.ts';
import { randomSetup } from './random-setup.ts';
import { seeded } from './seeded.ts';

/**
 * Chips conserved after each event, accepted exactly what is offered, refusals change nothing, events lead to the
 * same hand, pots settled as by the second way. `npm run fuzz -w packages/hand` plays ten million actions.
 */
describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  it('holds under legal and illegal commands, unequal stacks and every mix of rules', () => {
    let actions = 0;
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = seeded(seed * 7919 + VARIANTS.indexOf(variant));
      actions += fuzzHand(randomSetup(random, [variant]), random).actions;
    }
    expect(actions).toBeGreaterThan(50);
  });
});
