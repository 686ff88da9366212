import { describe, expect, it } from 'vitest';
import type { Round } from '../season/shape.ts';
import { card, instead } from '../testing.ts';
import type { LeagueCommand } from './command.ts';
import { mayGive } from './role.ts';
import { championOf, movementOf, proposedMoves, scoresOf, tableOf } from './standings.ts';
import type { League } from './state.ts';
import { after, at, club, opened, person, refused, running, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
const told = (round: number, points: Readonly<Record<string, number>>, more: Partial<Round> = {}): LeagueCommand => ({
  type: 'EnterResults',
  results: {
    ...{ round, division: '1' },
    told: Object.entries(points).map(([team, all]) => ({ team, points: all })),
    ...more,
  },
});
const dayOf = (state: League, round: number) =>
  view(state, 'public').matchDays.find((day) => day.round === round && day.division === '1');
const closed = (round: number): LeagueCommand => ({ type: 'CloseRound', division: '1', round });
const points = (state: League) =>
  Object.fromEntries(tableOf(state, profile, '1').rows.map(({ id, points: all }) => [id, all]));

describe('a match day', () => {
  it('[oepbl:2.2] is moved, and what counts from its date follows', () => {
    const moved = after(running, {
      ...{ type: 'PlanMatchDay', division: '1', round: 3, date: '2011-04-16', startsAt: at('2011-04-16') },
    });
    expect(moved.matchDays.filter(({ round, division }) => round === 3 && division === '1')).toMatchObject([
      { date: '2011-04-16' },
    ]);
    const deadline = view(moved, 'office').own?.deadlines.find(({ id }) => id === 'lineUp A1 3 2011-04-16');
    expect(deadline?.at).toBe(at('2011-04-09'));
  });

  it('[oepbl:2.2] and who met a deadline once has met it, also where the day is moved nearer', () => {
    const named = after(running, [
      {
        ...{ type: 'NameLineUp', team: 'B1', round: 3, captain: person('c') },
        players: [1, 2, 3, 4, 5, 6].map((nth) => person(`B-${String(nth)}`)),
      },
      at('2011-03-30'),
    ]);
    const nearer = after(named, {
      ...{ type: 'PlanMatchDay', division: '1', round: 3, date: '2011-04-02', startsAt: at('2011-04-02') },
    });
    const done = view(nearer, 'office').own?.deadlines.filter(({ round, what }) => round === 3 && what === 'lineUp');
    expect(done?.filter(({ division }) => division === '1').map(({ team, done: isDone }) => [team, isDone])).toEqual([
      ['A1', false],
      ['B1', true],
    ]);
  });

  const fifth = (more: object): LeagueCommand => ({
    ...{ type: 'PlanMatchDay', division: '1', round: 5, date: '2011-09-10', startsAt: at('2011-09-10') },
    ...more,
  });
  const open = (state: League) =>
    view(state, 'office')
      .own?.open.filter(({ division, round }) => division === '1' && round === 5)
      .map(({ what, refs }) => [what, refs]);

  it('[oepbl:2.3] has a venue before the season begins, and as long as it has none that is open', () => {
    expect(open(opened)).toContainEqual(['venue', ['oepbl:2.3']]);
    const told = after(opened, fifth({ venue: 'Linz' }));
    expect(open(told)?.some(([what]) => what === 'venue')).toBe(false);
    expect(dayOf(told, 5)).toMatchObject({ venue: 'Linz' });
    expect(view(opened, { club: 'A' }).own?.open).toEqual([]);
  });

  it('[oepbl:2.4] is applied for by clubs, all of which are kept, and the office says who hosts', () => {
    const asks = (by: string): LeagueCommand => ({ type: 'ApplyToHost', club: by, division: '1', round: 5 });
    expect(mayGive(running, asks('B'), { role: 'club', club: 'B' })).toBe(true);
    expect(mayGive(running, asks('B'), { role: 'club', club: 'A' })).toBe(false);
    const both = after(running, asks('B'), asks('A'));
    expect(dayOf(both, 5)).toMatchObject({ applicants: ['B', 'A'] });
    expect(refused(both, asks('A'))).toEqual({ code: 'nothing-changes' });
    expect(dayOf(after(both, fifth({ host: 'A' })), 5)).toMatchObject({ host: 'A', applicants: ['B', 'A'] });
  });

  it('[oepbl:2.5 officials] has a director and referees, and as long as it has not that is open', () => {
    const both = [
      ['director', ['oepbl:2.5 officials']],
      ['officials', ['oepbl:2.5 officials']],
    ];
    const venue = { venue: 'Linz' };
    expect(open(after(opened, fifth(venue)))).toEqual(both);
    expect(open(after(opened, fifth({ ...venue, director: person('d') })))).toEqual(both.slice(1));
    const named = { ...venue, director: person('d'), officials: [person('r'), person('s')] };
    const complete = after(opened, fifth(named));
    expect(open(complete)).toEqual([]);
    expect(dayOf(complete, 5)).toMatchObject(named);
  });

  it('is entered card by card, and a card that cannot be is refused with its place', () => {
    const results = { round: 1, division: '1', tables: [card([1, 3], { heat: 1 })] };
    const wrong: LeagueCommand = {
      type: 'EnterResults',
      results: {
        ...results,
        tables: [
          {
            table: '1',
            heat: 1,
            seats: [
              { team: 'A1', player: 'A-1', place: 1 },
              { team: 'B1', player: 'B-1', place: 3 },
            ],
          },
        ],
      },
    };
    expect(refused(running, wrong)).toMatchObject({
      ...{ code: 'results-wrong', problems: [{ path: 'tables[0].seats[1].place', code: 'place-cannot-be' }] },
    });
    expect(refused(running, { type: 'EnterResults', results })).toMatchObject({
      ...{ code: 'results-wrong', problems: [{ code: 'no-such-team' }, {}, {}, {}] },
    });
  });

  it('is signed by captains, and what is entered anew is signed anew', () => {
    const sign: LeagueCommand = { type: 'Countersign', division: '1', round: 1, team: 'B1' };
    expect(refused(running, sign)).toEqual({ code: 'no-results' });
    const signed = after(running, told(1, { A1: 90, B1: 80 }), sign);
    expect(signed.matchDays.find(({ results }) => results !== undefined)?.signed).toEqual(['B1']);
    expect(refused(signed, sign)).toEqual({ code: 'signed-already' });
    const anew = after(signed, told(1, { A1: 91, B1: 80 }));
    expect(anew.matchDays.find(({ results }) => results !== undefined)?.signed).toEqual([]);
  });

  it('is closed when something is said of every team', () => {
    const half = after(running, told(1, { A1: 90 }));
    expect(refused(half, closed(1))).toEqual({ code: 'teams-untold', teams: ['B1'] });
    const away = after(running, told(1, { A1: 90 }, { teams: [{ team: 'B1', absent: true }] }), closed(1));
    expect(points(away)).toEqual({ A1: 30, B1: -10 });
  });
});

it('[oepbl:1.10 no cancellation] no team is let out of a match day: it plays, or it is one that did not appear', () => {
  const half = after(running, told(4, { A1: 90 }));
  expect(refused(half, closed(4))).toEqual({ code: 'teams-untold', teams: ['B1'] });
  const away = after(half, told(4, { A1: 90 }, { teams: [{ team: 'B1', absent: true }] }), closed(4));
  expect(scoresOf(away, profile, '1')[0]?.teams).toMatchObject([
    {},
    { team: 'B1', standing: 'notThere', taken: 10, fines: [{ for: 'noShow', cents: 100_00 }, {}] },
  ]);
  // nor may a club say a word of it by its link
  for (const giver of [
    { role: 'club', club: 'B' },
    { role: 'captain', team: 'B1' },
  ] as const)
    expect(mayGive(running, told(4, { A1: 90 }, { teams: [{ team: 'B1', absent: true }] }), giver)).toBe(false);
});

describe('a correction a month later', () => {
  const first = after(running, told(1, { A1: 90, B1: 80 }), closed(1), told(2, { A1: 70, B1: 71 }), closed(2));

  it('[oepbl:4.1.3 homepage] has a reason, and the table is as if it had been right from the start', () => {
    expect(points(first)).toEqual({ A1: 55, B1: 55 });
    const right = told(1, { A1: 79, B1: 80 });
    expect(refused(first, right)).toEqual({ code: 'reason-needed' });
    const later = after(first, { ...right, reason: 'a card was read wrongly' } as LeagueCommand);
    const fromNothing = after(running, right, closed(1), told(2, { A1: 70, B1: 71 }), closed(2));
    expect(view(later, 'public').tables).toEqual(view(fromNothing, 'public').tables);
    expect(points(later)).toEqual({ A1: 50, B1: 60 });
  });

  it('[oepbl:1.4 disqualification] of somebody who might not play takes the round from his team, and costs it', () => {
    const found = after(first, {
      ...told(1, { A1: 90, B1: 80 }, { teams: [{ team: 'A1', ineligible: ['A-1'] }] }),
      reason: 'no licence',
    } as LeagueCommand);
    expect(points(found)).toEqual({ A1: 25, B1: 60 });
    expect(view(found, 'office').own?.charges).toContainEqual(
      expect.objectContaining({ club: 'A', for: 'ineligible', cents: 50_00, round: 1 }),
    );
  });
});

describe('the end of a season', () => {
  const all = [1, 2, 3, 4, 5, 6];
  const alone = after(opened, ...club('A'), ...club('B'), ...club('C'), { type: 'StartSeason' });
  const played = after(
    { ...alone, matchDays: alone.matchDays.filter(({ division }) => division === '1') },
    ...all.flatMap((round) => [
      told(
        round,
        { A1: 90, B1: 80 },
        { teams: round === 2 || round === 5 ? [{ team: 'C1', absent: true }] : [{ team: 'C1', disqualified: true }] },
      ),
      closed(round),
    ]),
  );

  it('[oepbl:2.9] makes the first of the first division champion, and nobody of the second', () => {
    const over = after(played, { type: 'EndSeason' });
    expect(view(over, 'public').champion).toEqual({ team: 'A1', refs: ['oepbl:2.9'] });
    expect(view(played, 'public').champion).toBeUndefined();
    const below = instead(profile, 'season.divisions', [
      { id: '0', teams: 18 },
      { id: '1', teams: 18 },
    ]);
    expect(championOf({ ...over, setup: { ...setup, profile: below } }, below)).toBeUndefined();
  });

  it('[oepbl:3.1] comes with the last round, and then the table is final', () => {
    expect(
      refused(
        { ...played, matchDays: played.matchDays.map((day) => ({ ...day, closed: day.round < 6 })) },
        { type: 'EndSeason' },
      ),
    ).toMatchObject({
      code: 'rounds-open',
      open: 1,
    });
    const over = after(played, { type: 'EndSeason' });
    expect(view(over, 'public').tables[0]).toMatchObject({
      over: true,
      rows: [{ id: 'A1', points: 180, rank: 1 }, {}, {}],
    });
    expect(view(played, 'public').tables[0]?.over).toBe(false);
  });

  it('[oepbl:1.11] puts last who stayed away twice, and sends it down', () => {
    const over = after(played, { type: 'EndSeason' });
    expect(view(over, 'public').tables[0]?.rows.at(-1)).toMatchObject({ id: 'C1', last: true, stayedAway: 2 });
    expect(movementOf(over, profile)?.divisions[0]?.down).toMatchObject([{ team: 'C1', why: 'stayedAway' }]);
  });

  it('[oepbl:4.2.2.3 heads-up] those who are level in everything in the second play for it, and what comes out is entered', () => {
    const below = (points: Readonly<Record<string, number>>): LeagueCommand => ({
      type: 'EnterResults',
      results: { round: 1, division: '2', told: Object.entries(points).map(([team, all]) => ({ team, points: all })) },
    });
    const level = after(running, below({ A2: 90, C2: 90 }), { type: 'CloseRound', division: '2', round: 1 });
    expect(view(level, 'public').tables[1]?.reasons).toMatchObject([
      { by: 'level', refs: expect.arrayContaining(['oepbl:4.2.2.3 heads-up']) },
    ]);
    const decided = after(level, { type: 'DecideLevel', division: '2', order: ['C2', 'A2'] });
    expect(view(decided, 'public').tables[1]).toMatchObject({
      rows: [
        { id: 'C2', rank: 1 },
        { id: 'A2', rank: 2 },
      ],
      reasons: [{ ahead: 'C2', behind: 'A2', by: 'decided' }],
    });
    expect(view(decided, 'public').tables[0]?.rows).toEqual(view(level, 'public').tables[0]?.rows);
  });

  it('[oepbl:4.2.1.2 heads-up] level teams are put in order by what was played or decided', () => {
    const level = after(running, told(1, { A1: 90, B1: 90 }), closed(1));
    expect(tableOf(level, profile, '1').rows.map(({ rank }) => rank)).toEqual([1, 1]);
    const decided = after(level, { type: 'DecideLevel', division: '1', order: ['B1', 'A1'] });
    expect(tableOf(decided, profile, '1').reasons[0]).toMatchObject({ ahead: 'B1', by: 'decided' });
    expect(refused(level, { type: 'DecideLevel', division: '1', order: ['B1', 'B1'] }).code).toBe('no-such');
  });
});

describe('who goes up and down', () => {
  const over: League = { ...after(running, told(1, { A1: 90, B1: 80 }), closed(1)), stage: 'over' };
  const proposed = proposedMoves(over, profile);

  it('[oepbl:4.2.2.1 waiver] is reckoned anew where a team of the second waives, also after the final table', () => {
    const six = instead(instead(profile, 'movement.down', 1), 'movement.up', 1);
    const small = instead(six, 'season.divisions', [
      { id: '1', teams: 2 },
      { id: '2', teams: 2 },
    ]);
    const second: LeagueCommand = {
      type: 'EnterResults',
      results: {
        ...{ round: 1, division: '2' },
        told: [
          { team: 'C2', points: 90 },
          { team: 'A2', points: 80 },
        ],
      },
    };
    const end: League = {
      ...after(running, told(1, { A1: 90, B1: 80 }), closed(1), second, {
        ...closed(1),
        division: '2',
      } as LeagueCommand),
      ...{ stage: 'over', setup: { ...setup, profile: small } },
    };
    expect(proposedMoves(end, small)).toContainEqual({ team: 'C2', way: 'up' });
    const waived = after(end, { type: 'WaivePromotion', team: 'C2' });
    expect(proposedMoves(waived, small).filter(({ team }) => team === 'C2' || team === 'B1')).toEqual([]);
    expect(movementOf(waived, small)?.divisions[1]?.candidates[0]).toMatchObject({ team: 'C2', is: 'waives' });
    expect(mayGive(end, { type: 'WaivePromotion', team: 'C2' }, { role: 'club', club: 'C' })).toBe(true);
    expect(mayGive(end, { type: 'WaivePromotion', team: 'C2' }, { role: 'club', club: 'A' })).toBe(false);
  });

  it('is confirmed by the league as it is proposed', () => {
    expect(after(over, { type: 'ConfirmMovement', moves: proposed }).confirmed).toEqual({ moves: proposed });
  });

  it('[oepbl:4.2.2.4] or otherwise, with a reason that is kept', () => {
    const otherwise: LeagueCommand = { type: 'ConfirmMovement', moves: [{ team: 'B1', way: 'down' }] };
    expect(refused(over, otherwise)).toEqual({ code: 'reason-needed' });
    const decided = after(over, { ...otherwise, reason: 'no regional league yet' } as LeagueCommand);
    expect(view(decided, 'public').confirmed).toEqual({
      ...{ moves: [{ team: 'B1', way: 'down' }], reason: 'no regional league yet' },
    });
    expect(refused(running, otherwise)).toMatchObject({ code: 'wrong-stage' });
  });
});

it('[oepbl:1.9] a team without a licence any more plays no further round, and what it did before stands', () => {
  const played = after(running, told(1, { A1: 90, B1: 80 }), closed(1), {
    ...{ type: 'WithdrawLicence', club: 'B', division: '1', on: '2011-03-20', reason: 'no chairman' },
  });
  expect(refused(played, told(2, { A1: 90, B1: 80 }))).toMatchObject({ code: 'results-wrong' });
  expect(points(after(played, told(2, { A1: 90 }), closed(2)))).toEqual({ A1: 60, B1: 25 });
  expect(scoresOf(played, profile, '1')[0]?.teams).toHaveLength(2);
});

describe('who sees what', () => {
  const state = after(running, told(1, { A1: 90 }, { teams: [{ team: 'B1', absent: true }] }), closed(1));

  it('everybody tables and rounds, and nothing of money', () => {
    const seen = view(state, 'public');
    expect(seen.own).toBeUndefined();
    expect(seen.tables[0]?.rows).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain('10000');
  });

  it('nobody but the office why somebody lost points', () => {
    const pvb = { ...running, setup: { ...setup, profile: instead(profile, 'points.deduction', { is: 'free' }) } };
    const sanctioned = after(
      pvb,
      told(1, { A1: 9, B1: 8 }, { deductions: [{ team: 'A1', player: 'A-1', points: 2, reason: 'shouting' }] }),
    );
    expect(JSON.stringify(view(sanctioned, 'office'))).toContain('shouting');
    expect(JSON.stringify(view(sanctioned, 'public'))).not.toContain('shouting');
  });

  it('a club its own account, players and deadlines alone', () => {
    const own = view(state, { club: 'B' }).own;
    expect(own?.owed).toEqual([{ club: 'B', cents: 270_00 + 100_00 + 30_00 }]);
    expect(new Set(own?.deadlines.map((one) => one.club))).toEqual(new Set(['B']));
    expect(own?.players.every(({ id }) => id.startsWith('B'))).toBe(true);
  });
});
