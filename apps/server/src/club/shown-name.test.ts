import { describe, expect, it } from 'vitest';
import { fullName, NOBODY, roomName } from './shown-name.ts';

describe('what the room may read of a person', () => {
  it.each([
    ['firstAndInitial', 'Anna', 'Adler', undefined, 'Anna A.'],
    ['full', 'Anna', 'Adler', 'Ace', 'Anna Adler'],
    ['nickname', 'Anna', 'Adler', 'Ace', 'Ace'],
    ['nickname', 'Anna', 'Adler', undefined, 'Anna A.'],
    ['firstAndInitial', 'Anna', '', undefined, 'Anna'],
    ['firstAndInitial', '', 'Adler', undefined, 'A.'],
    ['firstAndInitial', 'Émile', 'Öztürk', undefined, 'Émile Ö.'],
    ['firstAndInitial', '', '', undefined, NOBODY],
    ['full', '', NOBODY, undefined, NOBODY],
  ] as const)('%s of %s %s (%s) is %s', (allowed, first, last, nickname, shown) => {
    expect(roomName({ first, last, roomName: allowed, ...(nickname === undefined ? {} : { nickname }) })).toBe(shown);
  });

  it('calls a person by all of its name in front of staff', () => {
    expect(fullName({ first: 'Anna', last: '' })).toBe('Anna');
  });
});
