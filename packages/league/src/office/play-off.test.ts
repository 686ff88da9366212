import { describe, expect, it, test } from 'vitest';
import { readyProfiles } from '../profiles/ready.ts';
import { readSeason } from '../season/read-season.ts';
import { ready } from '../testing.ts';
import { asSeasonFile } from './as-season-file.ts';
import type { LeagueCommand } from './command.ts';
import { fits } from './fits.ts';
import { movementOf, proposedMoves } from './standings.ts';
import { initial, type League, type RegionalLeague } from './state.ts';
import { after, refused, running, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
const ended: League = {
  ...running,
  ...{ stage: 'over', waived: ['C2'] },
  matchDays: running.matchDays.map((day) => ({ ...day, closed: true })),
};
type Row = RegionalLeague['table'][number];
const row = (team: string, more: Partial<Row> = {}): Row => ({ team, name: `PC ${team}`, ...more });
const note = (league: string, ...table: readonly Row[]): LeagueCommand => ({
  ...{ type: 'NoteRegionalLeague', league, name: `Landesliga ${league}`, table },
});
// club C's team in the second division does not want to go up, and stays
const tirol = note('tirol', row('innsbruck', { club: 'C' }), row('kufstein'));
const wien = note('wien', row('favoriten', { fieldedFromFirst: true }), row('simmering'));
const graz = note('graz', row('lend'));
const noted = after(ended, tirol, wien, graz);
const result: LeagueCommand = { type: 'EnterPlayOff', order: ['simmering', 'kufstein', 'lend'] };
const played = after(noted, result);
const playOff = (state: League) => view(state, 'office').playOff;
const candidates = (state: League) => movementOf(state, profile)?.fromPlayOff.map(({ team, is }) => [team, is]);

describe('the play-off of regional champions in the office', () => {
  test('[oepbl:4.2.3.1 replacement] says of each regional league who may play in it, and who ahead of that may not', () => {
    expect(playOff(noted)?.places?.map(({ league, team, barred }) => [league, team, barred])).toEqual([
      ['tirol', 'kufstein', [{ team: 'innsbruck', why: 'ownTeamStays' }]],
      ['wien', 'simmering', [{ team: 'favoriten', why: 'fieldedFromFirst' }]],
      ['graz', 'lend', []],
    ]);
  });

  it('takes regional leagues while the season runs, and says who may play once it is over', () => {
    const early = after(running, tirol);
    expect([playOff(early)?.leagues.length, playOff(early)?.places]).toEqual([1, undefined]);
    expect(refused(early, result)).toEqual({ code: 'wrong-stage', stage: 'running' });
  });

  it('takes no result with who may not play in it, or stands there twice', () => {
    expect(refused(noted, { type: 'EnterPlayOff', order: ['innsbruck', 'lend'] })).toMatchObject({
      ...{ code: 'not-in-play-off', teams: ['innsbruck'], may: ['kufstein', 'simmering', 'lend'] },
      rules: expect.arrayContaining(['oepbl:4.2.3.1 replacement']),
    });
    expect(refused(noted, { type: 'EnterPlayOff', order: ['lend', 'lend'] })).toMatchObject({ teams: ['lend'] });
    expect(refused(played, result)).toEqual({ code: 'nothing-changes' });
  });

  test('[oepbl:4.2.3.2 first three] changes nothing of what was confirmed until that is opened again', () => {
    const moves = proposedMoves(played, profile);
    const confirmed = after(played, { type: 'ConfirmMovement', moves });
    const other: LeagueCommand = { type: 'EnterPlayOff', order: ['lend', 'kufstein', 'simmering'] };
    const refusal = { code: 'movement-confirmed', rules: expect.arrayContaining(['oepbl:4.2.3.2 first three']) };
    expect(refused(confirmed, other)).toEqual(refusal);
    expect(refused(confirmed, note('linz', row('urfahr')))).toEqual(refusal);
    expect(refused(confirmed, { type: 'WaivePromotion', team: 'lend' })).toMatchObject({ code: 'movement-confirmed' });
    expect(refused(played, { type: 'ReopenMovement', reason: 'A protest' })).toEqual({ code: 'movement-open' });
    expect(refused(confirmed, { type: 'ReopenMovement', reason: ' ' })).toEqual({ code: 'reason-needed' });
    const open = after(confirmed, { type: 'ReopenMovement', reason: 'A protest was heard' });
    expect([open.confirmed, after(open, other).playOff]).toEqual([undefined, ['lend', 'kufstein', 'simmering']]);
    const entered = { v: 1, type: 'PlayOffEntered', order: ['lend'] } as const;
    const reopened = { v: 1, type: 'MovementReopened', reason: 'A protest' } as const;
    expect([confirmed, open].map((state) => [fits(state, entered), fits(state, reopened)])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('[oepbl:4.2.3.2 first three] has its first three come up, as the league confirms', () => {
    expect(candidates(ended)).toEqual([]);
    expect(candidates(played)).toEqual([
      ['simmering', 'up'],
      ['kufstein', 'up'],
      ['lend', 'up'],
    ]);
    const moves = proposedMoves(played, profile);
    expect(moves).toEqual(expect.arrayContaining([{ team: 'lend', way: 'up' }]));
    expect(after(played, { type: 'ConfirmMovement', moves }).confirmed).toEqual({ moves });
  });

  test('[oepbl:4.2.3.2 waiver] has who does not want to', () => {
    const waived = after(played, { type: 'WaivePromotion', team: 'kufstein' });
    expect(candidates(waived)).toContainEqual(['kufstein', 'waives']);
    expect(proposedMoves(waived, profile).map(({ team }) => team)).not.toContain('kufstein');
  });

  it('keeps a league whose team stands in the result, and forgets one that is none after all', () => {
    expect(refused(played, note('graz'))).toEqual({ code: 'in-play-off', teams: ['lend'] });
    expect(playOff(after(noted, note('graz')))?.leagues.map(({ id }) => id)).toEqual(['tirol', 'wien']);
    expect(refused(noted, note('linz', row('lend')))).toEqual({ code: 'there-already', what: 'team' });
    expect(refused(noted, note('linz', row('urfahr', { club: 'nobody' })))).toEqual({ code: 'no-such', what: 'club' });
  });

  test('[oepbl:4.2.3.1 exception: 1st division players] lets nobody stay in its result who turns out to have fielded from the first', () => {
    const late = note(
      'wien',
      row('favoriten', { fieldedFromFirst: true }),
      row('simmering', { fieldedFromFirst: true }),
    );
    expect(refused(played, late)).toEqual({ code: 'in-play-off', teams: ['simmering'] });
    const without: LeagueCommand = { type: 'EnterPlayOff', order: ['kufstein', 'lend'] };
    expect(candidates(after(played, without, late))).toEqual([
      ['kufstein', 'up'],
      ['lend', 'up'],
    ]);
  });

  it('is none where nobody comes up by one', () => {
    const plain = after(initial, { type: 'OpenSeason', setup: { ...setup, profile: ready('plain') } });
    expect(refused(plain, tirol)).toMatchObject({ code: 'no-play-off' });
    expect(playOff(plain)).toBeUndefined();
  });

  it('is the office’s alone; what teams are called everybody reads once it is played', () => {
    expect(view(played, 'public').playOff).toBeUndefined();
    expect(view(played, 'public').regional).toContainEqual({ team: 'lend', name: 'PC lend' });
    expect(view(noted, 'public').regional).toBeUndefined();
  });

  it('falls with the league that its teams came from', () => {
    const event = { v: 1, type: 'PlayOffEntered', order: ['lend'] } as const;
    expect([fits(noted, event), fits(ended, event)]).toEqual([true, false]);
  });

  it('goes along in the season as a file', () => {
    const read = readSeason(asSeasonFile(played), readyProfiles);
    expect(read).toMatchObject({ ok: true });
    expect(asSeasonFile(played)?.movement?.playOff).toEqual([
      { team: 'simmering' },
      { team: 'kufstein' },
      { team: 'lend' },
    ]);
  });
});
