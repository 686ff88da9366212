import { describe, expect, it } from 'vitest';
import { keyStep } from './sheet-keys.ts';

const press = (key: string, altKey = false) => ({ key, altKey });
const caret = (selectionStart: number, selectionEnd = selectionStart) => ({
  value: '100',
  selectionStart,
  selectionEnd,
});

describe('keys in the sheet', () => {
  it('goes from line to line, and takes the line along with Alt', () => {
    expect(keyStep(press('ArrowDown'), 'big', caret(1))).toEqual({ is: 'row', by: 1, carry: false });
    expect(keyStep(press('ArrowUp', true), 'label', caret(0))).toEqual({ is: 'row', by: -1, carry: true });
  });

  it('leaves a cell sideways from its edge, or when all of it is marked', () => {
    expect(keyStep(press('ArrowRight'), 'small', caret(3))).toEqual({ is: 'cell', cell: 'big' });
    expect(keyStep(press('ArrowLeft'), 'small', caret(0, 3))).toEqual({ is: 'cell', cell: 'minutes' });
    expect(keyStep(press('ArrowRight'), 'small', caret(1))).toBeUndefined();
  });

  it('stays at the outer cells, and in the words of a break', () => {
    expect(keyStep(press('ArrowRight'), 'ante', caret(3))).toBeUndefined();
    expect(keyStep(press('ArrowLeft'), 'minutes', caret(0))).toBeUndefined();
    expect(keyStep(press('ArrowRight'), 'label', caret(3))).toBeUndefined();
  });

  it('leaves digits alone', () => expect(keyStep(press('5'), 'big', caret(3))).toBeUndefined());
});
