import type { Session } from '@riffle/wire';
import { expect, it } from 'vitest';
import { detour } from './access.ts';

const visitor: Session = { is: 'visitor', club: 'Herz Dame', zone: 'Europe/Berlin' };
const staff: Session = {
  is: 'staff',
  club: 'Herz Dame',
  zone: 'Europe/Berlin',
  id: 's',
  name: 'Uwe',
  role: 'floor',
  owner: false,
};

it('sends a visitor to sign in, and back to where they wanted', () => {
  expect(detour({ page: 'people' }, visitor)).toEqual({ page: 'sign-in', next: '/people' });
  expect(detour({ page: 'people' }, staff)).toBeUndefined();
});

it('sets the house up first', () => {
  expect(detour({ page: 'new' }, { is: 'first-run', zone: 'UTC' })).toEqual({ page: 'first-run' });
  expect(detour({ page: 'first-run' }, { is: 'first-run', zone: 'UTC' })).toBeUndefined();
});

it('does not let a house be set up twice', () => {
  expect(detour({ page: 'first-run' }, staff)).toEqual({ page: 'home' });
});

it('asks nothing of the room', () => {
  expect(detour({ page: 'wall', code: 'abc' }, undefined)).toBeUndefined();
  expect(detour({ page: 'player', code: 'abc' }, visitor)).toBeUndefined();
});
