import { describe, expect, it } from 'vitest';
import { atTheTable } from './at-the-table.ts';

/** Seat 1 shows trips, then the others in turn; the dealer mucks what is beaten. */
const shown = (hands: { readonly [seat: number]: string }, game: string, board: string) => {
  const table = atTheTable({
    game,
    stacks: { 1: 5000, 2: 5000, 3: 5000 },
    button: 3,
    hands,
    board,
    showdown: 'automatic',
    rules: (rules) => ({
      ...rules,
      showdown: { ...rules.showdown, muck: 'yes', noLastBet: 'leftOfButton', allChecked: 'leftOfButton' },
    }),
  }).checkDown();
  return {
    shown: table.events.flatMap((event) => (event.type === 'HandShown' ? [event.seat as number] : [])),
    mucked: table.events.flatMap((event) => (event.type === 'HandMucked' ? [event.seat as number] : [])),
    won: Object.keys(table.won).map(Number),
  };
};

describe('what is beaten for the high, in a game for high and low', () => {
  const board = 'Kh 8c 4d 3s Ks';

  it('is shown where it is the low', () => {
    const hands = { 1: 'Kd Kc Qs Qh', 2: 'As 2d Jc Th', 3: 'Qd Jd Td 9h' };
    expect(shown(hands, 'pot-limit-omaha-hi-lo-4', board)).toEqual({ shown: [1, 2], mucked: [3], won: [1, 2] });
  });

  it('is mucked where another low is better', () => {
    const hands = { 1: 'Kd Kc As 2d', 2: 'Ah 5d Jc Th', 3: 'Qd Jd Td 9h' };
    expect(shown(hands, 'pot-limit-omaha-hi-lo-4', board)).toEqual({ shown: [1], mucked: [2, 3], won: [1] });
  });
});
