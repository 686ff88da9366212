import { toPersonId } from '@riffle/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { addPeople, ids, NOW, person, shelved } from './make-club.ts';

export function people(current: () => ClubStore): void {
  describe('people', () => {
    let club: ClubStore;
    const anna = toPersonId('anna');
    const names = async (query: Parameters<ClubStore['people']['search']>[0] = {}) =>
      (await club.people.search(query)).map(({ first, last }) => `${first} ${last}`);
    beforeEach(() => {
      club = current();
    });

    it('come back as they were given, an empty field not at all', async () => {
      const whole = person('Anna', 'Ädler', { nickname: 'Ace', club: 'Pik', number: 'PVB-1', email: 'a@b.de' });
      const rest = { birthday: '1990-01-02', note: '', guest: true } as const;
      await club.people.add([{ id: anna, person: { ...whole, ...rest } }], NOW);
      const { note: _, ...kept } = { ...whole, ...rest };
      expect(await club.people.find(anna)).toEqual({ id: 'anna', ...kept, nights: 0 });
      expect(await club.people.find(toPersonId('nobody'))).toBeUndefined();
    });

    it('are added once, and the others of the same list all the same', async () => {
      await addPeople(club, { anna: 'Anna Adler' });
      await addPeople(club, { anna: 'Other Name', ben: 'Ben Bach' });
      expect(await names()).toEqual(['Anna Adler', 'Ben Bach']);
    });

    it('are changed only in what is given, by two at once in both', async () => {
      await club.people.add([{ id: anna, person: person('Anna', 'Adler', { email: 'a@b.de' }) }], NOW);
      await Promise.all([
        club.people.change(anna, { last: 'Bach' }),
        club.people.change(anna, { nickname: 'Ace', email: '' }),
      ]);
      expect(await club.people.find(anna)).toEqual({
        id: 'anna',
        ...person('Anna', 'Bach'),
        nickname: 'Ace',
        nights: 0,
      });
      expect(await club.people.change(toPersonId('nobody'), { last: 'Bach' })).toBeUndefined();
      expect(await names({ query: 'adler' })).toEqual([]);
      expect(await names({ query: 'bach' })).toEqual(['Anna Bach']);
    });

    it('are found by any of their words, the best match first, without a query by name', async () => {
      await addPeople(club, { a: 'Anna Bergmann', b: 'Berg Adler', c: 'Jürgen Weiß' });
      expect(await names({ query: 'berg' })).toEqual(['Berg Adler', 'Anna Bergmann']);
      expect(await names({ query: 'juergen weiss' })).toEqual(['Jürgen Weiß']);
      expect(await names({ query: 'xaver' })).toEqual([]);
      expect(await names()).toEqual(['Berg Adler', 'Anna Bergmann', 'Jürgen Weiß']);
    });

    it('stand behind every id that was merged into them, however long the chain', async () => {
      await addPeople(club, { a: 'Jon Meyer', b: 'John Meyer', c: 'Johnny Meyer' });
      expect(await club.people.merge(toPersonId('a'), toPersonId('b'))).toMatchObject({ first: 'John' });
      expect(await club.people.merge(toPersonId('b'), toPersonId('c'))).toMatchObject({ first: 'Johnny' });
      const behind = await club.people.behind(ids('a', 'b', 'c', 'nobody'));
      expect([...behind].map(([id, { first }]) => [id, first]).sort()).toEqual([
        ['a', 'Johnny'],
        ['b', 'Johnny'],
        ['c', 'Johnny'],
      ]);
      expect(await names()).toEqual(['Johnny Meyer']);
      expect(await names({ merged: true })).toHaveLength(3);
      expect(await club.people.unmerge(toPersonId('b'))).toMatchObject({ first: 'John' });
      expect((await club.people.behind(ids('a'))).get(toPersonId('a'))).toMatchObject({ first: 'John' });
    });

    it('merge in no circle, and with nobody', async () => {
      await addPeople(club, { a: 'Jon Meyer', b: 'John Meyer' });
      const [a, b] = [toPersonId('a'), toPersonId('b')];
      expect(await club.people.merge(a, a)).toBeUndefined();
      expect(await club.people.merge(a, toPersonId('nobody'))).toBeUndefined();
      const both = await Promise.all([club.people.merge(a, b), club.people.merge(b, a)]);
      expect(both.filter((merged) => merged !== undefined)).toHaveLength(1);
      expect(await names()).toHaveLength(1);
    });

    it('are gone under all their ids once erased, and the ids stay', async () => {
      await addPeople(club, { a: 'Jon Meyer', b: 'John Meyer', c: 'Carla Dorn' });
      await club.people.merge(toPersonId('a'), toPersonId('b'));
      expect((await club.people.idsOf(toPersonId('a'))).toSorted()).toEqual(['a', 'b']);
      expect(await club.people.idsOf(toPersonId('nobody'))).toEqual([]);
      expect(await club.people.erase(toPersonId('a'))).toBe(true);
      expect(await names({ merged: true })).toEqual(['Carla Dorn']);
      expect(await names({ query: 'meyer' })).toEqual([]);
      const nobody = { first: '', last: '—', guest: true, nights: 0 };
      expect(await club.people.find(toPersonId('a'))).toMatchObject(nobody);
      expect(await club.people.find(toPersonId('b'))).toMatchObject(nobody);
      expect(await club.people.erase(toPersonId('nobody'))).toBe(false);
    });

    it('are regulars by the nights that they and whoever was merged into them played, each night once', async () => {
      await addPeople(club, { a: 'Jon Meyer', b: 'John Meyer', c: 'Carla Dorn', d: 'Dora Never' });
      for (const id of ['one', 'two', 'three']) await club.shelf.put(shelved(id));
      await club.shelf.setPlayed('night', 'one', { at: NOW + 1, people: ids('a', 'b', 'c') });
      await club.shelf.setPlayed('night', 'two', { at: NOW + 2, people: ids('a', 'c') });
      await club.shelf.setPlayed('night', 'three', { at: NOW + 3, people: ids('b', 'c') });
      await club.people.merge(toPersonId('a'), toPersonId('b'));
      const regulars = async () =>
        (await club.people.search({ regulars: true })).map(({ id, nights, lastNight }) => [id, nights, lastNight]);
      expect(await regulars()).toEqual([
        ['c', 3, NOW + 3],
        ['b', 3, NOW + 3],
      ]);
      await club.shelf.setPlayed('night', 'three', { at: NOW, people: [] });
      expect(await regulars()).toEqual([
        ['c', 2, NOW + 2],
        ['b', 2, NOW + 2],
      ]);
      expect(await club.people.find(toPersonId('b'))).toMatchObject({ nights: 2 });
    });

    it('tell of every change, until nobody listens', async () => {
      const heard = vi.fn();
      const end = club.people.onChange(heard);
      await addPeople(club, { a: 'Jon Meyer', b: 'John Meyer' });
      await club.people.change(toPersonId('a'), { last: 'Maier' });
      await club.people.merge(toPersonId('a'), toPersonId('b'));
      await club.people.unmerge(toPersonId('a'));
      await club.people.erase(toPersonId('a'));
      expect(heard).toHaveBeenCalledTimes(5);
      // whoever is new can have been shown nowhere but where an id is waiting for its name
      expect(heard.mock.calls.map(([ids]) => ids)).toEqual([['a', 'b'], undefined, undefined, undefined, undefined]);
      await club.people.change(toPersonId('nobody'), { last: 'Maier' });
      expect(heard).toHaveBeenCalledTimes(5);
      end();
      await club.people.erase(toPersonId('b'));
      expect(heard).toHaveBeenCalledTimes(5);
    });
  });
}
