import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leagueSchemaText } from '../league-schema-file.ts';
import { ROOT } from '../places.ts';
import { run } from '../run.ts';
import { riffle } from '../testing/riffle.ts';

type Team = { team: string; place?: number; scored: number; table: number; fines: { for: string; cents: number }[] };
type Report = {
  ok: boolean;
  rounds: {
    teams: Team[];
    players: { player: string; points: number }[];
    best: { players: string[]; points: number };
    remarks: unknown[];
  }[];
  tables: { of: string; rows: { rank: number; team?: string; points: number }[] }[];
  reasons: { of: string; ahead: string; behind: string; by: string; values: number[]; rules: string[]; told: string }[];
};
const EXAMPLE = join(ROOT, 'docs/league-example.json');
const season = async (change: (season: Season) => void = () => undefined) => {
  const read = JSON.parse(await readFile(EXAMPLE, 'utf8')) as Season;
  change(read);
  return JSON.stringify(read);
};
// biome-ignore lint/suspicious/noExplicitAny: what a stranger may write
type Season = any;
const CORRECTION = { round: 1, division: '1', at: '2011-04-12', reason: 'seen on the photograph' };
const reckoned = async (...args: readonly string[]): Promise<Report> =>
  JSON.parse((await riffle(['league', EXAMPLE, '--json', ...args])).out) as Report;

describe('riffle league', () => {
  it('reckons the round of the docs as it is reckoned there by hand', async () => {
    const { rounds, tables } = await reckoned();
    expect(rounds[0]?.teams.map(({ place, team, scored, table }) => [place, team, scored, table])).toEqual([
      [1, 'Linde', 104, 30],
      [2, 'Ahorn', 101, 25],
      [3, 'Eiche', 98, 21],
      [4, 'Birke', 97, 18],
      [5, 'Tanne', 93, 16],
      [6, 'Fichte', 87, 14],
    ]);
    expect(tables[0]?.rows.map(({ rank, team, points }) => [rank, team, points]).slice(0, 2)).toEqual([
      [1, 'Linde', 30],
      [2, 'Ahorn', 25],
    ]);
    expect(rounds[0]?.remarks).toEqual([]);
    const fines = rounds[0]?.teams.flatMap(({ team, fines: owed }) => owed.map((one) => [team, one.for, one.cents]));
    expect(fines).toEqual([
      ['Tanne', 'dress', 20_00],
      ['Fichte', 'shortTeam', 30_00],
    ]);
  });

  it('reckons what the players have for themselves as the docs do', async () => {
    const page = await readFile(join(ROOT, 'docs/league.md'), 'utf8');
    const byHand = ['Ahorn', 'Birke', 'Eiche', 'Fichte', 'Linde', 'Tanne'].flatMap((club) => {
      const row = page.split('\n').findLast((line) => line.startsWith(`| ${club} |`)) ?? '';
      return row
        .split('|')
        .slice(2, 8)
        .flatMap((cell, nth) => {
          const [sum, points] = cell.split('=').map((part) => part.trim());
          if (points === undefined) return [];
          expect((sum ?? '').split('+').reduce((all, one) => all + Number(one), 0)).toBe(Number(points));
          return [[`${club.toLowerCase()} ${String(nth + 1)}`, Number(points)] as const];
        });
    });
    const { rounds } = await reckoned();
    expect(byHand).toHaveLength(35);
    expect(new Map(rounds[0]?.players.map(({ player, points }) => [player, points]))).toEqual(new Map(byHand));
    expect(rounds[0]?.best).toEqual({ players: ['birke 6'], points: 21, open: false });
  });

  it('says of every two neighbours why one is ahead, with its rule and in both languages', async () => {
    const { reasons } = await reckoned('--lang', 'en');
    expect(reasons.filter(({ of }) => of === 'teams')).toHaveLength(5);
    expect(reasons.filter(({ of }) => of === 'round')).toHaveLength(5);
    expect(reasons.filter(({ of }) => of === 'players')).toHaveLength(34);
    expect(reasons.find(({ of }) => of === 'teams')).toMatchObject({
      ...{ ahead: 'Linde', behind: 'Ahorn', by: 'points', values: [30, 25], rules: ['oepbl:4.1.3 champion'] },
      told: 'PC Linde is ahead of PC Ahorn: more points, 30 to 25.',
    });
    const german = await reckoned('--lang', 'de');
    expect(german.reasons.find(({ of }) => of === 'teams')?.told).toBe(
      'PC Linde steht vor PC Ahorn: mehr Punkte, 30 zu 25.',
    );
  });

  it('reckons everything anew with a correction', async () => {
    const right = await season((one) => {
      const table = { ...one.rounds[0].tables[5], inTime: true };
      one.corrections = [{ round: 1, division: '1', at: '2011-04-12', reason: 'the box was overlooked', table }];
    });
    const report = JSON.parse((await riffle(['league', '-', '--json'], {}, right)).out) as Report;
    expect(report.rounds[0]?.teams.find(({ team }) => team === 'Fichte')).toMatchObject({ scored: 88 });
  });

  it('looks who sits twice in a heat once all is corrected', async () => {
    const twice = (one: Season) => {
      one.rounds[0].tables[2].seats[0].player = 'eiche 4';
      const table = { ...one.rounds[0].tables[2], seats: [...one.rounds[0].tables[2].seats] };
      table.seats[0] = { ...table.seats[0], player: 'eiche 5' };
      one.corrections = [{ round: 1, division: '1', at: '2011-04-12', reason: 'another name', table }];
    };
    expect(await riffle(['league', '-', '--json'], {}, await season(twice))).toMatchObject({ code: 0 });
  });

  it.each([
    [(one: Season) => delete one.season, 'season: Diese Angabe fehlt.'],
    [
      (one: Season) => (one.rounds[0].tables[0].seats[1].place = 3),
      'rounds[0].tables[0].seats[1].place: Platz 3 kann nicht sein: Es ist Platz 2. (und 1 weitere)',
    ],
    [
      (one: Season) => (one.rounds[0].tables[1].seats[0].chips = 5_100),
      'rounds[0].tables[1].chips: Gezählt sind 11.900 Chips, am Tisch waren 12.000: noch einmal zählen.',
    ],
    [
      (one: Season) => (one.rounds[0].tables[0].seats[0].team = 'Buche'),
      'rounds[0].tables[0].seats[0].team: Die Mannschaft „Buche“ gibt es in dieser Spielklasse nicht.',
    ],
    [
      (one: Season) => (one.rounds[0].tables[2].seats[0].player = 'ahorn 3'),
      'rounds[0].tables[2].seats[0]: „ahorn 3“ sitzt in diesem Heat schon an einem anderen Platz.',
    ],
    [(one: Season) => (one.rounds[0].round = 7), 'rounds[0].round: Eine Saison hat 6 Runden.'],
    [
      (one: Season) => (one.profile = 'tirol'),
      'profile: Das Wettbewerbsprofil gibt es nicht. Möglich ist: oepbl, pvb, plain, duels.',
    ],
    [
      (one: Season) => (one.rounds[0].deductions = [{ player: 'ahorn 1', points: 2, reason: 'late' }]),
      'rounds[0].deductions[0].points: Diese Liga zieht Spielern keine Punkte ab.',
    ],
    [
      (one: Season) => (one.corrections = [CORRECTION]),
      'corrections[0]: Es ist nicht gesagt, was richtig ist. Möglich ist: table, event, match, team, told, decision.',
    ],
    [
      (one: Season) => (one.corrections = [{ ...CORRECTION, table: { ...one.rounds[0].tables[0], heat: undefined } }]),
      'corrections[0]: Diese Karte, dieses Turnier oder diese Begegnung steht nicht in der Runde: Kürzel und Heat sind dort anders.',
    ],
    [
      (one: Season) => (one.corrections = [{ ...CORRECTION, told: { team: 'Buche', points: 3 } }]),
      'corrections[0].told.team: Die Mannschaft „Buche“ gibt es in dieser Spielklasse nicht.',
    ],
    [
      (one: Season) => (one.corrections = [{ ...CORRECTION, decision: { of: 'teams', order: ['Buche'] } }]),
      'corrections[0].decision.order[0]: Die Mannschaft „Buche“ gibt es in dieser Spielklasse nicht.',
    ],
    [
      (one: Season) => {
        const [table] = structuredClone(one.rounds[0].tables);
        table.seats[5].place = 7;
        one.corrections = [{ ...CORRECTION, table }];
      },
      'corrections[0].table.seats[5].place: Platz 7 kann nicht sein: Es ist Platz 6.',
    ],
    [
      (one: Season) => {
        const [table] = structuredClone(one.rounds[0].tables);
        table.seats[5].player = 'tanne 4';
        one.corrections = [{ ...CORRECTION, table }];
      },
      'rounds[0].tables[1].seats[4]: „tanne 4“ sitzt in diesem Heat schon an einem anderen Platz.',
    ],
    [
      (one: Season) =>
        (one.movement = {
          playOff: [{ team: 'W' }],
          playOffRound: { ...one.rounds[0], teams: [{ team: 'V' }], tables: [], events: [] },
        }),
      'movement.playOffRound.teams[0].team: Die Mannschaft „V“ gibt es in dieser Spielklasse nicht.',
    ],
  ])('refuses what does not go together, with its place: %#', async (change, why) => {
    const { code, out, err } = await riffle(['league', '-'], {}, await season(change));
    expect([code, err]).toEqual([1, `riffle: ${why}\n`]);
    const said = JSON.parse(out) as { ok: boolean; problems: { told: string }[] };
    expect([said.ok, said.problems[0]?.told]).toEqual([false, why.replace(/ \(und .*/, '')]);
  });

  it('[oepbl:1.10 points deduction] says what a team lacks in the table, and why', async () => {
    const less = await season((one) => {
      one.divisions[0].teams.push({ id: 'Weide' });
      one.rounds[0].teams.push({ team: 'Weide', absent: true });
      one.rounds[0].deductions = [{ team: 'Birke', points: 2, reason: 'left early' }];
      one.deductions = [{ division: '1', team: 'Linde', points: 3, reason: 'fee not paid', rule: '5.6' }];
    });
    const { taken } = JSON.parse((await riffle(['league', '-', '--json'], {}, less)).out) as { taken: unknown };
    const division = '1';
    expect(taken).toEqual([
      { division, team: 'Weide', round: 1, points: 10, for: 'notThere', rules: ['oepbl:1.10 points deduction'] },
      { division, team: 'Birke', round: 1, points: 2, reason: 'left early', for: 'league', rules: [] },
      { division, team: 'Linde', points: 3, reason: 'fee not paid', rule: '5.6', for: 'league', rules: [] },
    ]);
  });

  it('[oepbl:3.2] takes no nineteenth team in a division', async () => {
    const crowded = await season((one) => {
      one.divisions[0].teams = Array.from({ length: 19 }, (_, nth) => ({ id: `T${String(nth)}` }));
      one.rounds = [];
    });
    expect(await riffle(['league', '-', '--json'], {}, crowded)).toMatchObject({
      code: 1,
      err: 'riffle: divisions[0].teams: In dieser Spielklasse spielen höchstens 18 Mannschaften.\n',
    });
  });

  it('takes a profile of the league’s own that stands in the file', async () => {
    const own = await season((one) => {
      one.profile = 'tirol';
      one.own = { id: 'tirol', on: 'oepbl', answers: { 'points.shared': { value: 'mean' } } };
    });
    const { rounds } = JSON.parse((await riffle(['league', '-', '--json'], {}, own)).out) as Report;
    // second place shared at one table: 6 each in place of 7
    expect(rounds[0]?.teams.find(({ team }) => team === 'Birke')?.scored).toBe(96);
  });

  it('[oepbl:4.2.2.1 waiver] says who goes up and down once all is over, and why', async () => {
    const told = (division: string) =>
      Array.from({ length: 18 }, (_, nth) => ({ team: `${division}.${String(nth + 1)}`, points: 180 - nth }));
    const over = {
      ...{ format: 'riffle-league-season', v: 1, profile: 'oepbl', season: '2011', over: true },
      divisions: ['1', '2'].map((id) => ({ id, teams: told(id).map(({ team }) => ({ id: team })) })),
      rounds: ['1', '2'].map((division) => ({ round: 1, division, told: told(division) })),
      movement: { waived: ['2.2'] },
    };
    const { out } = await riffle(['league', '-', '--json'], {}, JSON.stringify(over));
    type Move = { team: string; told: string };
    const { movement } = JSON.parse(out) as {
      movement: { divisions: { up: string[]; down: Move[]; candidates: Move[]; savings: Move[] }[] };
    };
    expect(movement.divisions[0]?.down.map(({ team }) => team)).toEqual(['1.17', '1.18']);
    expect(movement.divisions[1]?.up).toEqual(['2.1', '2.3']);
    expect(movement.divisions[0]?.savings[0]?.told).toBe('Ein Absteiger weniger: 2.2 steigt nicht auf.');
    expect(movement.divisions[1]?.candidates.map((one) => one.told)).toEqual([
      '2.1 steigt auf: Rang 1.',
      '2.2 verzichtet auf den Aufstieg.',
      '2.3 steigt auf: Rang 3.',
    ]);
  });

  it('is told in lines to who reads along: rounds, fines, the best of the day, tables and why', async () => {
    const lines: string[] = [];
    const streams = {
      input: async () => '',
      out: (text: string) => lines.push(text),
      err: () => undefined,
      terminal: true,
    };
    expect(await run(['league', EXAMPLE, '--lang', 'de'], {}, streams)).toBe(0);
    const told = lines.join('');
    expect(told).toContain('1.  PC Linde      104       30');
    expect(told).toContain('PC Fichte: Strafen 30,00');
    expect(told).toContain('MVP des Tages mit 21 Punkten: birke 6');
    expect(told).toContain('PC Eiche steht vor PC Birke: mehr Punkte, 21 zu 18.');
    const less = await season((one) => {
      one.divisions[0].teams.push({ id: 'Weide' });
      one.rounds[0].teams.push({ team: 'Weide', absent: true });
      one.deductions = [{ division: '1', team: 'Linde', points: 3, reason: 'Gebühr offen' }];
    });
    await run(['league', '-', '--lang', 'de'], {}, { ...streams, input: async () => less });
    expect(lines.join('')).toContain(
      'Weide: 10 Punkte abgezogen, 1. Runde: nicht angetreten\nPC Linde: 3 Punkte abgezogen: Gebühr offen\n',
    );
  });

  it('prints a profile answer by answer, with its rules and what is read into gaps', async () => {
    const { out } = await riffle(['league', '--profile', 'oepbl', '--json']);
    const { answers } = JSON.parse(out) as { answers: { question: string; rules: string[]; reading: boolean }[] };
    expect(answers.find(({ question }) => question === 'points.shared')).toEqual({
      ...{ question: 'points.shared', label: 'Punkte eines geteilten Platzes', value: 'ofPlace', from: 'profile' },
      ...{ reading: true, rules: ['oepbl:3.12 points', 'oepbl:3.16', 'oepbl:4.1.2'] },
    });
    expect((await riffle(['league', '--profile', 'duels', '--lang', 'en'])).out).toContain('as is usual');
    expect((await riffle(['league', '--profile', 'none'])).code).toBe(2);
  });

  it('says how it is called', async () => {
    expect(await riffle(['league'])).toMatchObject({ code: 2, err: 'riffle: DATEI fehlt.\n' });
    expect((await riffle(['league', 'nowhere.json'])).code).toBe(1);
    expect((await riffle(['league', '-'], {}, 'no json')).code).toBe(1);
  });

  it('has its schema published as it is', async () => {
    expect(await readFile(join(ROOT, 'docs/league-season.schema.json'), 'utf8')).toBe(leagueSchemaText());
    expect((await riffle(['league', '--schema'])).out).toBe(leagueSchemaText());
  });
});
