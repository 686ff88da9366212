import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { addPeople, ids, NOW, shelved } from './make-club.ts';

export function shelf(current: () => ClubStore): void {
  describe('the shelf', () => {
    let club: ClubStore;
    beforeEach(() => {
      club = current();
    });
    const listed = async (kind: string, archived = false) =>
      (await club.shelf.list(kind, archived)).map(({ id }) => id);

    it('gives a line back as it was put, by id and by code', async () => {
      const holds = [
        { id: 'kreuzberg', edition: 'a' },
        { id: 'pvb', edition: '2020-01' },
      ];
      const whole = shelved('one', { dueAt: NOW + 1, holds, line: { name: 'Ä', figures: { left: 3 }, list: [1] } });
      await club.shelf.put(whole);
      expect(await club.shelf.find('night', 'one')).toEqual(whole);
      expect(await club.shelf.all('night')).toEqual([whole]);
      expect(await club.shelf.idOf('night', 'CODE-one')).toBe('one');
      expect(await club.shelf.find('night', 'two')).toBeUndefined();
      expect(await club.shelf.idOf('night', 'CODE-two')).toBeUndefined();
    });

    it('keeps kinds apart, even under the same id', async () => {
      await club.shelf.put(shelved('one', { line: { is: 'night' } }));
      await club.shelf.put(shelved('one', { kind: 'league', code: 'L', line: { is: 'league' } }));
      expect(await club.shelf.find('league', 'one')).toMatchObject({ line: { is: 'league' } });
      expect(await listed('night')).toEqual(['one']);
      expect(await club.shelf.idOf('league', 'CODE-one')).toBeUndefined();
      await club.shelf.archive('league', 'one', true);
      expect(await listed('night')).toEqual(['one']);
      expect(await listed('league')).toEqual([]);
    });

    it('gives a code free of which nothing was made, and no other', async () => {
      const code = await club.shelf.codeOf('night', 'one');
      await club.shelf.unlink('night', 'one');
      expect(await club.shelf.idOf('night', code)).toBeUndefined();
      await club.shelf.put(shelved('two'));
      await club.shelf.unlink('night', 'two');
      expect(await club.shelf.idOf('night', 'CODE-two')).toBe('two');
    });

    it('lists the newest first, the archived apart', async () => {
      for (const [id, createdAt] of [
        ['old', 1],
        ['new', 3],
        ['middle', 2],
      ] as const)
        await club.shelf.put(shelved(id, { createdAt }));
      expect(await listed('night')).toEqual(['new', 'middle', 'old']);
      await club.shelf.archive('night', 'middle', true);
      expect(await listed('night')).toEqual(['new', 'old']);
      expect(await listed('night', true)).toEqual(['middle']);
    });

    it('lists nothing that was thrown away, and gives it back as it was', async () => {
      for (const id of ['one', 'two']) await club.shelf.put(shelved(id, { holds: [{ id: 'house', edition: 'b' }] }));
      await club.shelf.archive('night', 'two', true);
      await addPeople(club, { a: 'Anna Adler' });
      for (const id of ['one', 'two']) await club.shelf.setPlayed('night', id, { at: NOW, people: ids('a') });
      const played = async () => (await club.people.search({ regulars: true })).map(({ nights }) => nights);
      expect(await club.shelf.discard('night', 'one', NOW + 1)).toBe(true);
      expect(await club.shelf.discard('night', 'two', NOW + 2)).toBe(true);
      expect(await club.shelf.discard('night', 'two', NOW + 9)).toBe(false);
      expect(await club.shelf.discard('night', 'three', NOW)).toBe(false);
      expect([await listed('night'), await listed('night', true), await played()]).toEqual([[], [], []]);
      expect((await club.shelf.bin('night')).map(({ id, deletedAt }) => [id, deletedAt])).toEqual([
        ['two', NOW + 2],
        ['one', NOW + 1],
      ]);
      expect((await club.shelf.all('night')).map(({ deletedAt }) => deletedAt)).toEqual([NOW + 1, NOW + 2]);
      // what is written meanwhile leaves it there
      await club.shelf.put(shelved('one', { version: 2 }));
      expect(await club.shelf.archive('night', 'one', true)).toBe(false);
      expect(await club.shelf.deletedAt('night', 'one')).toBe(NOW + 1);
      expect(await club.shelf.bringBack('night', 'one')).toBe(true);
      expect(await club.shelf.bringBack('night', 'one')).toBe(false);
      expect(await club.shelf.bringBack('night', 'two')).toBe(true);
      expect([await listed('night'), await listed('night', true)]).toEqual([['one'], ['two']]);
      expect(await club.shelf.deletedAt('night', 'one')).toBeUndefined();
    });

    it('removes all that is kept of one, its link as well', async () => {
      for (const id of ['one', 'two']) await club.shelf.put(shelved(id, { holds: [{ id: 'house', edition: 'b' }] }));
      await club.shelf.setPlayed('night', 'one', { at: NOW, people: ids('a') });
      await club.shelf.setAside('night', 'one', { announcement: 'Pizza' });
      expect(await club.shelf.remove('night', 'one')).toBe(true);
      expect(await club.shelf.remove('night', 'one')).toBe(false);
      expect([await club.shelf.find('night', 'one'), await club.shelf.idOf('night', 'CODE-one')]).toEqual([
        undefined,
        undefined,
      ]);
      expect(await listed('night')).toEqual(['two']);
      await club.shelf.put(shelved('one', { code: 'NEW' }));
      expect(await club.shelf.asideOf('night', 'one')).toEqual({});
    });

    it('says whether what is archived is there', async () => {
      await club.shelf.put(shelved('one'));
      expect([await club.shelf.archive('night', 'one', true), await club.shelf.archive('night', 'two', true)]).toEqual([
        true,
        false,
      ]);
    });

    it('keeps code, aside and archive through every new line', async () => {
      await club.shelf.put(shelved('one', { dueAt: NOW }));
      expect(await club.shelf.asideOf('night', 'one')).toEqual({});
      await club.shelf.setAside('night', 'one', { announcement: 'Pizza "Ö"' });
      await club.shelf.archive('night', 'one', true);
      await club.shelf.put(shelved('one', { version: 2, code: 'OTHER', line: { name: 'new' } }));
      expect(await club.shelf.list('night', true)).toEqual([
        shelved('one', { version: 2, code: 'CODE-one', line: { name: 'new' } }),
      ]);
      expect(await club.shelf.asideOf('night', 'one')).toEqual({ announcement: 'Pizza "Ö"' });
      expect(await club.shelf.asideOf('night', 'two')).toEqual({});
    });

    it('lets no line that has seen less write over one that has seen more', async () => {
      await club.shelf.put(shelved('one', { version: 3, holds: [{ id: 'house', edition: 'b' }] }));
      await club.shelf.put(shelved('one', { version: 2, line: { name: 'stale' }, holds: [] }));
      expect(await club.shelf.find('night', 'one')).toMatchObject({ version: 3, holds: [{ id: 'house' }] });
      await club.shelf.put(shelved('one', { version: 3, line: { name: 'again' } }));
      expect(await club.shelf.find('night', 'one')).toMatchObject({ line: { name: 'again' }, holds: [] });
    });

    it('finds codes that nothing has', async () => {
      const codes = await Promise.all(Array.from({ length: 50 }, (_, id) => club.shelf.codeOf('night', String(id))));
      expect(new Set(codes).size).toBe(50);
      for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{8}$/);
    });

    it('has one code for each, whoever asks, before there is a line and after', async () => {
      const asked = () => club.shelf.codeOf('night', 'one');
      const [code, ...others] = await Promise.all([asked(), asked(), asked()]);
      expect(others).toEqual([code, code]);
      expect(await club.shelf.idOf('night', code)).toBe('one');
      expect(await club.shelf.find('night', 'one')).toBeUndefined();
      expect(await club.shelf.codeOf('league', 'one')).not.toBe(code);
      await club.shelf.put(shelved('one', { code: 'OTHER' }));
      expect(await club.shelf.find('night', 'one')).toMatchObject({ code });
      expect([await asked(), await club.shelf.idOf('night', 'OTHER')]).toEqual([code, undefined]);
      await club.shelf.put(shelved('two'));
      expect(await club.shelf.codeOf('night', 'two')).toBe('CODE-two');
      await expect(club.shelf.put(shelved('three', { code: 'CODE-two' }))).rejects.toThrow();
    });

    it('gives many their codes at once, and leaves those that have one', async () => {
      const code = await club.shelf.codeOf('night', 'one');
      await club.shelf.linkAll('night', ['one', 'two', 'two']);
      await club.shelf.linkAll('night', []);
      expect(await club.shelf.codeOf('night', 'one')).toBe(code);
      expect(await club.shelf.idOf('night', await club.shelf.codeOf('night', 'two'))).toBe('two');
    });

    it('says anew who took part', async () => {
      await club.shelf.put(shelved('one'));
      await club.shelf.setPlayed('night', 'one', { at: NOW, people: ids('a', 'b', 'a') });
      await club.shelf.setPlayed('night', 'one', { at: NOW, people: ids('b') });
      await club.people.add(
        ids('a', 'b').map((id) => ({ id, person: { first: id, last: 'X', guest: false, roomName: 'full' } })),
        NOW,
      );
      expect((await club.people.search({ regulars: true })).map(({ id }) => id)).toEqual(['b']);
    });
  });
}
