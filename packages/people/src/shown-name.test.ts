import { describe, expect, it } from 'vitest';
import { NOBODY, shownName } from './shown-name.ts';

describe('what the room may read of a person', () => {
  it.each([
    ['firstAndInitial', 'Anna', 'Adler', undefined, 'Anna A.'],
    ['full', 'Anna', 'Adler', 'Ace', 'Anna Adler'],
    ['nickname', 'Anna', 'Adler', 'Ace', 'Ace'],
    ['nickname', 'Anna', 'Adler', undefined, 'Anna A.'],
    ['nickname', 'Anna', 'Adler', '', 'Anna A.'],
    ['firstAndInitial', 'Anna', '', undefined, 'Anna'],
    ['firstAndInitial', '', 'Adler', undefined, 'A.'],
    ['firstAndInitial', 'Émile', 'Öztürk', undefined, 'Émile Ö.'],
    ['firstAndInitial', 'Max', 'Freiherr von Grabow', undefined, 'Max G.'],
    ['firstAndInitial', '', '', undefined, NOBODY],
    ['full', '', NOBODY, undefined, NOBODY],
  ] as const)('%s of %s %s (%s) is %s', (allowed, first, last, nickname, shown) => {
    const person = { first, last, roomName: allowed, ...(nickname === undefined ? {} : { nickname }) };
    expect(shownName(person, 'room')).toBe(shown);
  });

  it('calls a person by all of its name in front of staff, whatever the room may read', () => {
    expect(shownName({ first: 'Anna', last: '', roomName: 'full' }, 'staff')).toBe('Anna');
    expect(shownName({ first: 'Anna', last: 'Adler', nickname: 'Ace', roomName: 'nickname' }, 'staff')).toBe(
      'Anna Adler',
    );
  });

  it('calls somebody who is not in the directory nobody', () => {
    expect(shownName(undefined, 'staff')).toBe(NOBODY);
    expect(shownName(undefined, 'room')).toBe(NOBODY);
  });
});
