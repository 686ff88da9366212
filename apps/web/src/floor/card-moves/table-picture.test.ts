import type { CardMove } from '@riffle/floor';
import { describe, expect, it } from 'vitest';
import { tablePicture } from './table-picture.ts';
import { drawWays } from './way-path.ts';

const king: CardMove = {
  card: { is: 'known', card: 'Kd' },
  from: { is: 'turn' },
  to: { is: 'aside' },
  faceUp: true,
};
const from = (place: CardMove['from'], to: CardMove['to']): CardMove => ({
  card: { is: 'one' },
  from: place,
  to,
  faceUp: false,
});
const flopBack: readonly CardMove[] = [
  from({ is: 'flop', nth: 1 }, { is: 'stubShuffled' }),
  from({ is: 'flop', nth: 2 }, { is: 'stubShuffled' }),
  from({ is: 'flop', nth: 3 }, { is: 'stubShuffled' }),
];

const slotsOf = (moves: readonly CardMove[]) =>
  Object.fromEntries(tablePicture(moves).slots.map(({ key, lies, shown }) => [key, shown ?? lies]));

describe('the table before the first card is moved', () => {
  it('shows the card that lies there, the flop before it, and where cards are going to come', () => {
    const moves = [king, from({ is: 'stubTop' }, { is: 'burn', nth: 3 }), from({ is: 'stubTop' }, { is: 'turn' })];
    expect(slotsOf(moves)).toEqual({
      stub: 'pile',
      burn1: 'pile',
      burn2: 'pile',
      burn3: 'free',
      flop1: 'stays',
      flop2: 'stays',
      flop3: 'stays',
      turn: 'Kd',
      river: 'free',
      aside: 'free',
      muck: 'pile',
    });
  });

  it('has a row for seats only where cards of a player are moved', () => {
    const without = tablePicture([king]);
    const withSeat = tablePicture([from({ is: 'hand', seat: 5, nth: 1 }, { is: 'aside' })]);
    expect(withSeat.height).toBeGreaterThan(without.height);
    expect(withSeat.slots.find(({ key }) => key === 'seat5')?.lies).toBe('card');
  });

  it('keeps every place inside the picture', () => {
    const far = tablePicture([
      from({ is: 'burn', nth: 4 }, { is: 'stubTop' }),
      from({ is: 'boardSurplus', nth: 2 }, { is: 'mixed' }),
      from({ is: 'mixed' }, { is: 'burn', nth: 5 }),
      from({ is: 'hand', seat: 3 }, { is: 'deck' }),
    ]);
    for (const { x, y } of far.slots) {
      expect(x).toBeGreaterThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(95);
      expect(y).toBeLessThan(far.height);
    }
    expect(new Set(far.slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(far.slots.length);
  });
});

describe('the ways of the cards', () => {
  it('are one arrow where the flop goes together, with the numbers of its moves', () => {
    const { ways } = tablePicture([king, ...flopBack]);
    expect(ways.map(({ from: begin, to, first, last }) => [begin.key, to.key, first, last])).toEqual([
      ['turn', 'aside', 1, 1],
      ['flop2', 'stub', 2, 4],
    ]);
  });

  it('carry numbers that do not lie on each other, there and back', () => {
    const there = [0, 1, 2].map((at) => from({ is: 'stubTop' }, flopBack[at]?.from ?? { is: 'turn' }));
    const drawn = drawWays(tablePicture([...flopBack, ...there, king]).ways);
    for (const one of drawn)
      for (const other of drawn)
        if (one !== other)
          expect(Math.hypot(one.number.x - other.number.x, one.number.y - other.number.y)).toBeGreaterThan(7);
  });
});
