import { describe, expect, it } from 'vitest';
import type { TakenStep } from './command.ts';
import { leagueSeason } from './league-season.ts';
import { tableOf } from './standings.ts';
import { initial } from './state.ts';
import { after, at, opened, person, refused, running, setup } from './testing.ts';

const listed = (...asks: readonly TakenStep['asks'][]) =>
  ({ type: 'TakeOver', steps: asks.map((one, nth) => ({ line: nth + 2, asks: one })) }) as const;

describe('a list that is taken over', () => {
  const anna = person('anna');
  const squad = listed(
    { type: 'AdmitClub', club: 'D', name: 'PC D', registerNumber: '7' },
    { type: 'RegisterPlayer', player: anna, club: 'D', since: '2010-01-01', born: '1980-05-05' },
    { type: 'ApplyForPlayerLicence', player: anna, on: '2011-01-05' },
    { type: 'GrantPlayerLicence', player: anna, on: '2011-01-10' },
  );

  it('makes of each line what it would be by itself, each on what the lines before it made', () => {
    const all = after(opened, squad);
    const one = after(opened, ...squad.steps.map(({ asks }) => asks));
    expect(all).toEqual(one);
    expect(all.players.at(-1)).toMatchObject({ id: 'anna', licence: { granted: '2011-01-10' } });
  });

  it('is one commit, so that one undo takes all of it back', () => {
    const decided = leagueSeason.decide(opened, squad, {
      now: at('2011-01-01'),
      random: () => 0,
      actor: { id: 'Eva', role: 'director' },
    });
    expect(decided.ok && decided.value.map(({ type }) => type)).toEqual([
      'ClubAdmitted',
      'PlayerRegistered',
      'PlayerLicenceApplied',
      'PlayerLicenceGranted',
    ]);
  });

  it('names the line that is refused, why and by which rule, and leaves everything as it was', () => {
    const banned = after(running, {
      type: 'Impose',
      entry: { id: 'one', club: 'B', what: 'transferBan', on: '2011-01-01', reason: 'late' },
    });
    const alone = refused(banned, { type: 'RegisterPlayer', player: anna, club: 'B', since: '2011-02-01' });
    const list = listed(
      { type: 'RegisterPlayer', player: person('bert'), club: 'A', since: '2011-02-01' },
      { type: 'RegisterPlayer', player: anna, club: 'B', since: '2011-02-01' },
    );
    expect(refused(banned, list)).toEqual({
      ...{ code: 'line-refused', line: 3, because: alone },
      ...('rules' in alone && { rules: alone.rules }),
    });
    expect(refused(opened, listed())).toEqual({
      code: 'nothing-changes',
    });
  });

  it('takes a whole past season: teams, match days and points, from which the table follows', () => {
    const plain = after(initial, { type: 'OpenSeason', setup: { ...setup, profile: { id: 'own', answers: {} } } });
    const past = after(
      plain,
      listed(
        { type: 'AdmitClub', club: 'A', name: 'PC A' },
        { type: 'EnterTeam', team: 'A1', club: 'A', division: '1' },
        { type: 'AdmitClub', club: 'B', name: 'PC B' },
        { type: 'EnterTeam', team: 'B1', club: 'B', division: '1' },
        { type: 'PlanMatchDay', division: '1', round: 1, date: '2010-03-01', startsAt: at('2010-03-01') },
        { type: 'StartSeason' },
        {
          type: 'EnterResults',
          results: {
            ...{ division: '1', round: 1 },
            told: [
              { team: 'A1', points: 5 },
              { team: 'B1', points: 9 },
            ],
          },
        },
        { type: 'CloseRound', division: '1', round: 1 },
      ),
    );
    expect(tableOf(past, past.setup?.profile ?? setup.profile, '1').rows.map(({ id }) => id)).toEqual(['B1', 'A1']);
    expect(past.matchDays.every(({ closed }) => closed)).toBe(true);
  });

  it('writes over no match day that has results: another desk was faster, or the list comes once more', () => {
    const results = { division: '1', round: 1, told: [{ team: 'A1', points: 5 }] };
    const plain = after(
      initial,
      { type: 'OpenSeason', setup: { ...setup, profile: { id: 'own', answers: {} } } },
      { type: 'AdmitClub', club: 'A', name: 'PC A' },
      { type: 'EnterTeam', team: 'A1', club: 'A', division: '1' },
      { type: 'PlanMatchDay', division: '1', round: 1, date: '2010-03-01', startsAt: at('2010-03-01') },
      { type: 'StartSeason' },
      listed({ type: 'EnterResults', results }),
    );
    const other = listed({ type: 'EnterResults', results: { ...results, told: [{ team: 'A1', points: 9 }] } });
    expect(refused(plain, other)).toEqual({ code: 'line-refused', line: 2, because: { code: 'played-already' } });
  });

  it('is the office’s alone', () => {
    for (const actor of [
      { id: 'Flo', role: 'floor' as const },
      { id: 'club:A', role: 'player' as const },
    ])
      expect(leagueSeason.decide(opened, squad, { now: at('2011-01-01'), random: () => 0, actor })).toEqual({
        ok: false,
        refusal: { code: 'not-yours-to-ask' },
      });
  });
});
