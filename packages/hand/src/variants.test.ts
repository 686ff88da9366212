import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { fuzzHand } from './fuzz/fuzz-hand.ts';
import { randomSetup } from './fuzz/random-setup.ts';
import { seeded } from './fuzz/seeded.ts';
import { eightGame, horse, variantAt } from './rotation.ts';
import type { Variant } from './variant.ts';
import { findVariant, VARIANTS } from './variants.ts';

describe('games', () => {
  it('have an id of their own', () => {
    expect(new Set(VARIANTS.map(({ id }) => id)).size).toBe(VARIANTS.length);
    expect(VARIANTS.every((variant) => findVariant(variant.id) === variant)).toBe(true);
  });

  it.each([
    ['limit-holdem', 'preflop:small flop:small turn:big river:big'],
    ['limit-omaha-hi-lo-4', 'preflop:small flop:small turn:big river:big'],
    ['limit-stud', 'third:small fourth:small fifth:big sixth:big seventh:big'],
    ['limit-triple-draw-27', 'predraw:small firstDraw:small secondDraw:big thirdDraw:big'],
    ['limit-badugi', 'predraw:small firstDraw:small secondDraw:big thirdDraw:big'],
    ['limit-single-draw-27', 'predraw:small firstDraw:small'],
  ])('have the small bet on the first streets and the big one later: %s', (id, sizes) => {
    expect(
      findVariant(id)
        ?.streets.map(({ name, size }) => `${name}:${size}`)
        .join(' '),
    ).toBe(sizes);
  });

  it('can be added as data alone: five cards, one draw, an ante, the high hand wins', () => {
    const fiveCardDraw: Variant = {
      id: 'limit-five-card-draw',
      family: 'draw',
      structure: 'fixedLimit',
      deck: 'full',
      best: 'high',
      low: 'none',
      showing: 'high',
      streets: [
        {
          name: 'predraw',
          hole: ['down', 'down', 'down', 'down', 'down'],
          board: 0,
          burns: false,
          draws: false,
          size: 'small',
          opens: 'leftOfButton',
        },
        { name: 'firstDraw', hole: [], board: 0, burns: true, draws: true, size: 'big', opens: 'leftOfButton' },
      ],
    };
    let actions = 0;
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = seeded(seed);
      const setup = { ...randomSetup(random, [fiveCardDraw]), bringIn: toChips(0) };
      actions += fuzzHand(setup, random).actions;
    }
    expect(actions).toBeGreaterThan(200);
  });
});

describe('mixed games', () => {
  it('take turns', () => {
    const rotation = { variants: horse, change: { after: 'hands', count: 8 } } as const;
    expect([0, 7, 8, 39, 40].map((hands) => variantAt(rotation, hands).id)).toEqual([
      'limit-holdem',
      'limit-holdem',
      'limit-omaha-hi-lo-4',
      'limit-stud-hi-lo',
      'limit-holdem',
    ]);
    expect(eightGame).toHaveLength(8);
  });
});
