import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { NOW } from './make-club.ts';

export function staff(current: () => ClubStore): void {
  describe('staff', () => {
    let club: ClubStore;
    const add = (id: string, name: string) => club.staff.add({ id, name, role: 'floor', at: NOW });
    beforeEach(() => {
      club = current();
    });

    it('has one owner, whoever comes at once', async () => {
      expect(await club.staff.hasOwner()).toBe(false);
      const both = await Promise.all(
        ['Rosa', 'Boris'].map((name) => club.staff.addOwner({ id: name, name, pin: 'hash', at: NOW })),
      );
      expect(both).toEqual([
        { ok: true, value: { id: 'Rosa', name: 'Rosa', role: 'director', owner: true } },
        { ok: false, refusal: 'there-is-one' },
      ]);
      expect(await club.staff.hasOwner()).toBe(true);
      expect(await club.staff.list()).toHaveLength(1);
    });

    it('has no two of a name, however it is written and however many come at once', async () => {
      const both = await Promise.all([add('a', 'Änne'), add('b', ' ÄNNE ')]);
      expect(both).toMatchObject([{ ok: true }, { ok: false, refusal: 'name-taken' }]);
      await add('c', 'Carla');
      expect(await club.staff.change('c', { name: 'änne' })).toEqual({ ok: false, refusal: 'name-taken' });
      expect(await club.staff.change('c', { name: 'CARLA' })).toMatchObject({ ok: true, value: { name: 'CARLA' } });
      expect(await club.staff.change('nobody', { name: 'X' })).toEqual({ ok: false, refusal: 'not-found' });
      await club.staff.remove('a', NOW);
      expect(await add('d', 'Änne')).toMatchObject({ ok: true });
    });

    it('changes only what is given, and tells who shows the names', async () => {
      const heard = vi.fn();
      const end = club.staff.onChange(heard);
      await add('a', 'Änne');
      await club.staff.change('a', { role: 'display' });
      expect((await club.staff.change('a', { name: 'Anna' })).ok).toBe(true);
      expect(await club.staff.find('a')).toEqual({ id: 'a', name: 'Anna', role: 'display', owner: false });
      expect(heard).toHaveBeenCalled();
      end();
    });

    it('is gone once removed, but for the name; the owner stays', async () => {
      await club.staff.addOwner({ id: 'rosa', name: 'Rosa', pin: 'hash', at: NOW });
      await add('a', 'Änne');
      await club.staff.setPinAndLink('a', { pin: 'hash', link: 'link', linkUntil: NOW + 9 });
      for (const id of ['a', 'rosa']) await club.staff.remove(id, NOW);
      expect((await club.staff.list()).map(({ id }) => id)).toEqual(['rosa']);
      expect(await club.staff.find('a')).toBeUndefined();
      await club.staff.setPinAndLink('a', { pin: 'later', link: 'later', linkUntil: NOW + 9 });
      for (const link of ['link', 'later']) expect(await club.staff.takeLink(link, NOW)).toBeUndefined();
      expect(await club.staff.credentialsOf('Änne')).toBeUndefined();
      expect(await club.staff.namesOf(['a', 'rosa', 'nobody'])).toEqual(
        new Map([
          ['a', 'Änne'],
          ['rosa', 'Rosa'],
        ]),
      );
      await club.staff.eraseFormer([' änne', 'Rosa']);
      expect(await club.staff.namesOf(['a', 'rosa'])).toEqual(
        new Map([
          ['a', '—'],
          ['rosa', 'Rosa'],
        ]),
      );
    });

    it('comes in by the newest PIN and the newest link alone', async () => {
      await add('a', 'Änne');
      expect(await club.staff.credentialsOf('änne ')).toEqual({ id: 'a', pin: undefined, lockedUntil: 0 });
      const invite = (nth: number) =>
        club.staff.setPinAndLink('a', { pin: `pin-${nth}`, link: `link-${nth}`, linkUntil: NOW + 9 });
      expect(await invite(1)).toMatchObject({ id: 'a' });
      await invite(2);
      expect(await club.staff.takeLink('link-1', NOW)).toBeUndefined();
      expect(await club.staff.takeLink('link-2', NOW)).toMatchObject({ id: 'a' });
      await club.staff.setPin('a', 'pin-3');
      expect(await club.staff.findWithPin('a', 'pin-2')).toBeUndefined();
      expect(await club.staff.findWithPin('a', 'pin-3')).toMatchObject({ id: 'a' });
      expect(await club.staff.setPinAndLink('nobody', { pin: 'p', link: 'l', linkUntil: NOW + 9 })).toBeUndefined();
    });

    it('comes in by a link once, of however many at once, and only until it ends', async () => {
      await add('a', 'Änne');
      const invite = () => club.staff.setPinAndLink('a', { pin: 'pin', link: 'link', linkUntil: NOW + 9 });
      await invite();
      const all = await Promise.all(Array.from({ length: 5 }, () => club.staff.takeLink('link', NOW + 8)));
      expect(all.filter((one) => one?.id === 'a')).toHaveLength(1);
      await invite();
      expect(await club.staff.takeLink('link', NOW + 9)).toBeUndefined();
    });

    it('counts every wrong PIN of however many at once, until it is forgotten', async () => {
      await add('a', 'Änne');
      const locked = async () => (await club.staff.credentialsOf('Änne'))?.lockedUntil;
      const fail = () => club.staff.countFailure('a', (failures) => NOW + failures);
      await Promise.all(Array.from({ length: 20 }, fail));
      expect(await locked()).toBe(NOW + 20);
      await club.staff.forgetFailures('a');
      expect(await locked()).toBe(0);
      await fail();
      expect(await locked()).toBe(NOW + 1);
      await club.staff.setPin('a', 'hash');
      expect(await locked()).toBe(0);
    });
  });
}
