import { type Journal, memoryJournal } from '@riffle/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club/club-store.ts';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import type { Host } from './host.ts';
import { aHost, ask } from './testing/a-host.ts';

describe('two hosts of the same journal and club', () => {
  let journal: Journal;
  let club: ClubStore;
  const hosts: Host[] = [];
  beforeEach(() => {
    journal = memoryJournal();
    club = openSqliteClub(':memory:');
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) await host.close();
    await club.close();
  });

  const open = (around: Pick<ClubStore, 'shelf'> = club) => {
    const { host, counters } = aHost({ journal, shelf: around.shelf });
    hosts.push(host);
    return { host, counters };
  };
  const begin = async ({ counters }: ReturnType<typeof open>) => {
    const hosted = await counters.findOrPrepare('sheep');
    expect(await ask(hosted, { type: 'Begin', name: 'Sheep', secret: '' })).toMatchObject({ ok: true });
    return hosted.code;
  };

  it('show the same link, and both find by it', async () => {
    const [one, other] = [open(), open()];
    const code = await begin(one);
    expect((await other.counters.find('sheep'))?.code).toBe(code);
    for (const { counters } of [one, other]) expect((await counters.findByCode(code))?.id).toBe('sheep');
    await Promise.all(hosts.map((host) => host.catchUp()));
    expect(await club.shelf.find('counter', 'sheep')).toMatchObject({ code });
  });

  it('tell one link where both begin to make the same at once', async () => {
    const made = await Promise.all([open(), open()].map(({ counters }) => counters.findOrPrepare('sheep')));
    expect(new Set(made.map(({ code }) => code)).size).toBe(1);
  });

  it('find by a link that was told before its line was written, and after a crash it is still the same', async () => {
    const code = await begin(open());
    const later = open();
    expect(await club.shelf.find('counter', 'sheep')).toBeUndefined();
    expect((await later.counters.findByCode(code.toLowerCase()))?.code).toBe(code);
    await later.host.wake();
    expect(await later.counters.list(false)).toMatchObject([{ id: 'sheep', code }]);
  });

  it('find nothing by the link of what was refused', async () => {
    const { counters } = open();
    const { code } = await counters.findOrPrepare('sheep');
    expect(await counters.findByCode(code)).toBeUndefined();
  });
});
