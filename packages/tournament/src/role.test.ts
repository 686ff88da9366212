import type { Actor } from '@riffle/aggregate';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId, toTableId } from './ids.ts';
import { Evening } from './testing.ts';

describe('who may do what', () => {
  function asked(role: Actor['role'], demo?: true): Evening {
    const evening = new Evening('pvb', demo && { demo });
    evening.start(4, 1);
    evening.actor = { id: role, role };
    return evening;
  }
  const rename = { type: 'ChangeSetup', changes: { name: 'Saturday' } } as const;
  const bust = { type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: toEntryId('e1'), by: [] }] } as const;

  it('the floor runs the night, the director sets it up', () => {
    expect(asked('floor').refusal(bust)).toBeUndefined();
    expect(asked('floor').refusal(rename)).toEqual({ code: 'role-may-not', role: 'floor', needed: ['director'] });
    expect(asked('director').refusal(rename)).toBeUndefined();
  });

  it.each(['display', 'player'] as const)('a %s does nothing', (role) => {
    expect(asked(role).refusal(bust)).toEqual({ code: 'role-may-not', role, needed: ['director', 'floor'] });
    expect(asked(role).refusal({ type: 'Note', text: 'hi' })).toMatchObject({ code: 'role-may-not' });
  });

  it('[bdpv:6.11] seats are changed by the management alone', () => {
    const to = { table: toTableId('t1'), seat: toSeatNo(9) };
    const move = { type: 'MoveEntry', entry: toEntryId('e1'), to } as const;
    for (const role of ['player', 'cashier', 'dealer', 'display'] as const)
      expect(asked(role).refusal(move)).toMatchObject({ code: 'role-may-not' });
    expect(asked('floor').refusal(move)).toBeUndefined();
  });

  it('[bdpv:1 Ablauf 1] the game is begun and ended by the management alone', () => {
    for (const command of [{ type: 'PauseClock' }, { type: 'StartClock' }] as const)
      expect(asked('player').refusal(command)).toMatchObject({ code: 'role-may-not' });
    expect(asked('floor').refusal({ type: 'PauseClock' })).toBeUndefined();
  });

  it('the clock only starts what is due, and never again', () => {
    expect(asked('clock').refusal(bust)).toMatchObject({ code: 'role-may-not' });
    expect(asked('clock').refusal({ type: 'StartClock' })).toEqual({ code: 'already-started' });
  });

  it('a demo plays demos', () => {
    expect(asked('demo').refusal(bust)).toMatchObject({ code: 'role-may-not' });
    expect(asked('demo', true).refusal(bust)).toBeUndefined();
  });
});
