import { memoryJournal } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club/club-store.ts';
import { NOW, shelved } from '../club/contract/make-club.ts';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { refuseMisfit } from './fit.ts';

const PATHS = { journal: 'journal.sqlite', club: 'club.sqlite' };

describe('a journal and a club', () => {
  const journal = memoryJournal();
  let club: ClubStore;
  beforeEach(async () => {
    club = openSqliteClub(':memory:');
    const [at, actor] = [NOW, { id: 'rosa', role: 'director' }];
    for (const id of ['one', 'two'])
      await journal.append({ stream: `night/${id}`, id, at, actor, events: [], expectedVersion: 0 });
  });
  afterEach(() => club.close());
  const fits = () => refuseMisfit({ journal, club }, PATHS);

  it('are one house where the list lags behind', async () => {
    await club.shelf.put(shelved('one', { version: 1 }));
    await expect(fits()).resolves.toBeUndefined();
  });

  it('are none where the list is ahead, of whatever kind: it says of which', async () => {
    await club.shelf.put(shelved('one', { version: 2, line: { name: 'Freitag' } }));
    await club.shelf.put(shelved('league', { kind: 'league', code: 'L', version: 1, line: {} }));
    await expect(fits()).rejects.toMatchObject({
      trouble: { code: 'nights-missing', count: 2, names: expect.arrayContaining(['Freitag', 'league']) },
    });
  });

  it('lack nothing that was thrown away and is forgotten', async () => {
    await club.shelf.put(shelved('one'));
    await club.shelf.put(shelved('gone', { version: 9 }));
    await club.shelf.discard('night', 'gone', NOW);
    await expect(fits()).resolves.toBeUndefined();
  });

  it('are none where the club knows nobody and nothing', async () => {
    await expect(fits()).rejects.toMatchObject({ trouble: { code: 'club-empty', path: 'club.sqlite' } });
    await club.staff.addOwner({ id: 'rosa', name: 'Rosa', pin: 'hash', at: NOW });
    await expect(fits()).resolves.toBeUndefined();
  });
});
