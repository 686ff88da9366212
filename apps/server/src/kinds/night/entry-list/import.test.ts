import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toPersonId } from '@riffle/people';
import type { ImportPreview } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub, openNight } from '../../../testing/club.ts';

describe('a list of players', () => {
  let club: Club;
  let night: Awaited<ReturnType<typeof openNight>>;
  beforeEach(async () => {
    club = await openClub();
    night = await openNight(club.owner);
  });
  afterEach(() => club.close());

  const preview = async (list: string | Buffer, type = 'text/csv'): Promise<ImportPreview> =>
    (
      await club.app.inject({
        method: 'POST',
        url: `/api/night/${night.id}/import/preview?lang=de`,
        headers: { host: 'localhost', cookie: String(club.owner.cookie), 'content-type': type },
        payload: list,
      })
    ).json();
  const take = (list: ImportPreview, id: string = randomUUID()) =>
    club.owner.post(`/api/night/${night.id}/import`, {
      id,
      decisions: list.rows.map(({ line, person }) => ({ line, person, as: { is: 'new' }, seen: [] })),
    });

  it('is shown first, in whatever encoding, and nothing is entered', async () => {
    const shown = await preview(Buffer.from('Vorname;Nachname\nJ\xfcrgen;Wei\xdf\n', 'latin1'));
    expect(shown).toMatchObject({
      encoding: 'windows-1252',
      rows: [{ line: 2, person: { first: 'Jürgen', last: 'Weiß' } }],
    });
    expect((await night.document()).view.figures.entries).toBe(0);
    expect((await club.owner.get('/api/people')).json()).toEqual([]);
  });

  it('is entered as decided, in one step, and once', async () => {
    const list = await preview('Anna Adler\nBen Bach\n', 'text/plain');
    const id = randomUUID();
    const answers = await Promise.all([take(list, id), take(list, id)]);
    for (const answer of answers) expect(answer.json()).toEqual({ version: 2, commit: id });
    expect((await club.owner.get('/api/people')).json()).toHaveLength(2);
    const again = await preview('Anna Adler\n', 'text/plain');
    expect(again.rows[0]?.duplicateOf).toMatchObject([{ name: 'Anna Adler', entered: true, same: 'name' }]);
  });

  it('that a crash left half in the directory is entered whole when it is sent again', async () => {
    const list = await preview('Anna Adler\nBen Bach\n', 'text/plain');
    const id = randomUUID();
    const anna = { first: 'Anna', last: 'Adler', guest: false, roomName: 'full' } as const;
    await club.house.club.people.add([{ id: toPersonId(`${id}-p${String(list.rows[0]?.line)}`), person: anna }], 1);
    expect((await take(list, id)).json()).toEqual({ version: 2, commit: id });
    expect((await club.owner.get('/api/people')).json()).toHaveLength(2);
    expect((await night.document()).view.figures.entries).toBe(2);
  });

  it('that two desks enter at once enters nobody twice, and says who is there already', async () => {
    const list = await preview('Anna Adler\nBen Bach\n', 'text/plain');
    const answers = (await Promise.all([take(list), take(list)])).toSorted((a, b) => a.statusCode - b.statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json()).toMatchObject({
      code: 'there-meanwhile',
      detail: expect.stringContaining('Anna Adler'),
    });
    expect((await night.document()).view.figures.entries).toBe(2);
    expect((await club.owner.get('/api/people')).json()).toHaveLength(2);
  });

  it('may be a workbook', async () => {
    const file = new URL('../../../../../../packages/formats/src/lists/given/squads.xlsx', import.meta.url);
    const shown = await preview(
      readFileSync(file),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(shown).toMatchObject({
      ...{ encoding: 'xlsx', separator: 'none', sheet: 1 },
      rows: [
        { line: 4, person: { first: 'Jürgen', last: 'Weiß', club: 'PC Ahorn', birthday: '1980-12-31' } },
        {},
        {},
        {},
      ],
    });
  });

  it('takes somebody who is known as that one, and skips who is skipped', async () => {
    const person = { id: 'person-1', first: 'Anna', last: 'Adler', guest: false, roomName: 'full' };
    await club.owner.post('/api/people', person);
    await club.owner.post(`/api/night/${night.id}/import`, {
      id: randomUUID(),
      decisions: [
        { line: 1, person: { first: 'Anna', last: 'Adler', club: 'Pik Ass' }, as: { is: 'person', id: 'person-1' } },
        { line: 2, person: { first: 'Ben', last: 'Bach' }, as: { is: 'skip' } },
      ],
    });
    const { view } = await night.document();
    expect(Object.values(view.entries)).toMatchObject([{ person: 'person-1', club: 'Pik Ass' }]);
    expect((await club.owner.get('/api/people')).json()).toHaveLength(1);
  });

  it('leaves nobody behind in the directory when the entries are refused', async () => {
    const answer = await club.owner.post(`/api/night/${night.id}/import`, {
      id: randomUUID(),
      decisions: [
        { line: 1, person: { last: 'New' }, as: { is: 'new' } },
        { line: 2, person: {}, as: { is: 'person', id: 'person-1' } },
        { line: 3, person: {}, as: { is: 'person', id: 'person-1' } },
      ],
    });
    expect(answer.json()).toMatchObject({ code: 'person-already-entered' });
    expect((await club.owner.get('/api/people')).json()).toEqual([]);
  });

  it('may be large, but not without end', async () => {
    const answer = await club.app.inject({
      method: 'POST',
      url: `/api/night/${night.id}/import/preview`,
      headers: { host: 'localhost', cookie: String(club.owner.cookie), 'content-type': 'text/csv' },
      payload: 'x'.repeat(2_000_001),
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'too-large' });
  });
});
