import { readFileSync } from 'node:fs';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { type KnownLeague, previewLeagueList } from './preview-league-list.ts';

const given = (name: string) => readFileSync(new URL(`../given/${name}`, import.meta.url));
const NONE: KnownLeague = { people: [], clubs: [], teams: [], divisions: ['1'], played: [] };
const preview = (text: string, known: Partial<KnownLeague> = {}) =>
  previewLeagueList(new TextEncoder().encode(text), { ...NONE, ...known });
const problems = (text: string, known: Partial<KnownLeague> = {}) =>
  preview(text, known).rows.flatMap(({ line, problem }) => (problem === undefined ? [] : [[line, problem]]));

describe('a list of clubs', () => {
  it('is told from a squad by its columns, and knows a club by its name however it is written', () => {
    const text = 'Name;ZVR-Zahl\nPik Ass Pankow;123\nFULL HOUSE KOEPENICK;\n';
    expect(preview(text, { clubs: [{ id: 'c1', name: 'Full House Köpenick' }] })).toMatchObject({
      is: 'clubs',
      columns: [
        { header: 'Name', field: 'name' },
        { header: 'ZVR-Zahl', field: 'registerNumber' },
      ],
      rows: [
        { line: 2, club: 'Pik Ass Pankow', registerNumber: '123' },
        { line: 3, club: 'FULL HOUSE KOEPENICK', clubId: 'c1', known: true },
      ],
    });
  });

  it('says which line a club stands in already, and where none stands', () => {
    expect(problems('Verein;ZVR\nPik Ass;1\npik ass;2\n;3\n')).toEqual([
      [3, { code: 'twice-in-list', line: 2 }],
      [4, { code: 'no-club' }],
    ]);
  });
});

describe('a squad', () => {
  it('is read as the league sent it, players by their licence number and birth date', () => {
    const person = { id: toPersonId('p'), first: 'Y', last: 'P', number: 'pvb 1000' };
    const known = { people: [{ person, entered: true }], clubs: [{ id: 'c', name: 'Pik Ass Pankow' }] };
    const { is, rows } = previewLeagueList(given('league-108.csv'), { ...NONE, ...known });
    expect({ is, rows: rows.length, bad: rows.filter(({ problem }) => problem !== undefined) }).toEqual({
      ...{ is: 'squads', rows: 108, bad: [] },
    });
    expect(rows[0]?.duplicateOf).toEqual([{ person: 'p', name: 'Y P', entered: true, same: 'number' }]);
    expect(rows[1]).toMatchObject({ club: 'Pik Ass Pankow', clubId: 'c', person: { birthday: '1957-12-14' } });
  });

  it('takes membership and licence days, and refuses a day that is none with its column', () => {
    const text = [
      'Vorname;Nachname;Verein;Mitglied seit;Lizenz seit;Lizenz bis',
      'Anna;Adler;Pik Ass;1.2.2010;2011-01-05;31.12.2011',
      'Bert;Bauer;Pik Ass;1.2.10;;',
    ].join('\n');
    const { rows } = preview(text);
    expect(rows[0]).toMatchObject({ since: '2010-02-01', granted: '2011-01-05', until: '2011-12-31' });
    expect(rows[1]?.problem).toEqual({ code: 'not-a-date', column: 'Mitglied seit', found: '1.2.10' });
  });

  it('belongs to the club that was chosen where the list names none', () => {
    const clubs = [{ id: 'c', name: 'Pik Ass' }];
    expect(problems('Name\nAnna Adler\n', { clubs })).toEqual([[2, { code: 'no-club' }]]);
    expect(preview('Name\nAnna Adler\n', { clubs, club: 'c' }).rows[0]).toMatchObject({ club: 'Pik Ass', clubId: 'c' });
  });

  it('names who stands in it twice', () => {
    const text = 'Name;Verein\nAnna Adler;Pik Ass\nADLER, Anna;Pik Ass\n';
    expect(preview(text).rows[1]?.duplicateOf).toEqual([{ line: 2, same: 'name' }]);
  });
});

describe('points of a season', () => {
  const LIST = 'Spielklasse;Runde;Datum;Mannschaft;Spieler;Punkte';

  it('are of a team, or of a player of it', () => {
    const { is, rows } = preview(`${LIST}\n1;1;1.3.2010;Pik Ass;;30\n1;1;1.3.2010;Pik Ass;Anna Adler;9\n`);
    expect(is).toBe('points');
    expect(rows[0]).toEqual({
      ...{ line: 2, person: {}, team: 'Pik Ass', club: 'Pik Ass', division: '1', round: 1, points: 30 },
      date: '2010-03-01',
    });
    expect(rows[1]).toMatchObject({ person: { first: 'Anna', last: 'Adler' }, points: 9 });
  });

  it('know a team by its name in its division, and its club by it', () => {
    const teams = [{ id: 't', club: 'c', division: '1', name: 'Pik Ass' }];
    const known = { teams, clubs: [{ id: 'c', name: 'PC Pik' }], divisions: ['1', '2'] };
    expect(preview(`${LIST}\n1;1;;PIK ASS;;3\n2;1;;Pik Ass;;3\n`, known).rows.map(({ teamId }) => teamId)).toEqual([
      't',
      undefined,
    ]);
  });

  it('are refused with their column where they cannot be, and never written over', () => {
    const text = `${LIST}\n1;0;;A;;3\n1;1;;A;;3,5\n3;1;;A;;3\n1;2;;A;;3\n1;3;;A;;3\n1;3;;a;;4\n1;;;A;;1\n1;4;31.2.2010;A;;1\n`;
    expect(problems(text, { divisions: ['1', '2'], played: [{ division: '1', round: 2 }] })).toEqual([
      [2, { code: 'not-a-number', column: 'Runde', found: '0' }],
      [3, { code: 'not-a-number', column: 'Punkte', found: '3,5' }],
      [4, { code: 'no-such-division', column: 'Spielklasse', found: '3' }],
      [5, { code: 'played-already', division: '1', round: 2 }],
      [7, { code: 'twice-in-list', line: 6 }],
      [8, { code: 'cell-missing', column: 'Runde' }],
      [9, { code: 'not-a-date', column: 'Datum', found: '31.2.2010' }],
    ]);
  });
});

describe('what is no list of a league', () => {
  it('is said as of every list', () => {
    const code = (name: string) => previewLeagueList(given(name), NONE).problem?.code;
    expect(['empty.csv', 'headers-only.csv', 'not-a-list.csv'].map(code)).toEqual([
      'empty',
      'only-headers',
      'not-a-list',
    ]);
    expect(preview('Verein;Punkte\nA;3\n').problem?.code).toBe('no-league-columns');
    expect(previewLeagueList(given('unclosed-quote.csv'), NONE).rows[0]?.problem?.code).toBe('unclosed-quote');
  });
});

it('takes who is in a squad for the one who has scored, and never for somebody new', () => {
  const anna = { id: toPersonId('anna'), first: 'Anna', last: 'Adler' } as const;
  const list = preview('Runde;Mannschaft;Spieler;Punkte\n1;Pik Ass;Anna Adler;4\n', {
    people: [{ person: anna, entered: true }],
  });
  expect(list.rows[0]?.duplicateOf).toMatchObject([{ person: 'anna', entered: false, same: 'name' }]);
});
