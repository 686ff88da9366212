import { describe, expect, it } from 'vitest';
import { mostPlayers } from './most-players.ts';
import { setupRefusal } from './rules/at-the-table.ts';
import { everybody } from './rules/told.ts';
import { findVariant } from './variants.ts';

describe('how many can be dealt in', () => {
  it.each([
    ['no-limit-holdem', 12],
    ['pot-limit-omaha-4', 11],
    ['pot-limit-omaha-6', 7],
    ['no-limit-short-deck', 12],
    ['limit-stud', 8],
    ['limit-triple-draw-27', 8],
    ['no-limit-single-draw-27', 9],
    ['limit-badugi', 11],
  ])('%s: %i', (game, most) => {
    const variant = findVariant(game);
    expect(variant && mostPlayers(variant)).toBe(most);
    const told = (players: number) => setupRefusal({ game, stacks: everybody(players, 5000), button: 1 });
    expect(told(most)).toBeUndefined();
    if (most < 12) expect(told(most + 1)).toMatchObject({ code: 'setup-faulty', fault: 'tooManyPlayers' });
  });
});
