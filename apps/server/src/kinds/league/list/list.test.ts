import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LeagueImport, LeagueListPreview, LeagueListRow } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../../../testing/club.ts';
import { openLeague } from '../testing.ts';

const LEAGUE_108 = new URL('../../../../../../packages/formats/src/lists/given/league-108.csv', import.meta.url);

describe('a list of a league', () => {
  let club: Club;
  let league: Awaited<ReturnType<typeof openLeague>>;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
    league = await openLeague(club);
  });
  afterEach(() => club.close());

  const preview = async (list: string | Buffer, of = ''): Promise<LeagueListPreview> =>
    (
      await club.app.inject({
        method: 'POST',
        url: `/api/league/${league.id}/import/preview?lang=de${of}`,
        headers: { host: 'localhost', cookie: String(club.owner.cookie), 'content-type': 'text/csv' },
        payload: list,
      })
    ).json();
  const decided = ({ problem: _, warnings: __, duplicateOf, known: ___, ...row }: LeagueListRow) => {
    const other = (duplicateOf ?? []).find((one) => 'person' in one && !one.entered);
    const as =
      other !== undefined && 'person' in other
        ? ({ is: 'person', id: other.person } as const)
        : ({ is: 'new' } as const);
    const seen = (duplicateOf ?? []).flatMap((one) => ('person' in one ? [one.person] : []));
    return { ...row, as, ...(as.is === 'new' && { seen }) };
  };
  const take = ({ is, rows }: LeagueListPreview, more: Partial<LeagueImport> = {}) =>
    club.owner.post(`/api/league/${league.id}/import?lang=de`, {
      ...{ id: randomUUID(), is, day: '2026-01-01' },
      decisions: rows.filter(({ problem }) => problem === undefined).map(decided),
      ...more,
    });
  const log = async () =>
    (await club.owner.get(`/api/league/${league.id}/log?lang=de`)).json<readonly { id: string }[]>();

  it('is shown first, and nothing is taken over', async () => {
    const shown = await preview('Verein;Name;Lizenz seit\nPik Ass;Anna Adler;1.1.26\n');
    expect(shown).toMatchObject({
      is: 'squads',
      rows: [{ line: 2, problem: { text: '„1.1.26“ in Spalte Lizenz seit ist kein Datum wie 31.12.1980.' } }],
    });
    expect((await league.document()).view.own).toMatchObject({ clubs: [], players: [] });
    expect((await club.owner.get('/api/people')).json()).toEqual([]);
  });

  it('of a whole league makes its clubs and squads in one step, twice sent as once, and one undo takes all back', async () => {
    const id = randomUUID();
    const list = await preview(readFileSync(LEAGUE_108));
    const answers = await Promise.all([take(list, { id }), take(list, { id })]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ commit: id });
    const { own } = (await league.document()).view;
    expect(own?.players).toHaveLength(108);
    const clubs = new Set(list.rows.map((row) => row.club));
    expect(own?.clubs.map(({ name }) => name).toSorted()).toEqual([...clubs].toSorted());
    expect(own?.players[0]).toMatchObject({ born: '1970-10-15', spells: [{ since: '2026-01-01' }] });

    const told = (await log()).at(-1);
    expect(told).toMatchObject({ id, text: expect.stringContaining(`${String(clubs.size)} Vereine, 108 Spieler`) });
    const again = await preview(readFileSync(LEAGUE_108));
    expect(again.rows.every(({ clubId }) => clubId !== undefined)).toBe(true);
    expect(
      again.rows.every(({ duplicateOf }) => duplicateOf?.some((one) => 'entered' in one && one.entered) === true),
    ).toBe(true);

    await league.done({ type: 'Undo', commit: id, also: [] });
    expect((await league.document()).view.own).toMatchObject({ clubs: [], players: [] });
  });

  it('knows who is in the directory, and gives licences with their days', async () => {
    const known = await club.owner.post('/api/people', {
      ...{ id: 'person-anna', first: 'Anna', last: 'Adler', guest: false, roomName: 'full', birthday: '1980-05-05' },
    });
    expect(known.statusCode).toBe(200);
    const list = await preview(
      'Verein;Name;Geburtsdatum;Lizenz beantragt;Lizenz seit;Lizenz bis\nPik Ass;Anna Adler;5.5.1980;1.1.2026;5.1.2026;31.12.2026\n',
    );
    expect((await take(list)).statusCode).toBe(200);
    expect((await league.document()).view.own?.players).toMatchObject([
      { id: 'person-anna', licence: { applied: '2026-01-01', granted: '2026-01-05', until: '2026-12-31' } },
    ]);
    expect((await club.owner.get('/api/people')).json()).toHaveLength(1);
  });

  it('of a past season gives its table', async () => {
    const list = await preview(
      'Runde;Datum;Mannschaft;Spieler;Punkte\n1;1.3.2025;Pik Ass;;7\n1;;Full House;;9\n1;;Pik Ass;Anna Adler;4\n2;1.4.2025;Pik Ass;;5\n2;;Pik Ass;Anna Adler;2\n',
    );
    const taken = await take(list, { close: true });
    expect(taken.json()).toMatchObject({ version: 2 });
    const { view } = await league.document();
    expect(view).toMatchObject({ stage: 'running', clubs: [{ name: 'Pik Ass' }, { name: 'Full House' }] });
    expect(view.tables[0]?.rows.map(({ points }) => points)).toEqual([12, 9]);
    expect(view.players[0]?.rows.map(({ points }) => points)).toEqual([6]);
    expect(view.matchDays.map(({ date, closed }) => [date, closed])).toEqual([
      ['2025-03-01', true],
      ['2025-04-01', false],
    ]);
    const again = await preview('Runde;Mannschaft;Punkte\n1;Pik Ass;7\n');
    expect(again.rows[0]?.problem?.text).toContain('hat schon Ergebnisse');
  });

  it('that a rule stands against is refused with its line, and leaves nobody behind', async () => {
    const list = await preview('Verein;Name\nPik Ass;Anna Adler\nPik Ass;Bert Bauer\n');
    const rows = list.rows.map((row) => ({ ...row, person: { ...row.person } }));
    const [first, second] = rows.map(decided);
    const twice = { ...second, line: 3, as: { is: 'person', id: 'somebody' } };
    const answer = await club.owner.post(`/api/league/${league.id}/import?lang=de`, {
      ...{ id: randomUUID(), is: 'squads', day: '2026-01-01' },
      decisions: [first, twice, { ...twice, line: 4 }],
    });
    expect(answer.json()).toMatchObject({
      ...{ status: 409, code: 'line-refused', title: expect.stringContaining('Zeile 4: ') },
      detail: 'Nichts von der Liste ist übernommen.',
    });
    expect((await club.owner.get('/api/people')).json()).toEqual([]);
    expect(await log()).toHaveLength(1);
  });

  it('of a past season takes who is in a squad already for that one', async () => {
    expect((await take(await preview('Verein;Name\nPik Ass;Anna Adler\n'))).statusCode).toBe(200);
    const points = await preview('Runde;Mannschaft;Spieler;Punkte\n1;Pik Ass;Anna Adler;4\n');
    expect((await take(points)).statusCode).toBe(200);
    const { view } = await league.document();
    expect(view.own?.players).toHaveLength(1);
    expect(view.players[0]?.rows).toMatchObject([{ id: view.own?.players[0]?.id, points: 4 }]);
  });

  it('that two desks take over at once makes nobody twice, and says who is there already', async () => {
    await league.done({ type: 'AdmitClub', club: 'club-ass', name: 'Pik Ass' });
    const list = await preview('Verein;Name\nPik Ass;Anna Adler\nPik Ass;Bert Bauer\n');
    const answers = (await Promise.all([take(list), take(list)])).toSorted((a, b) => a.statusCode - b.statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json()).toMatchObject({
      code: 'there-meanwhile',
      detail: 'Zeile 2: Anna Adler ist schon da. Zeile 3: Bert Bauer ist schon da.',
      allowed: [expect.stringContaining('noch einmal prüfen')],
    });
    expect((await club.owner.get('/api/people')).json()).toHaveLength(2);
    expect((await league.document()).view.own?.players).toHaveLength(2);
    expect((await take(list)).json()).toMatchObject({ code: 'there-meanwhile' });
  });

  it('that two desks take over at once admits no club twice', async () => {
    const list = await preview('Verein;ZVR\nPik Ass;1\nFull House;2\n');
    const answers = (await Promise.all([take(list), take(list)])).toSorted((a, b) => a.statusCode - b.statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json()).toMatchObject({
      code: 'line-refused',
      title: expect.stringContaining('namens Pik Ass'),
    });
    expect((await league.document()).view.clubs).toHaveLength(2);
  });

  it('takes somebody as new who is called like somebody whom the office was shown', async () => {
    const anna = { id: 'person-anna', first: 'Anna', last: 'Adler', guest: false, roomName: 'full' };
    await club.owner.post('/api/people', anna);
    const list = await preview('Verein;Name\nPik Ass;Anna Adler\n');
    const body = { id: randomUUID(), is: 'squads', day: '2026-01-01' };
    const row = { line: 2, person: { first: 'Anna', last: 'Adler' }, club: 'Pik Ass', as: { is: 'new' } };
    const unseen = await club.owner.post(`/api/league/${league.id}/import`, {
      ...body,
      decisions: [{ ...row, seen: [] }],
    });
    expect(unseen.json()).toMatchObject({ code: 'there-meanwhile' });
    expect(list.rows[0]?.duplicateOf).toMatchObject([{ person: 'person-anna' }]);
    const seen = [{ ...row, seen: ['person-anna'] }];
    expect((await club.owner.post(`/api/league/${league.id}/import`, { ...body, decisions: seen })).statusCode).toBe(
      200,
    );
    expect((await club.owner.get('/api/people')).json()).toHaveLength(2);
  });

  it('comes as a workbook, with a choice of its sheets', async () => {
    const given = (file: string) => readFileSync(new URL(file, LEAGUE_108));
    const list = await preview(given('squads.xlsx'));
    expect(list).toMatchObject({
      ...{ is: 'squads', encoding: 'xlsx', sheets: ['Hinweise', 'Kader', 'Spieler'], sheet: 1 },
      rows: [
        {
          line: 4,
          person: { first: 'Jürgen', last: 'Weiß', number: '100000', birthday: '1980-12-31' },
          granted: '2026-02-01',
        },
        {
          line: 5,
          warnings: [{ text: '„1.2.80“ in Spalte Geburtsdatum ist kein Datum wie 31.12.1980 und bleibt weg.' }],
        },
        { line: 6, problem: { text: '„1.1.26“ in Spalte Lizenz seit ist kein Datum wie 31.12.1980.' } },
        { line: 7, problem: { text: 'In Spalte Vorname steht ein Fehler der Tabelle: #REF!' } },
      ],
    });
    expect((await take(list)).statusCode).toBe(200);
    expect((await league.document()).view.own?.players).toHaveLength(2);
    expect(await preview(given('squads.xlsx'), '&sheet=0')).toMatchObject({
      sheet: 0,
      rows: [{ line: 1, problem: { code: 'no-club' } }],
    });
    expect(await preview(given('points.ods'))).toMatchObject({
      ...{ is: 'points', encoding: 'ods' },
      rows: [{ date: '2025-03-01', points: 7 }, { points: 9 }, { person: { first: 'Dora' }, points: 4 }],
    });
    const broken = given('squads.xlsx').subarray(0, 900);
    expect(await preview(broken)).toMatchObject({ rows: [], problem: { code: 'broken-workbook' } });
  });

  it('is the office’s', async () => {
    const floor = await club.member('Flo', 'floor');
    const body = { id: randomUUID(), is: 'clubs', day: '2026-01-01', decisions: [] };
    expect((await floor.post(`/api/league/${league.id}/import`, body)).statusCode).toBe(403);
  });
});
