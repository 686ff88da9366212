import { describe, expect, it } from 'vitest';
import type { LeagueCommand } from './command.ts';
import { licenceStatus } from './licence-status.ts';
import type { League } from './state.ts';
import { after, club, opened, refused, setup } from './testing.ts';
import { view } from './view.ts';

/** Club A with all that a licence for the first division needs; decided, and then received. */
const upTo = (type: LeagueCommand['type']): readonly LeagueCommand[] => {
  const all = club('A').filter((one) => one.type !== 'NoteMembership');
  return all.slice(0, all.findIndex((one) => one.type === type) + 1);
};
const granted = after(opened, ...upTo('DecideLicence'));
const received = after(opened, ...upTo('NoteDecisionReceived'));
const of = { club: 'A', division: '1' };
const enter: LeagueCommand = { type: 'EnterTeam', team: 'A1', club: 'A', division: '1' };
const since = (kind: string, day: string): LeagueCommand => ({
  ...{ type: 'NoteMembership', club: 'A', membership: { of: kind, since: day } },
});
const member = (state: League, ...kinds: readonly string[]) =>
  after(state, ...kinds.map((kind) => since(kind, '2011-03-11')));
const status = (state: League) => {
  const [licence] = state.licences;
  return licence && licenceStatus(state, setup.profile, licence);
};

describe('a team enters a division', () => {
  it('[oepbl:1.1 memberships] of a club that is of both associations before the season begins', () => {
    const regional = member(received, 'regional');
    expect(refused(after(regional, since('oepbl', '2011-03-11')), enter)).toMatchObject({
      code: 'membership-missing',
      of: 'apsa',
    });
    const first = after(regional, since('apsa', '2010-05-01'));
    expect(refused(after(first, since('oepbl', '2011-03-12')), enter)).toMatchObject({
      code: 'membership-missing',
      of: 'oepbl',
    });
    expect(after(first, since('oepbl', '2011-03-11'), enter).teams).toHaveLength(1);
  });

  it('[oepbl:5.3.1] of a club that is of a regional association too; what it is in law is an item of the list', () => {
    const both = member(received, 'oepbl', 'apsa');
    expect(refused(both, enter)).toMatchObject({ code: 'membership-missing', of: 'regional' });
    expect(after(both, since('regional', '2011-03-11'), enter).teams).toHaveLength(1);
    const section: LeagueCommand = { type: 'MarkCriterion', ...of, criterion: '5.3.1', met: false, on: '2011-02-06' };
    expect(view(after(granted, section), 'office').own?.licences[0]?.unmet).toEqual(['5.3.1']);
  });

  it('[oepbl:5.1.1] of a club that is a member of the association still, and has a licence', () => {
    const all = member(received, 'oepbl', 'apsa', 'regional');
    const left = after(all, {
      type: 'NoteMembership',
      club: 'A',
      membership: { of: 'apsa', since: '2010-01-01', until: '2011-02-20' },
    });
    expect(refused(left, enter)).toMatchObject({ code: 'membership-missing', of: 'apsa' });
    const none = after(opened, ...club('B').filter(({ type }) => type === 'AdmitClub' || type === 'NoteMembership'));
    expect(refused(none, { type: 'EnterTeam', team: 'B1', club: 'B', division: '1' })).toMatchObject({
      ...{ code: 'licence-not-valid', status: 'none', rules: ['oepbl:5.1.1', 'oepbl:5.1.2'] },
    });
    expect(after(all, enter).teams).toHaveLength(1);
  });

  it('[oepbl:5.4.3] when the club has the decision, and not while it is under way', () => {
    expect([status(granted), status(received)]).toEqual(['posted', 'valid']);
    expect(refused(member(granted, 'oepbl', 'apsa', 'regional'), enter)).toMatchObject({ status: 'posted' });
    expect(after(member(received, 'oepbl', 'apsa', 'regional'), enter).teams).toMatchObject([{ id: 'A1' }]);
  });

  it('[oepbl:5.1.2] where it has qualified, and not by its licence alone; nor by that without a licence', () => {
    const whole = club('A', ['1', '2']).filter(({ type }) => type !== 'EnterTeam');
    const qualified = [{ club: 'A', name: 'PC A', division: '2' }];
    const down = after({ ...opened, setup: { ...setup, qualified } }, ...whole);
    expect(refused(down, enter)).toEqual({ code: 'not-qualified', division: '1', rules: ['oepbl:5.1.2'] });
    const below: LeagueCommand = { type: 'EnterTeam', team: 'A2', club: 'A', division: '2' };
    expect(after(down, below).teams).toHaveLength(1);
    const unlicensed = club('A', []).filter(({ type }) => type !== 'EnterTeam');
    expect(refused(after({ ...opened, setup: { ...setup, qualified } }, ...unlicensed), below)).toMatchObject({
      code: 'licence-not-valid',
    });
    expect(view(down, 'office').own?.qualified).toEqual(qualified);
  });

  it('[oepbl:5.5.6] with a licence for that division, each by itself', () => {
    const all = member(received, 'oepbl', 'apsa', 'regional');
    const below: LeagueCommand = { type: 'EnterTeam', team: 'A2', club: 'A', division: '2' };
    expect(refused(all, below)).toMatchObject({ code: 'licence-not-valid', status: 'none' });
    const both = after(opened, ...club('A', ['1', '2']).filter(({ type }) => type !== 'EnterTeam'));
    expect(after(both, enter, below).teams.map(({ division }) => division)).toEqual(['1', '2']);
  });

  it('[oepbl:5.5.1] with its own licence, not another club’s', () => {
    const other = after(received, ...club('B').filter(({ type }) => type === 'AdmitClub' || type === 'NoteMembership'));
    expect(refused(other, { type: 'EnterTeam', team: 'B1', club: 'B', division: '1' })).toMatchObject({
      code: 'licence-not-valid',
      status: 'none',
    });
  });

  it('[oepbl:5.5.3] the licence is worth nothing once the season is over', () => {
    expect(status({ ...received, stage: 'over' })).toBe('expired');
  });

  it('[oepbl:3.2] not as the nineteenth, and one of a club', () => {
    const full = after(opened, ...Array.from({ length: 18 }, (_, nth) => club(`K${String(nth)}`)).flat());
    const next = after(full, ...club('X').filter(({ type }) => type !== 'EnterTeam'));
    expect(refused(next, { type: 'EnterTeam', team: 'X1', club: 'X', division: '1' })).toMatchObject({
      code: 'division-full',
      most: 18,
    });
    const two = after(opened, ...club('X'));
    expect(refused(two, { type: 'EnterTeam', team: 'X9', club: 'X', division: '1' })).toMatchObject({
      code: 'club-has-team',
    });
  });

  it('[oepbl:1.7 whole season] for every match day of the season, and not from one of them on', () => {
    const all = after(member(received, 'oepbl', 'apsa', 'regional'), enter);
    const due = view(all, 'office').own?.deadlines.filter(({ what, team }) => what === 'lineUp' && team === 'A1');
    expect(due?.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    const begun = after(
      opened,
      ...club('A'),
      ...club('B').filter(({ type }) => type !== 'EnterTeam'),
      { type: 'StartSeason' },
      { type: 'EnterResults', results: { round: 1, division: '1', told: [{ team: 'A1', points: 90 }] } },
    );
    expect(refused(begun, { type: 'EnterTeam', team: 'B1', club: 'B', division: '1' })).toEqual({
      ...{ code: 'too-late-to-enter', rules: ['oepbl:1.7 whole season'] },
    });
  });

  it('[oepbl:3.1] the season starts with all six rounds planned', () => {
    const all = after(member(received, 'oepbl', 'apsa', 'regional'), enter);
    const fewer = { ...all, matchDays: all.matchDays.slice(1) };
    expect(refused(fewer, { type: 'StartSeason' })).toMatchObject({
      code: 'rounds-not-planned',
      planned: 5,
      wanted: 6,
    });
    expect(after(all, { type: 'StartSeason' }).stage).toBe('running');
    expect(
      refused(all, { type: 'PlanMatchDay', division: '1', round: 7, date: '2011-11-11', startsAt: 0 as never }),
    ).toMatchObject({
      code: 'no-such-round',
    });
  });
});
