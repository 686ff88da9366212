import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { sayPlace, sayRecordFault, sayRepair, sayWriteFault } from './say-record.ts';

const naming = { seat: () => 'Ada', chips: (count: number) => String(count / 100) };

describe('what is wrong with a record of a hand', () => {
  it('is said with its place', () => {
    expect(sayPlace({ line: 17 }, 'de')).toBe('Zeile 17');
    expect(sayPlace({ pointer: '/ohh/players' }, 'en')).toBe('at /ohh/players');
    expect(sayRecordFault({ line: 4, code: 'field-missing', field: 'antes' }, 'de')).toBe('Die Angabe „antes“ fehlt.');
  });
  it('is the refusal of the hand where an action was refused', () => {
    const fault = { line: 9, code: 'action-refused', refusal: { code: 'nobody-to-answer' } } as const;
    expect(sayRecordFault(fault, 'de')).not.toBe(sayRecordFault(fault, 'en'));
  });
  it('tells what was put right, and of whom', () => {
    const seat = toSeatNo(3);
    const repair = { line: 9, code: 'raise-to-minimum', seat, written: toChips(150), to: toChips(400) } as const;
    expect(sayRepair(repair, 'de', naming)).toBe('Ada: Erhöhung auf 4 gesetzt statt 1.5.');
    expect(sayRepair({ line: 9, code: 'fold-added', seat }, 'en', naming)).toBe('Ada: a fold was added.');
  });
  it('tells what a format has no words for', () => {
    expect(sayWriteFault({ code: 'not-in-format', what: 'severalBoards' }, 'de')).toContain('Boards');
    expect(sayWriteFault({ code: 'variant-not-in-format', variant: 'limit-badugi' }, 'en')).toContain('variant');
  });
});
