import { type Instant, toInstant } from '@riffle/aggregate';
import type { MoveView, TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { freshMoves, seatedNow } from './fresh-moves.ts';

const SENT = toInstant(1_000_000);
const after = (ms: number): Instant => toInstant(SENT + ms);

const sent = (entry: string, more: Partial<MoveView> = {}): MoveView =>
  ({
    ...{ entry, from: { table: 't7', seat: 2 }, fromName: '7', to: { table: 't2', seat: 8 }, toName: '2', at: SENT },
    ...more,
  }) as MoveView;

function night(moves: readonly MoveView[], clock: object = { running: true, speed: 1 }): TournamentView {
  const entries = Object.fromEntries(moves.toReversed().map(({ entry, to }) => [entry, { at: to }]));
  return { stage: 'play', clock, moves, entries } as unknown as TournamentView;
}

describe('who has just been sent to another seat', () => {
  it('is told for a minute', () => {
    expect(freshMoves(night([sent('a')]), after(59_000))).toMatchObject({ what: 'moved', moves: [{ entry: 'a' }] });
    expect(freshMoves(night([sent('a')]), after(60_000))).toBeUndefined();
  });

  it('is told while the clock stands for a broken table, and no longer than it stands', () => {
    const moves = [sent('a', { by: 'tableBroken' }), sent('b', { by: 'tableBroken' })];
    const stands = night(moves, { running: false, speed: 1 });
    expect(freshMoves(stands, after(300_000))).toMatchObject({ what: 'tableBroken', broken: ['7'] });
    expect(freshMoves(night(moves), after(300_000))).toBeUndefined();
    expect(freshMoves(stands, after(600_000))).toBeUndefined();
    // a single mover was not waited for
    expect(freshMoves(night([sent('a')], { running: false, speed: 1 }), after(300_000))).toBeUndefined();
  });

  it('names every table that was broken, and the final table before them', () => {
    const broken = [sent('a', { by: 'tableBroken' }), sent('b', { by: 'tableBroken', fromName: '9' }), sent('c')];
    expect(freshMoves(night(broken), after(0))).toMatchObject({ what: 'tableBroken', broken: ['7', '9'] });
    expect(freshMoves(night([sent('d', { by: 'finalTable' }), ...broken]), after(0))?.what).toBe('finalTable');
  });

  it('is nobody whom staff have seen in his seat', () => {
    const view = night([sent('b', { at: after(20_000) }), sent('a')]);
    expect(freshMoves(view, after(30_000), SENT)?.moves.map(({ entry }) => entry)).toEqual(['b']);
    expect(freshMoves(view, after(30_000), seatedNow(view))).toBeUndefined();
  });

  it('is nobody who was moved on, went out, or of whom it was not yet written down when', () => {
    const old = sent('a', { to: { table: 't3', seat: 1 } } as never);
    expect(freshMoves(night([sent('a'), old]), after(0))?.moves.map(({ to }) => to.seat)).toEqual([8]);
    const gone = { ...night([sent('a')]), entries: {} };
    expect(freshMoves(gone, after(0))).toBeUndefined();
    const { at: _, ...undated } = sent('a');
    expect(freshMoves(night([undated]), after(0))).toBeUndefined();
  });

  it('is nobody in a night that runs faster than a room can read', () => {
    expect(freshMoves(night([sent('a')], { running: true, speed: 60 }), after(0))).toBeUndefined();
  });
});
