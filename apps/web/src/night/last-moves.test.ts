import { toInstant } from '@riffle/aggregate';
import type { MoveView, TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { lastMoves } from './last-moves.ts';

const SENT = 1_000_000;
const sent = (seat: number, at = SENT): MoveView =>
  ({
    ...{
      entry: `e${String(seat)}`,
      from: { table: 't7', seat },
      fromName: '7',
      to: { table: 't2', seat },
      toName: '2',
    },
    at,
  }) as MoveView;
const six = [1, 2, 3, 4, 5, 6].map((seat) => sent(seat));
function seats(moves: readonly MoveView[], after: number, seated?: number): readonly number[] {
  const entries = Object.fromEntries(moves.map(({ entry, to }) => [entry, { at: to }]));
  const view = { stage: 'play', clock: { running: true, speed: 1 }, moves, entries } as unknown as TournamentView;
  return lastMoves(view, 4, toInstant(SENT + after), seated).map(({ to }) => to.seat);
}

describe('who was moved last', () => {
  it('is everybody who is on the way, however many', () => {
    expect(seats(six, 30_000)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seats([...six, sent(7, SENT - 600_000)], 30_000)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('is a few once they sit, and who came before them where they are fewer', () => {
    expect(seats(six, 61_000)).toEqual([1, 2, 3, 4]);
    expect(seats(six, 30_000, SENT)).toEqual([1, 2, 3, 4]);
    expect(seats([sent(1), ...[2, 3, 4, 5].map((seat) => sent(seat, SENT - 600_000))], 0)).toEqual([1, 2, 3, 4]);
    expect(seats([], 0)).toEqual([]);
  });
  it('is nobody who keeps his seat in the next round, or had none', () => {
    const kept = { ...sent(9), from: { table: 't2', seat: 9 } } as MoveView;
    expect(seats([kept, sent(1)], 0)).toEqual([1]);
  });
});
