import { toPersonId } from '@riffle/people';
import { type SaleId, type Tournament, toEntryId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { night } from './night.ts';
import { viewers } from './viewers.ts';

const struckOff = {
  entries: new Map(),
  penalties: [],
  money: {
    sales: [{ id: 'z1' as SaleId, entry: toEntryId('e1'), person: toPersonId('p1'), by: 'rosa' }],
    payments: [{ by: 'demo' }],
  },
} as unknown as Tournament;

it('are staff’s also of who was struck off and gets money back, and of who sold to him, and not the room’s', () => {
  const namesOf = () => 'Anna Adler';
  const staff = (id: string) => (id === 'rosa' ? 'Rosa' : undefined);
  expect(night.names(struckOff, viewers.floor, namesOf, staff)).toEqual({ e1: 'Anna Adler', rosa: 'Rosa' });
  expect(night.names(struckOff, viewers.guest, namesOf, staff)).toEqual({});
});

it('are staff’s also of whose penalty it was before a team mate took the stack over, and not the room’s', () => {
  const person = toPersonId('mate');
  const handedOn = {
    entries: new Map([['e1', { id: toEntryId('e1'), person }]]),
    penalties: [{ entry: toEntryId('e1'), player: toPersonId('first') }, { entry: toEntryId('e1') }],
  } as unknown as Tournament;
  const namesOf = (id: string) => (id === 'mate' ? 'Mona Mate' : 'Anna Adler');
  const none = () => undefined;
  expect(night.names(handedOn, viewers.floor, namesOf, none)).toEqual({ e1: 'Mona Mate', first: 'Anna Adler' });
  expect(night.names(handedOn, viewers.guest, namesOf, none)).toEqual({ e1: 'Mona Mate' });
});
