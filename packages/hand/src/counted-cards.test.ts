import { describe, expect, it } from 'vitest';
import { codesOf, type SeenCard } from './card-code.ts';
import { openCardsMakeHand } from './counted-cards.ts';
import { newHand, type PlayerInHand } from './hand.ts';
import type { Variant } from './variant.ts';
import { findVariant } from './variants.ts';

const cards = (text: string) => codesOf(text === '' ? [] : (text.split(' ') as SeenCard[]));

/** Whether a hand of which the first so many cards lie open is one, with this board. */
function makesHand(game: string, open: number, hole: string, board = ''): boolean {
  const hand = { ...newHand(), boards: [cards(board)] };
  hand.setup = { ...hand.setup, variant: findVariant(game) as Variant };
  return openCardsMakeHand(hand, { hole: cards(hole), open: (1 << open) - 1 } as PlayerInHand);
}

describe('cards that lie open make a hand by themselves', () => {
  it.each([
    { game: 'no-limit-holdem', hole: 'As Kd', least: 1 },
    { game: 'pot-limit-omaha-4', hole: 'As Kd Qc Jh', least: 2 },
    { game: 'limit-stud', hole: 'As Kd Qc Jh Ts 2c 3d', least: 5 },
  ])('in $game from $least on', ({ game, hole, least }) => {
    expect([makesHand(game, least, hole), makesHand(game, least - 1, hole)]).toEqual([true, false]);
  });

  it('in stud from four on where a card lies there for all', () => {
    const six = 'As Kd Qc Jh Ts 2c';
    expect([makesHand('limit-stud', 4, six, '9h'), makesHand('limit-stud', 3, six, '9h')]).toEqual([true, false]);
  });

  it('never in a draw, nor where one of them was not seen', () => {
    expect(makesHand('limit-badugi', 4, 'As Kd Qc Jh')).toBe(false);
    expect(makesHand('no-limit-holdem', 2, 'As ??')).toBe(false);
    expect(makesHand('no-limit-holdem', 1, 'As ??')).toBe(true);
  });
});
