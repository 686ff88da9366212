import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { NOW } from './make-club.ts';

export function sessions(current: () => ClubStore): void {
  describe('sessions and devices', () => {
    let club: ClubStore;
    beforeEach(async () => {
      club = current();
      for (const id of ['a', 'b']) await club.staff.add({ id, name: id, role: 'floor', at: NOW });
    });
    const start = (key: string, staff: string, at = NOW, forgetting = 0) =>
      club.sessions.start({ key, staff, at, forgetting, by: 'pin' });

    it('know who is signed in, and when somebody was seen', async () => {
      await start('k', 'a');
      expect(await club.sessions.find('k')).toMatchObject({
        member: { id: 'a', lastSeen: NOW },
        startedAt: NOW,
        seenAt: NOW,
      });
      await club.sessions.noteSeen('k', NOW + 5);
      expect(await club.sessions.find('k')).toMatchObject({
        ...{ member: { lastSeen: NOW + 5 }, startedAt: NOW, seenAt: NOW + 5 },
      });
      expect(await club.sessions.find('other')).toBeUndefined();
    });

    it('know by which way somebody came in', async () => {
      await start('k', 'a');
      await club.sessions.start({ key: 'l', staff: 'a', at: NOW, forgetting: 0, by: 'link' });
      expect([(await club.sessions.find('k'))?.by, (await club.sessions.find('l'))?.by]).toEqual(['pin', 'link']);
    });

    it('say what the member is now, and nothing of one that was removed', async () => {
      await start('k', 'a');
      await club.staff.change('a', { role: 'display' });
      expect((await club.sessions.find('k'))?.member.role).toBe('display');
      await club.staff.remove('a', NOW);
      expect(await club.sessions.find('k')).toBeUndefined();
    });

    it('end one by one, or all of one member but one, each told once', async () => {
      for (const key of ['k1', 'k2', 'k3']) await start(key, 'a');
      await start('other', 'b');
      await club.sessions.end('k1');
      expect(await club.sessions.find('k1')).toBeUndefined();
      expect([...(await club.sessions.keysOf('a'))].sort()).toEqual(['k2', 'k3']);
      expect(await club.sessions.endAllOf('a', 'k3')).toEqual(['k2']);
      expect(await club.sessions.endAllOf('a', 'k3')).toEqual([]);
      expect(await club.sessions.endAllOf('a')).toEqual(['k3']);
      expect(await club.sessions.find('other')).toBeDefined();
    });

    it('forget those not seen for long when a new one starts', async () => {
      await start('old', 'a', NOW);
      await start('new', 'b', NOW + 10, NOW + 1);
      expect(await club.sessions.find('old')).toBeUndefined();
      expect(await club.sessions.find('new')).toBeDefined();
    });

    it('remember a browser for each who signed in on it, as long as it is seen', async () => {
      const { devices } = club;
      const remember = (staff: string, at: number, forgetting = 0) =>
        devices.remember({ key: 'd', staff, at, forgetting });
      expect(await devices.isKnown('d')).toBe(false);
      await remember('a', NOW);
      await remember('a', NOW + 2);
      await remember('b', NOW + 1);
      expect(await devices.isKnown('d')).toBe(true);
      expect(await devices.isOf('a', 'd', NOW + 1)).toBe(true);
      expect(await devices.isOf('b', 'd', NOW + 1)).toBe(false);
      await devices.forgetAllOf('a');
      expect(await devices.isOf('a', 'd', 0)).toBe(false);
      await remember('a', NOW + 10, NOW + 2);
      expect(await devices.isOf('b', 'd', 0)).toBe(false);
    });
  });
}
