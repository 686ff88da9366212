import { describe, expect, test } from 'vitest';
import { toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { tournament } from '../tournament.ts';

const t1 = toTableId('t1');

describe('a table calls the floor', () => {
  const called = (): Evening => {
    const night = new Evening('pvb');
    night.start(4, 2);
    night.actor = { id: 'dealer:t1', role: 'dealer' };
    night.do({ type: 'CallFloor', table: t1 });
    return night;
  };

  test('[pvb:69(6)] its dealer does, once: who staff the floor see it, and the room does not', () => {
    const night = called();
    expect(tournament.view(night.state, { as: 'staff' }).tables[t1]?.floorCall).toEqual({ at: night.now });
    expect(night.refusal({ type: 'CallFloor', table: t1 })?.code).toBe('nothing-to-do');
    expect(tournament.view(night.state, { as: 'room' }).tables[t1]).not.toHaveProperty('floorCall');
  });

  test('[pvb:69(7)] no player calls it himself: he asks his dealer, who does', () => {
    const night = new Evening('pvb');
    night.start(4, 2);
    night.actor = { id: 'player:e1', role: 'player' };
    expect(night.refusal({ type: 'CallFloor', table: t1 })?.code).toBe('role-may-not');
    expect(night.state.tables.get(t1)).not.toHaveProperty('floorCall');
    night.actor = { id: 'dealer:t1', role: 'dealer' };
    expect(night.refusal({ type: 'CallFloor', table: t1 })).toBeUndefined();
  });

  test('is answered by the floor, and cleared by either', () => {
    const night = called();
    expect(night.refusal({ type: 'AnswerFloorCall', table: t1 })?.code).toBe('role-may-not');
    night.actor = { id: 'flo', role: 'floor' };
    night.wait(5_000).do({ type: 'AnswerFloorCall', table: t1 });
    expect(night.refusal({ type: 'AnswerFloorCall', table: t1 })?.code).toBe('nothing-to-do');
    expect(night.state.tables.get(t1)?.floorCall).toMatchObject({ answeredAt: night.now });
    night.actor = { id: 'dealer:t1', role: 'dealer' };
    night.do({ type: 'EndFloorCall', table: t1 });
    expect(night.state.tables.get(t1)).not.toHaveProperty('floorCall');
    night.actor = { id: 'flo', role: 'floor' };
    expect(night.refusal({ type: 'AnswerFloorCall', table: t1 })).toEqual({ code: 'no-floor-call', table: t1 });
  });
});
