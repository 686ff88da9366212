import { randomUUID } from 'node:crypto';
import type { SignUpSetup } from '@riffle/signup';
import type { SignUpList } from '@riffle/wire';
import { type Caller, type Club, openNight } from '../../testing/club.ts';

export const DAY = 24 * 3_600_000;

/** A night with a list of its own, open to everybody. */
export async function openList(club: Club, changes: Partial<SignUpSetup> = {}, at = Date.now()) {
  const night = await openNight(club.owner);
  const setup = {
    ...{ name: 'Freitagsturnier', capacity: 2, mostWaiting: 2, closesAt: at + DAY, asksClub: true, showsNames: true },
    ...changes,
  };
  const opened = await club.owner.post('/api/signup', { id: night.id, commandId: randomUUID(), setup });
  if (opened.statusCode !== 200) throw new Error(opened.body);
  const seen = async (): Promise<SignUpList> => (await club.owner.get(`/api/signup/${night.id}`)).json();
  const { code } = await seen();
  const path = `/api/signup/link/${code}`;
  return {
    night,
    code,
    seen,
    publicly: async (): Promise<SignUpList> => (await club.visitor.get(path)).json(),
    command: (command: object, caller: Caller = club.owner) =>
      caller.post(`/api/signup/${night.id}/commands`, { id: randomUUID(), command }),
    people: async () => (await club.owner.get(`/api/signup/${night.id}/people`)).json(),
    checkIn: (signUp: string, more: object = {}, caller: Caller = club.owner) =>
      caller.post(`/api/signup/${night.id}/check-in`, { id: randomUUID(), signUp, ...more }),
    /** Somebody with a phone of his own. */
    somebody: (name: string, more: object = {}) => {
      const token = randomUUID();
      const [first = '', last = ''] = name.split(' ');
      const body = { token, first, last, roomName: 'full', listed: true, website: '', ...more };
      return {
        token,
        signUp: (headers: Readonly<Record<string, string>> = {}) => club.visitor.post(`${path}/people`, body, headers),
        stand: async () => (await club.visitor.post(`${path}/stand`, { token })).json().stand,
        cancel: () => club.visitor.post(`${path}/cancel`, { token }),
      };
    },
  };
}
