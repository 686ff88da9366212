import { toPersonId } from '@riffle/people';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { addPeople, ids, NOW, person, shelved } from './make-club.ts';

export function arrivals(current: () => ClubStore): void {
  describe('who comes with a file', () => {
    let club: ClubStore;
    beforeEach(async () => {
      club = current();
      await addPeople(club, { anna: 'Anna Adler' });
    });
    const one = { stream: 'night/one', version: 7 };
    const coming = {
      people: ['anna', 'ben'].map((id) => ({ id: toPersonId(id), person: person('Neu', id) })),
      staff: [{ id: 'rosa', name: 'Rosa' }],
    };
    const people = async () => (await club.people.search({})).map(({ id }) => id as string).sort();
    const begin = () => club.arrivals.begin(one, coming, NOW);

    it('stays once the file is here, those who were there before as they were', async () => {
      await begin();
      expect(await club.arrivals.open()).toEqual([one]);
      expect(await people()).toEqual(['anna', 'ben']);
      expect((await club.people.find(toPersonId('anna')))?.first).toBe('Anna');
      await club.arrivals.settle('night/one');
      expect(await club.arrivals.open()).toEqual([]);
      await club.arrivals.withdraw('night/one');
      expect(await people()).toEqual(['anna', 'ben']);
    });

    it('goes again with a file that did not come, and nobody else does', async () => {
      await begin();
      await begin();
      await club.arrivals.withdraw('night/one');
      expect([await people(), await club.arrivals.open()]).toEqual([['anna'], []]);
      expect((await club.staff.namesOf(['rosa'])).size).toBe(0);
    });

    it('stays where something else names it by now', async () => {
      await begin();
      await club.shelf.put(shelved('two'));
      await club.shelf.setPlayed('night', 'two', { at: NOW, people: ids('ben') });
      await club.arrivals.withdraw('night/one');
      expect(await people()).toEqual(['anna', 'ben']);
    });

    it('is a name for the log alone, where it was staff elsewhere', async () => {
      await club.staff.add({ id: 'dora', name: 'Dora', role: 'floor', at: NOW });
      await club.arrivals.begin(one, { ...coming, staff: [...coming.staff, { id: 'dora', name: 'Falsch' }] }, NOW);
      expect(await club.staff.namesOf(['rosa', 'dora'])).toEqual(
        new Map([
          ['rosa', 'Rosa'],
          ['dora', 'Dora'],
        ]),
      );
      expect((await club.staff.list()).map(({ id }) => id)).toEqual(['dora']);
      expect(await club.staff.find('rosa')).toBeUndefined();
      expect(await club.staff.credentialsOf('Rosa')).toBeUndefined();
      expect(await club.staff.add({ id: 'new', name: 'Rosa', role: 'floor', at: NOW })).toMatchObject({ ok: true });
      await club.arrivals.withdraw('night/one');
      expect((await club.staff.list()).map(({ id }) => id).sort()).toEqual(['dora', 'new']);
    });
  });

  describe('the key of the house', () => {
    it('is kept once, whoever comes with another', async () => {
      const club = current();
      expect(await club.key.find()).toBeUndefined();
      const keys = ['a', 'b'].map((one) => ({ publicKey: `public ${one}`, privateKey: `private ${one}` }));
      const kept = await Promise.all(keys.map((key) => club.key.keep(key, NOW)));
      expect(kept).toEqual([keys[0], keys[0]]);
      expect(await club.key.find()).toEqual(keys[0]);
    });
  });
}
