import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buttonPoint, neighbour, seatPoint, TALL, WIDE } from './oval.ts';

const shape = fc.constantFrom(WIDE, TALL);
const seats = fc.integer({ min: 2, max: 12 });

describe('seats round the oval', () => {
  it('begin at the dealer’s left, which is the right as one sees it, and end at his right', () => {
    fc.assert(
      fc.property(shape, seats, (oval, count) => {
        expect(seatPoint(1, count, oval).x).toBeGreaterThan(0);
        expect(seatPoint(count, count, oval).x).toBeLessThan(0);
      }),
    );
  });

  it('go on clockwise', () => {
    fc.assert(
      fc.property(shape, seats, (oval, count) => {
        const turns = Array.from({ length: count }, (_, index) => {
          const { x, y } = seatPoint(index + 1, count, oval);
          return (Math.atan2(x / oval.halfWidth, -y / oval.halfHeight) + 2 * Math.PI) % (2 * Math.PI);
        });
        expect([...turns].sort((a, b) => a - b)).toEqual(turns);
      }),
    );
  });

  it('lie inside the plan and at least a seat’s width apart', () => {
    fc.assert(
      fc.property(shape, seats, (oval, count) => {
        const points = Array.from({ length: count }, (_, index) => seatPoint(index + 1, count, oval));
        for (const [index, point] of points.entries()) {
          expect(Math.abs(point.x)).toBeLessThanOrEqual(oval.halfWidth);
          expect(Math.abs(point.y)).toBeLessThanOrEqual(oval.halfHeight);
          const next = points[index + 1];
          if (next !== undefined) expect(Math.hypot(next.x - point.x, next.y - point.y)).toBeGreaterThan(25);
        }
      }),
    );
  });

  it('have the button nearer the middle', () => {
    const seat = seatPoint(3, 9, WIDE);
    const button = buttonPoint(3, 9, WIDE);
    expect(Math.hypot(button.x, button.y)).toBeLessThan(Math.hypot(seat.x, seat.y));
  });

  it('are walked round with the arrow keys, over the dealer', () => {
    expect(neighbour(9, 9, 1)).toBe(1);
    expect(neighbour(1, 9, -1)).toBe(9);
    expect(neighbour(4, 9, 1)).toBe(5);
  });
});
