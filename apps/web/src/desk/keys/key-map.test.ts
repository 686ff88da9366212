import { describe, expect, it } from 'vitest';
import { actionFor, DESK_ACTIONS, type KeyPress, keyBindings, screenOfKey } from './key-map.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the keys of the desk', () => {
  it('keeps the single letters that clubs know', () => {
    expect(actionFor(press(' '), 'page')).toBe('clock');
    expect(actionFor(press('x'), 'page')).toBe('bustOut');
    expect(actionFor(press('S'), 'page')).toBe('undoBustOut');
    expect(['v', 'f', 'b', 'g', 'h'].map((key) => actionFor(press(key), 'page'))).toEqual([
      ...['rebuy', 'undoRebuy', 'addOn', 'undoAddOn', 'timeCall'],
    ]);
    expect(actionFor(press('ArrowRight'), 'page')).toBe('levelOn');
    expect(actionFor(press('?', { shiftKey: true }), 'page')).toBe('keys');
  });
  it('has given B to the add-on, the first proposal to A, and K to the till', () => {
    expect(actionFor(press('a'), 'page')).toBe('balance');
    expect(actionFor(press('k'), 'page')).toBe('money');
  });
  it('leaves a field its letters and its own undo', () => {
    for (const { keys } of keyBindings) for (const key of keys) expect(actionFor(press(key), 'field')).toBeUndefined();
    expect(actionFor(press('z', { ctrlKey: true }), 'field')).toBeUndefined();
  });
  it('does nothing behind an open dialogue', () => {
    expect(actionFor(press('x'), 'dialog')).toBeUndefined();
  });
  it('lets Space press the button that has the focus', () => {
    expect(actionFor(press(' '), 'control')).toBeUndefined();
    expect(actionFor(press('x'), 'control')).toBe('bustOut');
  });
  it('takes Ctrl+Z and Cmd+Z for undo, with shift or Ctrl+Y for redo', () => {
    expect(actionFor(press('z', { ctrlKey: true }), 'page')).toBe('undo');
    expect(actionFor(press('z', { metaKey: true }), 'page')).toBe('undo');
    expect(actionFor(press('Z', { ctrlKey: true, shiftKey: true }), 'page')).toBe('redo');
    expect(actionFor(press('y', { ctrlKey: true }), 'page')).toBe('redo');
  });
  it('leaves the browser its own shortcuts', () => {
    for (const key of ['n', 't', 'p', 'l', 'b', 's', 'w', 'o']) {
      expect(actionFor(press(key, { ctrlKey: true }), 'page')).toBeUndefined();
    }
  });
  it('has one meaning for each key', () => {
    const all = keyBindings.flatMap(({ keys, with: held }) => keys.map((key) => `${held ?? ''}+${key}`));
    expect(new Set(all).size).toBe(all.length);
  });
  it('has a key for every action', () => {
    expect(new Set(keyBindings.map(({ action }) => action))).toEqual(new Set(DESK_ACTIONS));
  });
  it('pins wall screens by their digit', () => {
    expect(screenOfKey('1')).toBe('clock');
    expect(screenOfKey('7')).toBe('prizes');
    expect(screenOfKey('8')).toBe('chips');
    expect(screenOfKey('9')).toBe('heads');
    expect(screenOfKey('0')).toBeUndefined();
  });
});
