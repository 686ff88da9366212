import { expect, it } from 'vitest';
import { bigBlindsInPlay } from './big-blinds.ts';
import { lineNames } from './line-names.ts';
import { levelOf, rowOf } from './sheet-row.ts';

it('counts levels as players do', () => {
  const rows = [{ kind: 'play' }, { kind: 'break' }, { kind: 'play' }] as const;
  expect(lineNames(rows, { level: (no) => `L${String(no)}`, breakNo: (no) => `P${String(no)}` })).toEqual([
    'L1',
    'P1',
    'L2',
  ]);
});

it('says how many big blinds all chips are', () => {
  const row = {
    key: 1,
    kind: 'play',
    minutes: '10',
    small: '50',
    big: '100',
    ante: '',
    label: '',
    waits: false,
  } as const;
  expect(bigBlindsInPlay(270_050, levelOf(row, 'bigBlind'), 'de')).toBe('2700');
  expect(bigBlindsInPlay(270_050, levelOf({ ...row, big: '' }, 'bigBlind'), 'de')).toBe('');
  expect(rowOf(levelOf(row, 'bigBlind'))).toMatchObject({ small: '50', big: '100' });
});
