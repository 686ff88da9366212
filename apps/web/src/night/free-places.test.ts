import { describe, expect, it } from 'vitest';
import { aNight } from './fixture/a-night.ts';
import { freePlaces, seatingOf } from './seating.ts';

const { view } = aNight({ players: 27, out: 3 });
const seating = seatingOf(view);

describe('seats that somebody may be given', () => {
  it('are all that are neither taken nor blocked', () => {
    const free = new Set(freePlaces(view, seating).map(({ table, seat }) => `${table} ${String(seat)}`));
    for (const [table, players] of seating)
      for (let seat = 1; seat <= (view.tables[table]?.seats ?? 0); seat += 1) {
        const held =
          [...players.keys()].some((no) => no === seat) || view.tables[table]?.blocked[String(seat)] !== undefined;
        expect(free.has(`${table} ${String(seat)}`)).toBe(!held);
      }
    expect(free.size).toBeGreaterThan(0);
  });
});
