import { describe, expect, it } from 'vitest';
import { atTheTable } from './rules/at-the-table.ts';
import { everybody, type Told } from './rules/told.ts';

const button = 1;
/** The places in the deck that seats 1 and 2 get. */
function dealt(headsUpFirstCard: 'bigBlind' | 'smallBlind', told: Partial<Told> = {}) {
  const table = atTheTable({
    stacks: everybody(2, 5000),
    button,
    deck: 'inOrder',
    rules: (rules) => ({ ...rules, dealing: { ...rules.dealing, headsUpFirstCard } }),
    ...told,
  });
  return Object.fromEntries(table.hand.players.map(({ seat, hole }) => [seat, hole]));
}

describe('the first card with two players', () => {
  it('goes to the big blind, or to the button where the rules say so', () => {
    expect(dealt('bigBlind')).toEqual({ 1: [1, 3], 2: [0, 2] });
    expect(dealt('smallBlind')).toEqual({ 1: [0, 2], 2: [1, 3] });
  });

  it('goes left of the button with three', () => {
    expect(dealt('smallBlind', { stacks: everybody(3, 5000) })).toMatchObject({ 2: [0, 3], 1: [2, 5] });
  });
});
