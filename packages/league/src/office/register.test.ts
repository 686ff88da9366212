import { balances } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { instead } from '../testing.ts';
import { ledgerOf, owedBy } from './accounts.ts';
import type { LeagueCommand } from './command.ts';
import { due } from './deadlines.ts';
import { tableOf } from './standings.ts';
import { after, at, DATES, person, refused, running, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
type Imposed = Extract<LeagueCommand, { type: 'Impose' }>['entry'];
const impose = (what: Imposed['what'], more: Partial<Imposed> = {}): LeagueCommand => ({
  type: 'Impose',
  entry: { id: `${what} 1`, club: 'A', what, on: '2011-03-20', reason: 'shouting', ...more },
});

describe('sanctions', () => {
  it('[oepbl:5.6.3 warning] a warning is kept, and changes nothing', () => {
    const warned = after(running, impose('warning'));
    expect(warned.register).toHaveLength(1);
    expect(owedBy(warned, profile, 'A')).toBe(owedBy(running, profile, 'A'));
    expect(refused(running, impose('warning', { reason: ' ' }))).toEqual({ code: 'reason-needed' });
  });

  it('[oepbl:5.6.3 fine] a fine is 500 euros at most, each for itself', () => {
    expect(refused(running, impose('fine', { cents: 501_00 }))).toEqual({
      ...{ code: 'fine-too-high', most: 500_00, rules: ['oepbl:5.6.3 fine'] },
    });
    const two = after(running, impose('fine', { cents: 400_00 }), impose('fine', { id: 'second', cents: 400_00 }));
    expect(owedBy(two, profile, 'A') - owedBy(running, profile, 'A')).toBe(800_00);
  });

  it('[oepbl:5.6.3 points] points are taken from a team in the table', () => {
    const taken = after(running, impose('points', { team: 'A1', points: 15 }));
    expect(tableOf(taken, profile, '1').rows.find(({ id }) => id === 'A1')).toMatchObject({ points: -15, taken: 15 });
    expect(refused(running, impose('points', { points: 15 }))).toEqual({ code: 'no-such', what: 'team' });
  });

  it('[oepbl:5.6.3 transfer ban] who may register nobody keeps those that he has', () => {
    const banned = after(running, impose('transferBan', { until: '2011-12-31' }));
    const newcomer = { type: 'RegisterPlayer', player: person('A-9'), club: 'A', since: '2011-04-01' } as const;
    expect(refused(banned, newcomer)).toMatchObject({ code: 'transfer-ban', rules: ['oepbl:5.6.3 transfer ban'] });
    expect(refused(banned, { type: 'Transfer', player: person('B-1'), to: 'A', on: '2011-04-01' })).toMatchObject({
      code: 'transfer-ban',
    });
    const named: LeagueCommand = { type: 'NameLineUp', team: 'A1', round: 2, players: [person('A-1')] };
    expect(after(banned, named).lineUps).toHaveLength(1);
    expect(after(banned, { ...newcomer, since: '2012-01-01' }).players).toHaveLength(running.players.length + 1);
  });

  it('[oepbl:5.6.3 exclusion] an excluded club plays no further round', () => {
    const out = after(running, impose('exclusion', { club: 'B' }));
    const results = { round: 1, division: '1', told: [{ team: 'B1', points: 1 }] };
    expect(refused(out, { type: 'EnterResults', results })).toMatchObject({ code: 'results-wrong' });
  });

  it('is appealed against, and falls where the appeal is heard', () => {
    const fined = after(running, impose('fine', { cents: 100_00 }));
    const appealed = after(fined, { type: 'Appeal', entry: 'fine 1', on: '2011-03-25' });
    expect(owedBy(appealed, profile, 'A')).toBe(owedBy(fined, profile, 'A'));
    const dropped = after(appealed, { type: 'DecideAppeal', entry: 'fine 1', decided: 'dropped' });
    expect(owedBy(dropped, profile, 'A')).toBe(owedBy(running, profile, 'A'));
    expect(refused(dropped, { type: 'DecideAppeal', entry: 'fine 1', decided: 'upheld' })).toEqual({
      code: 'decided-already',
    });
  });
});

it('[oepbl:5.6.2] a sanction with its reason in place of the licence, where a criterion is not met for a while', () => {
  const unmet = after(running, {
    ...{ type: 'MarkCriterion', club: 'A', division: '1', criterion: '5.3.5', met: false, on: '2011-06-06' },
  });
  const warning = impose('warning', { team: 'A1', reason: 'the second half came two weeks late' });
  expect(refused(unmet, impose('warning', { reason: '' }))).toEqual({ code: 'reason-needed' });
  const own = view(after(unmet, warning), { club: 'A' }).own;
  expect(own?.register).toMatchObject([{ what: 'warning', reason: 'the second half came two weeks late' }]);
  expect(own?.licences.find(({ division }) => division === '1')).toMatchObject({ status: 'valid', unmet: ['5.3.5'] });
});

it('[oepbl:5.6.2 (second)] a sanction is chosen with all before it in sight', () => {
  const third = after(
    running,
    impose('warning', { id: 'first', reason: 'second half paid late' }),
    impose('fine', { id: 'second', cents: 50_00, reason: 'paid late again' }),
    impose('points', { id: 'third', team: 'A1', points: 3, reason: 'paid late again' }),
  );
  const own = view(third, { club: 'A' }).own;
  expect(own?.register.map(({ what, reason }) => [what, reason])).toEqual([
    ['warning', 'second half paid late'],
    ['fine', 'paid late again'],
    ['points', 'paid late again'],
  ]);
});

it('[oepbl:2.5 entry fee] what the league sets is owed by every team for every match day', () => {
  const priced = { ...running, setup: { ...setup, profile: instead(profile, 'season.entryFee', 60_00) } };
  const played = after(
    priced,
    {
      type: 'EnterResults',
      results: {
        round: 1,
        division: '1',
        told: [
          { team: 'A1', points: 9 },
          { team: 'B1', points: 8 },
        ],
      },
    },
    { type: 'CloseRound', division: '1', round: 1 },
  );
  const charges = view(played, 'office').own?.charges.filter((one) => one.for === 'entry');
  expect(charges?.map(({ club, cents }) => [club, cents])).toEqual([
    ['A', 60_00],
    ['B', 60_00],
  ]);
});

describe('deadlines', () => {
  it('[oepbl:2.12 line-up deadline] a line-up is due a week before the start to the minute, and what passes is told by the clock', () => {
    const day = DATES[0] ?? '';
    const lineUp: LeagueCommand = {
      ...{ type: 'NameLineUp', team: 'B1', round: 1, captain: person('c') },
      players: [1, 2, 3, 4, 5, 6].map((nth) => person(`B-${String(nth)}`)),
    };
    const done = (minutes: number) =>
      view(after(running, [lineUp, at('2011-03-05', -minutes)]), 'office').own?.deadlines.find(
        ({ id }) => id === 'lineUp B1 1 2011-03-12',
      )?.done;
    expect([done(0), done(1)]).toEqual([true, false]);
    expect(due(running)).toEqual({
      at: at('2011-03-05'),
      command: { type: 'PassDeadline', deadline: 'lineUp A1 1 2011-03-12' },
    });
    expect(day).toBe('2011-03-12');
  });

  it('[oepbl:2.12 fine] what passed costs 30 euros once the round is closed, unless somebody waives it with a reason and his name', () => {
    const pass = { type: 'PassDeadline', deadline: 'lineUp B1 1 2011-03-12' } as const;
    expect(refused(running, pass)).toEqual({ code: 'deadline-not-passed' });
    const late = after(running, [pass, at('2011-03-05')]);
    const closed = after(
      late,
      {
        type: 'EnterResults',
        results: {
          round: 1,
          division: '1',
          told: [
            { team: 'A1', points: 9 },
            { team: 'B1', points: 8 },
          ],
        },
      },
      { type: 'CloseRound', division: '1', round: 1 },
    );
    const fines = (state: typeof closed) =>
      view(state, { club: 'B' })
        .own?.charges.filter((one) => one.for === 'lineUp')
        .map(({ cents }) => cents);
    expect(fines(closed)).toEqual([30_00]);
    const waive = { type: 'SettleDeadline', deadline: 'lineUp B1 1 2011-03-12', as: 'waived' } as const;
    expect(refused(closed, { ...waive, reason: ' ' })).toEqual({ code: 'reason-needed' });
    const waived = after(closed, { ...waive, reason: 'the post was late' });
    expect(fines(waived)).toEqual([]);
    expect(waived.passed[0]?.settled).toEqual({ as: 'waived', reason: 'the post was late', by: 'Eva' });
  });

  it('[oepbl:5.3.5 second instalment] the second half is due a week before the fourth round, also where that is moved', () => {
    const of = (state: typeof running) =>
      view(state, 'office').own?.charges.find((one) => one.club === 'B' && one.part === 2)?.due;
    expect(of(running)).toBe('2011-06-04');
    const moved: LeagueCommand = {
      type: 'PlanMatchDay',
      division: '1',
      round: 4,
      date: '2011-06-18',
      startsAt: at('2011-06-18'),
    };
    expect(of(after(running, moved))).toBe('2011-06-11');
  });

  it('[oepbl:5.2.4] a decision takes two weeks at most from when the fee came', () => {
    const deadline = view(running, 'office').own?.deadlines.find(({ id }) => id === 'decision B 1');
    // 5 February and 14 days, to the end of that day in Vienna
    expect([deadline?.at, deadline?.done]).toEqual([at('2011-02-19', -13 * 60), true]);
  });

  it('[oepbl:5.3.10] who speaks for a club is told within a month', () => {
    const officer: LeagueCommand = {
      type: 'NoteOfficer',
      club: 'B',
      role: 'chairman',
      person: person('x'),
      since: '2011-03-15',
    };
    const deadline = (state: typeof running) =>
      view(state, 'office').own?.deadlines.find(({ what }) => what === 'officer');
    expect(deadline(after(running, officer))).toMatchObject({ done: false, at: at('2011-04-15', -13 * 60) });
    expect(deadline(after(running, { ...officer, told: '2011-04-15' } as LeagueCommand))?.done).toBe(true);
  });
});

it('money goes from one account to the other, and what a club owes stands on its own', () => {
  const state = after(running, impose('fine', { cents: 100_00 }), {
    type: 'TakePayment',
    club: 'A',
    cents: 150_00,
    on: '2011-04-01',
  });
  const all = balances(ledgerOf(state, profile));
  expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(owedBy(state, profile, 'A')).toBe(900_00 - 450_00 + 100_00 - 150_00);
});
