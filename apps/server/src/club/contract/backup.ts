import { beforeEach, describe, expect, it } from 'vitest';
import { USUAL_PLAN } from '../backup-store.ts';
import type { ClubStore } from '../club-store.ts';
import { NOW, shelved } from './make-club.ts';

export function backup(current: () => ClubStore): void {
  describe('backups', () => {
    let club: ClubStore;
    beforeEach(() => {
      club = current();
    });
    const file = { name: 'riffle-backup-pik-ass.tar.gz', size: 12_345, at: NOW };

    it('are made as usual until somebody chooses otherwise', async () => {
      expect(await club.backup.plan()).toEqual(USUAL_PLAN);
      expect(await club.backup.noted()).toEqual({});
      const plan = { when: 'hours', hours: 3, keep: 5 } as const;
      await club.backup.setPlan(plan);
      expect(await club.backup.plan()).toEqual(plan);
    });

    it('are noted, the last good one and what failed since; the plan stays', async () => {
      await club.backup.noteFailed({ at: NOW - 1, why: 'disk-full' });
      expect(await club.backup.noted()).toEqual({ failed: { at: NOW - 1, why: 'disk-full' } });
      await club.backup.setPlan({ when: 'off', hours: 6, keep: 1 });
      await club.backup.noteGood(file);
      expect(await club.backup.noted()).toEqual({ good: file });
      await club.backup.noteFailed({ at: NOW + 1, why: 'folder-gone' });
      expect(await club.backup.noted()).toEqual({ good: file, failed: { at: NOW + 1, why: 'folder-gone' } });
      expect(await club.backup.plan()).toEqual({ when: 'off', hours: 6, keep: 1 });
    });

    it('of an earlier day let nobody in by a session, a browser or a link that may have ended since', async () => {
      await club.staff.addOwner({ id: 'rosa', name: 'Rosa', pin: 'hash', at: NOW });
      await club.staff.setPinAndLink('rosa', { pin: 'hash', link: 'link', linkUntil: NOW + 1000 });
      await club.sessions.start({ key: 'session', staff: 'rosa', at: NOW, forgetting: 0, by: 'pin' });
      await club.devices.remember({ key: 'device', staff: 'rosa', at: NOW, forgetting: 0 });
      await club.endAllWaysIn();
      expect(await club.sessions.find('session')).toBeUndefined();
      expect(await club.devices.isKnown('device')).toBe(false);
      expect(await club.staff.takeLink('link', NOW)).toBeUndefined();
      expect(await club.staff.findWithPin('rosa', 'hash')).toMatchObject({ id: 'rosa' });
    });

    it('are held against all that is listed, of whatever kind, in the archive too', async () => {
      await club.shelf.put(shelved('one', { version: 7 }));
      await club.shelf.put(shelved('two', { kind: 'league', code: 'L', version: 3 }));
      await club.shelf.archive('night', 'one', true);
      const seen = (await club.shelf.everything()).map(({ kind, id, version }) => [kind, id, version]);
      expect(seen.sort()).toEqual([
        ['league', 'two', 3],
        ['night', 'one', 7],
      ]);
    });
  });
}
