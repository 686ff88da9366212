import { memoryJournal } from '@riffle/journal';
import { toPersonId } from '@riffle/people';
import { expect, it } from 'vitest';
import { openSqliteClub } from '../club/sqlite/sqlite-club.ts';
import { aHost, ask } from './testing/a-host.ts';

const ANNA = toPersonId('anna');
const anna = { first: 'Anna', last: 'Adler', guest: false, roomName: 'full' } as const;

it('answers a command when all has been told, however late the directory knows a name', async () => {
  const club = openSqliteClub(':memory:');
  const directory = {
    people: async () => {
      await new Promise((done) => setTimeout(done, 20));
      return new Map([[ANNA, anna]]);
    },
    staff: async () => new Map<string, string>(),
  };
  const { host, counters } = aHost({ journal: memoryJournal(), shelf: club.shelf, directory });
  const hosted = await counters.findOrPrepare('sheep');
  await ask(hosted, { type: 'Begin', name: 'Sheep', secret: '' });
  const told: string[] = [];
  hosted.onChange(() => told.push(hosted.namesOf(ANNA, 'staff')));
  await ask(hosted, { type: 'Seat', person: ANNA });
  expect(told).toEqual(['Anna Adler']);
  await host.close();
  await club.close();
});
