import { difference } from '@riffle/aggregate';
import type { LiveMessage, Night } from '@riffle/wire';
import { expect, it } from 'vitest';
import { followed } from './followed.ts';

const night = (announcement: string): Night => ({ id: 'n', code: 'c', names: {}, announcement }) as unknown as Night;
const whole: Extract<LiveMessage, { type: 'whole' }> = {
  type: 'whole',
  as: 'room',
  kind: 'night',
  id: 'n',
  version: 3,
  epoch: 'e',
  document: night('Willkommen'),
};
const change = (from: number, to: string): Extract<LiveMessage, { type: 'change' }> => {
  const patch = difference(whole.document, night(to));
  if (patch === undefined) throw new Error('nothing changed');
  return { type: 'change', kind: 'night', id: 'n', as: 'room', from, version: from + 1, difference: patch };
};

it('takes a whole night and the changes that follow it', () => {
  const known = followed(undefined, whole);
  if (known === 'gap') throw new Error('a whole night leaves no gap');
  expect(followed(known, change(3, 'Pause'))).toEqual({ document: night('Pause'), version: 4, epoch: 'e' });
});

it('notices a change that it cannot place', () => {
  const known = followed(undefined, whole);
  if (known === 'gap') throw new Error('a whole night leaves no gap');
  expect(followed(known, change(5, 'Pause'))).toBe('gap');
  expect(followed(undefined, change(0, 'Pause'))).toBe('gap');
});
