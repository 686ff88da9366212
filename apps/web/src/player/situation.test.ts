import { toBustOutId, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { START, trialNight } from '../wall/trial-night.ts';
import { mustMove, seatKey, situationOf } from './situation.ts';

const me = toEntryId('e1');

describe('where a player stands', () => {
  it('before the draw: without a seat', () => {
    expect(situationOf(trialNight({ entries: 9, stage: 'before', undrawn: true }).view, me)).toEqual({
      is: 'unseated',
    });
  });

  it('at a seat, with the move that led there', () => {
    const situation = situationOf(trialNight({ entries: 20, stage: 'play' }).view, me);
    expect(situation).toMatchObject({ is: 'seated', at: { table: 't1', seat: 1 }, move: { fromName: '2' } });
  });

  it('at a seat that an older move did not lead to', () => {
    const { view } = trialNight({ entries: 20, stage: 'play' });
    const [move] = view.moves;
    if (move === undefined) throw new Error('no move to try with');
    const older = { ...move, to: { ...move.to, seat: 7 as const } };
    expect(situationOf({ ...view, moves: [older] }, me)).not.toHaveProperty('move');
  });

  it('out, on which place and by whom', () => {
    const { view } = trialNight({ entries: 9, stage: 'play' });
    const out = [{ entry: me, place: 8, sharedBy: 2, by: [toEntryId('e2')] }];
    const bustOuts = [{ id: toBustOutId('b'), at: START, level: 0, out }];
    expect(situationOf({ ...view, bustOuts }, me)).toEqual({ is: 'out', place: 8, sharedBy: 2, by: ['e2'] });
  });

  it('first of all', () => {
    expect(situationOf(trialNight({ entries: 9, out: 8, stage: 'over' }).view, me)).toEqual({ is: 'winner' });
  });

  it('nowhere, when the entry was withdrawn', () => {
    expect(situationOf(trialNight({ entries: 9, stage: 'play' }).view, toEntryId('gone'))).toEqual({ is: 'unknown' });
  });
});

describe('a move', () => {
  const situation = situationOf(trialNight({ entries: 20, stage: 'play' }).view, me);

  it('is shown until it has been seen', () => {
    expect(mustMove(situation, 't2/4')).toBe(true);
    expect(mustMove(situation, situation.is === 'seated' ? seatKey(situation.at) : '')).toBe(false);
  });

  it('is none when the first seat is given out', () => {
    expect(mustMove(situation, undefined)).toBe(false);
    expect(mustMove({ is: 'unseated' }, 't2/4')).toBe(false);
  });
});
