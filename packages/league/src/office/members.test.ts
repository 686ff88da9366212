import { describe, expect, it } from 'vitest';
import type { LeagueCommand } from './command.ts';
import { leagueSeason } from './league-season.ts';
import { clubActor, mayGive } from './role.ts';
import { playerOf } from './state.ts';
import { after, at, club, opened, person, refused, running } from './testing.ts';

const entered = (
  id: string,
  of: string,
  more: Partial<LeagueCommand & { type: 'EnterMember' }> = {},
): LeagueCommand => ({
  ...{ type: 'EnterMember', player: person(id), club: of, since: '2010-06-01', born: '1990-01-01', consents: true },
  ...more,
});
const on = (command: LeagueCommand, day: string) => [command, at(day)] as const;
const settled = (id: string, as?: string): LeagueCommand => ({
  ...{ type: 'SettleMember', player: person(id) },
  ...(as !== undefined && { as: person(as) }),
});

describe('a member whom a club enters by its link', () => {
  it('is in its squad from then on, his licence applied for on that day, and nobody of the office has looked at him', () => {
    const state = after(running, on(entered('new', 'A', { licence: true }), '2011-03-01'));
    expect(playerOf(state, 'new')).toEqual({
      ...{ id: 'new', born: '1990-01-01', unsettled: true, licence: { applied: '2011-03-01' } },
      spells: [{ club: 'A', since: '2010-06-01', told: '2011-03-01' }],
    });
    expect(playerOf(after(state, settled('new')), 'new')).not.toHaveProperty('unsettled');
  });

  it('is the club’s own, and whom it did not enter itself it names by no id', () => {
    const giver = { role: 'club', club: 'A' } as const;
    const may = (command: LeagueCommand) => mayGive(running, command, giver);
    expect([may(entered('new', 'A')), may(entered('new', 'B')), may(settled('new'))]).toEqual([true, false, false]);
    const strange = person('B-1');
    expect(may({ type: 'RegisterPlayer', player: strange, club: 'A', since: '2011-03-01' })).toBe(false);
    expect(may({ type: 'Transfer', player: strange, to: 'A', on: '2011-03-01' })).toBe(false);
    const officer = (who: string): LeagueCommand => ({
      ...{ type: 'NoteOfficer', club: 'A', role: 'chair', person: person(who), since: '2011-03-01' },
    });
    expect([may(officer('A-1')), may(officer('B-1'))]).toEqual([true, false]);
    const lineUp = (captain: string): LeagueCommand => ({
      ...{ type: 'NameLineUp', team: 'A1', round: 1, players: [], captain: person(captain) },
    });
    expect([may(lineUp('A-1')), may(lineUp('B-1'))]).toEqual([true, false]);
  });

  it('has been born, and is a member already', () => {
    const day = at('2011-03-01');
    expect(refused(running, entered('new', 'A', { born: '2011-03-01' }), day)).toEqual({
      code: 'day-to-come',
      what: 'born',
    });
    expect(refused(running, entered('new', 'A', { since: '2011-03-02' }), day)).toEqual({
      code: 'day-to-come',
      what: 'since',
    });
  });

  it('waits with at most fifty-nine others of his club', () => {
    const many = Array.from({ length: 60 }, (_, nth) => on(entered(`new-${String(nth)}`, 'A'), '2011-03-01'));
    const state = after(running, ...many);
    expect(refused(state, entered('one more', 'A'), at('2011-03-01'))).toEqual({
      code: 'too-many-unsettled',
      most: 60,
    });
    expect(playerOf(after(state, on(entered('new', 'B'), '2011-03-01')), 'new')).toBeDefined();
    const looked = after(state, settled('new-3'));
    expect(playerOf(after(looked, on(entered('one more', 'A'), '2011-03-01')), 'one more')).toBeDefined();
  });

  it('is not brought by a club that may register nobody', () => {
    const entry = { id: 'one', club: 'A', what: 'transferBan', on: '2011-01-01', reason: 'why' } as const;
    const banned = after(running, { type: 'Impose', entry });
    expect(refused(banned, entered('new', 'A'), at('2011-03-01'))).toMatchObject({
      ...{ code: 'transfer-ban', rules: ['oepbl:5.6.3 transfer ban'] },
    });
  });
});

describe('who a member is that a club has entered', () => {
  const state = after(running, on(entered('new', 'A', { licence: true }), '2011-03-01'));

  it('may be somebody whom the season does not have: he has the id by which he is known', () => {
    const joined = after(state, settled('new', 'known'));
    expect(playerOf(joined, 'new')).toBeUndefined();
    expect(playerOf(joined, 'known')).toMatchObject({ born: '1990-01-01', licence: { applied: '2011-03-01' } });
    expect(playerOf(joined, 'known')).not.toHaveProperty('unsettled');
  });

  it('may be a player of another club: he has changed clubs, told on the day on which his new one said so', () => {
    const joined = after(state, settled('new', 'B-1'));
    expect(playerOf(joined, 'B-1')).toMatchObject({
      ...{ born: '1980-05-05', licence: { applied: '2011-01-05', granted: '2011-01-10' } },
      spells: [
        { club: 'B', since: '2010-01-01', until: '2010-06-01' },
        { club: 'A', since: '2010-06-01', told: '2011-03-01' },
      ],
    });
    expect(joined.players).toHaveLength(state.players.length - 1);
  });

  it('may be a player of the club itself, entered twice', () => {
    const joined = after(state, settled('new', 'A-1'));
    expect(playerOf(joined, 'A-1')).toEqual(playerOf(running, 'A-1'));
  });

  it('takes along where he is named meanwhile, and a step that is taken back lets that go', () => {
    const named = after(
      state,
      { type: 'GrantPlayerLicence', player: person('new'), on: '2011-03-01' },
      on(
        {
          ...{ type: 'NameLineUp', team: 'A1', round: 2, captain: person('new'), reason: 'late' },
          players: [person('new'), person('A-2')],
        },
        '2011-03-02',
      ),
    );
    const joined = after(named, settled('new', 'known'));
    expect(joined.lineUps.at(-1)).toMatchObject({ captain: 'known', players: ['known', 'A-2'] });
    const event = { v: 1, type: 'MemberSettled', player: person('new') } as const;
    expect(leagueSeason.fits(named, event)).toBe(true);
    expect(leagueSeason.fits(joined, event)).toBe(false);
  });

  it('is not somebody who stands on the same match day', () => {
    const named = after(
      state,
      on(
        {
          ...{ type: 'NameLineUp', team: 'A1', round: 2, reason: 'late' },
          players: [person('new'), person('A-2')],
        },
        '2011-03-02',
      ),
    );
    expect(refused(named, settled('new', 'A-2'))).toEqual({ code: 'both-named', round: 2 });
    expect(leagueSeason.fits(named, { v: 1, type: 'MemberSettled', player: person('new'), as: person('A-2') })).toBe(
      false,
    );
    expect(refused(named, settled('new', 'new'))).toEqual({ code: 'same-person' });
    expect(refused(named, settled('A-1'))).toEqual({ code: 'looked-at-already' });
  });
});

it('a club’s own command goes by its link', () => {
  const state = after(opened, ...club('A'));
  const asked = leagueSeason.decide(state, entered('new', 'A'), {
    ...{ now: at('2011-03-01'), random: () => 0, actor: clubActor('A') },
  });
  expect(asked).toMatchObject({ ok: true, value: [{ type: 'MemberEntered', told: '2011-03-01' }] });
});
