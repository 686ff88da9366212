import { expect, it } from 'vitest';
import { readyProfiles } from '../profiles/ready.ts';
import { readSeason } from '../season/read-season.ts';
import { asSeasonFile } from './as-season-file.ts';
import type { LeagueCommand } from './command.ts';
import { publicReport } from './report-of.ts';
import { tableOf } from './standings.ts';
import { after, running, setup } from './testing.ts';

const results = (round: number, a: number, b: number): LeagueCommand => ({
  type: 'EnterResults',
  results: {
    ...{ round, division: '1' },
    told: [
      { team: 'A1', points: a },
      { team: 'B1', points: b },
    ],
  },
});
const sanction: LeagueCommand = {
  type: 'Impose',
  entry: { id: 'one', club: 'A', team: 'A1', what: 'points', points: 7, on: '2011-03-20', reason: 'shouting' },
};

it('a season that is run is the same season as a file: both are reckoned alike', () => {
  const state = after(
    running,
    results(1, 90, 80),
    { type: 'CloseRound', division: '1', round: 1 },
    results(2, 70, 71),
    sanction,
  );
  const read = readSeason(asSeasonFile(state), readyProfiles);
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  for (const table of read.score.tables) expect(table.rows).toEqual(tableOf(state, setup.profile, table.division).rows);
  expect(read.score.tables[0]?.rows.map(({ id, points }) => [id, points])).toEqual([
    ['B1', 55],
    ['A1', 48],
  ]);
});

it('everybody reads what a team lacks in the table, and not why the league took it', () => {
  const report = publicReport(after(running, results(1, 90, 80), sanction));
  expect(report?.taken).toEqual([{ division: '1', team: 'A1', points: 7, for: 'league', rules: [] }]);
});

it('a league’s own profile goes along, with what it says otherwise', () => {
  const own = {
    ...{ ...setup.profile, id: 'tirol', on: 'oepbl' },
    answers: { ...setup.profile.answers, 'points.shared': { value: 'mean' as const, refs: [] } },
  };
  const file = asSeasonFile({ ...running, setup: { ...setup, profile: own } });
  expect(file).toMatchObject({
    profile: 'tirol',
    own: { id: 'tirol', on: 'oepbl', answers: { 'points.shared': { value: 'mean' } } },
  });
  expect(readSeason(file, readyProfiles)).toMatchObject({ ok: true, profile: { id: 'tirol' } });
});
