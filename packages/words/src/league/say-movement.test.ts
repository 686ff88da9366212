import { expect, it } from 'vitest';
import { saySavings } from './say-movement.ts';

it('says what saves several of the relegation ranks in one line, and who is named in a line of his own', () => {
  const [withdrawal, empty] = [{ by: 'withdrawal', team: 'a' }, { by: 'emptyPlace' }] as const;
  const naming = { team: (id: string) => `PC ${id}`, player: (id: string) => id };
  expect(saySavings('de', [withdrawal, empty, empty], naming)).toEqual([
    'Ein Absteiger weniger: PC a hat sich zurückgezogen.',
    '2 Absteiger weniger: 2 Aufstiegsplätze bleiben frei.',
  ]);
  expect(saySavings('en', [empty, { by: 'fewerComeDown' }], naming)).toEqual([
    'One fewer goes down: a place above stays empty.',
    'One fewer goes down: fewer come from above than go up.',
  ]);
});
