import { toSeatNo } from '@riffle/table';
import { describe, expect, test } from 'vitest';
import type { TournamentCommand } from '../command.ts';
import { toBustOutId, toEntryId, toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { dealerOf } from './dealer.ts';

const [t1, t2] = [toTableId('t1'), toTableId('t2')];
const out = (...entries: readonly string[]) => entries.map((entry) => ({ entry: toEntryId(entry), by: [] }));
const bust = (entry: string): TournamentCommand => ({ type: 'BustOut', bustOut: toBustOutId('b'), out: out(entry) });

describe('whoever deals at a table', () => {
  const dealing = (table = t1): Evening => {
    const night = new Evening('pvb');
    night.start(6, 2);
    for (const id of [t1, t2]) night.do({ type: 'PlaceButton', table: id, seat: toSeatNo(1) });
    night.actor = { id: dealerOf(table), role: 'dealer' };
    return night;
  };

  test.each<readonly [string, TournamentCommand]>([
    ['the next hand', { type: 'NextHand', tables: [t1] }],
    ['a bust-out', bust('e1')],
    ['where the button is', { type: 'PlaceButton', table: t1, seat: toSeatNo(2) }],
    ['time', { type: 'CallTime', table: t1 }],
    ['the floor', { type: 'CallFloor', table: t1 }],
  ])('tells %s of his own table, and of no other', (_what, command) => {
    expect(dealing(t1).refusal(command)).toBeUndefined();
    expect(dealing(t2).refusal(command)).toMatchObject({ code: 'role-may-not', role: 'dealer' });
  });

  test('tells nothing of two tables at once, and nothing that is past', () => {
    const night = dealing();
    for (const command of [
      { type: 'NextHand', tables: [t1, t2] },
      { type: 'BustOut', bustOut: toBustOutId('b'), out: out('e1', 'e2') },
      { type: 'BustOut', bustOut: toBustOutId('b'), out: [{ entry: toEntryId('e1'), by: [toEntryId('e2')] }] },
      { type: 'BustOut', bustOut: toBustOutId('b'), out: out('e1'), together: 'sameTime' },
      { type: 'BustOut', bustOut: toBustOutId('b'), out: out('e1'), at: night.now },
      { type: 'MoveEntry', entry: toEntryId('e1'), to: { table: t1, seat: toSeatNo(9) } },
      { type: 'RenewTableLink', table: t1 },
      { type: 'PauseClock' },
      { type: 'AnswerFloorCall', table: t1 },
    ] as const)
      expect(night.refusal(command)).toMatchObject({ code: 'role-may-not' });
  });

  test('is nobody without a table, nor with the name of one and another role', () => {
    const night = dealing();
    night.actor = { id: 'dealer:', role: 'dealer' };
    expect(night.refusal({ type: 'CallFloor', table: t1 })?.code).toBe('role-may-not');
    night.actor = { id: 'dealer:t1', role: 'player' };
    expect(night.refusal({ type: 'CallFloor', table: t1 })?.code).toBe('role-may-not');
  });
});
