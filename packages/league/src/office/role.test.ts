import { describe, expect, it } from 'vitest';
import type { LeagueCommand } from './command.ts';
import { leagueSeason } from './league-season.ts';
import { captainActor, clubActor, giverOf, mayGive } from './role.ts';
import { applied, at, person, running } from './testing.ts';

const lineUp = (team: string, reason?: string): LeagueCommand => ({
  ...{ type: 'NameLineUp', team, round: 1, players: [] },
  ...(reason !== undefined && { reason }),
});
const results: LeagueCommand = { type: 'EnterResults', results: { round: 1, division: '1' } };

describe('who may do what in a league', () => {
  it('[oepbl:1.8 club page] a club keeps what is its own', () => {
    const club = { role: 'club', club: 'A' } as const;
    const officer = (of: string): LeagueCommand => ({
      ...{ type: 'NoteOfficer', club: of, role: 'chairman', person: person('A-1'), since: '2011-03-01' },
    });
    expect([mayGive(running, officer('A'), club), mayGive(running, officer('B'), club)]).toEqual([true, false]);
    expect([mayGive(running, lineUp('A2'), club), mayGive(running, lineUp('B1'), club)]).toEqual([true, false]);
    expect([mayGive(running, applied('A', '1'), club), mayGive(running, applied('B', '1'), club)]).toEqual([
      true,
      false,
    ]);
    const licence = (player: string): LeagueCommand => ({
      type: 'ApplyForPlayerLicence',
      player: person(player),
      on: '2011-03-01',
    });
    expect([mayGive(running, licence('A-1'), club), mayGive(running, licence('B-1'), club)]).toEqual([true, false]);
    expect(mayGive(running, { type: 'TakePayment', club: 'A', cents: 1, on: '2011-03-01' }, club)).toBe(false);
  });

  it('a captain does what is his team’s, and fields nobody with a reason who may not play', () => {
    const captain = { role: 'captain', team: 'A1' } as const;
    expect(mayGive(running, lineUp('A1'), captain)).toBe(true);
    expect(mayGive(running, lineUp('A1', 'so be it'), captain)).toBe(false);
    expect(mayGive(running, lineUp('A2'), captain)).toBe(false);
    expect(mayGive(running, { type: 'Countersign', division: '1', round: 1, team: 'A1' }, captain)).toBe(true);
    expect(mayGive(running, results, captain)).toBe(false);
  });

  it('a referee enters results, the office does all, and the clock lets deadlines pass', () => {
    const pass: LeagueCommand = { type: 'PassDeadline', deadline: 'x' };
    expect([
      mayGive(running, results, { role: 'referee' }),
      mayGive(running, applied('A', '1'), { role: 'referee' }),
    ]).toEqual([true, false]);
    expect([mayGive(running, results, { role: 'office' }), mayGive(running, pass, { role: 'office' })]).toEqual([
      true,
      false,
    ]);
    expect([mayGive(running, pass, { role: 'clock' }), mayGive(running, results, { role: 'clock' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('an actor', () => {
  it('is a club or a captain by his link, the office or a referee by his role, and else nobody', () => {
    expect(giverOf(clubActor('A'))).toEqual({ role: 'club', club: 'A' });
    expect(giverOf(captainActor('A1'))).toEqual({ role: 'captain', team: 'A1' });
    expect(giverOf({ id: 'x', role: 'director' })).toEqual({ role: 'office' });
    expect(giverOf({ id: 'x', role: 'floor' })).toEqual({ role: 'referee' });
    for (const role of ['cashier', 'display', 'dealer', 'demo', 'player'] as const)
      expect(giverOf({ id: 'x', role })).toBeUndefined();
  });

  it('is refused what is not his, whatever the command', () => {
    const asked = leagueSeason.decide(running, results, {
      ...{ now: at('2011-03-12'), random: () => 0, actor: captainActor('A1') },
    });
    expect(asked).toEqual({ ok: false, refusal: { code: 'not-yours-to-ask' } });
  });
});
