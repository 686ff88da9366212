import { describe, expect, it } from 'vitest';
import type { Round } from '../season/shape.ts';
import type { LeagueCommand } from './command.ts';
import { ineligible } from './eligibility.ts';
import { offeredFor } from './lining.ts';
import { matchDayOf, teamOf } from './state.ts';
import { after, at, DATES, person, refused, running, setup } from './testing.ts';
import { view } from './view.ts';

type Six = readonly (string | undefined)[];
const lineUp = (
  team: string,
  round: number,
  players: Six,
  more: Partial<Extract<LeagueCommand, { type: 'NameLineUp' }>> = {},
): LeagueCommand => ({
  ...{ type: 'NameLineUp', team, round, captain: person('captain') },
  players: players.map((one) => (one === undefined ? undefined : person(one))),
  ...more,
});
const six = (club: string, from = 1): Six => Array.from({ length: 6 }, (_, nth) => `${club}-${String(nth + from)}`);
const codes = (state: typeof running, player: string, team: string, round: number) => {
  const [own, day] = [teamOf(state, team), matchDayOf(state, teamOf(state, team)?.division ?? '', round)];
  if (own === undefined || day === undefined) throw new Error('no such team or day');
  return ineligible(state, setup.profile, person(player), own, day).map(({ code }) => code);
};
/** A round of which is told what players have for themselves. */
const results = (division: string, round: number, points: Readonly<Record<string, number>>): LeagueCommand => ({
  type: 'EnterResults',
  results: {
    ...{ round, division },
    told: Object.entries(points).flatMap(
      ([player, all]): NonNullable<Round['told']> => [{ team: `${player[0] ?? ''}${division}`, player, points: all }],
    ),
  },
});

describe('who may play', () => {
  it('[oepbl:1.4 eligibility] is a member of the club with a licence', () => {
    expect(codes(running, 'A-1', 'A1', 1)).toEqual([]);
    expect(codes(running, 'B-1', 'A1', 1)).toEqual(['not-in-squad']);
    const left = after(running, { type: 'EndMembership', player: person('A-1'), on: '2011-03-11' });
    expect(codes(left, 'A-1', 'A1', 1)).toEqual(['not-in-squad']);
  });

  it('[oepbl:1.8 squad list] stands in the squad list', () => {
    expect(codes(running, 'nobody', 'A1', 1)).toEqual(['not-in-squad']);
  });

  it('[oepbl:1.4 four weeks] applied for his licence four weeks before', () => {
    const newcomer = (on: string) =>
      after(
        running,
        { type: 'RegisterPlayer', player: person('A-9'), club: 'A', since: '2011-01-01', born: '1980-01-01' },
        { type: 'ApplyForPlayerLicence', player: person('A-9'), on },
        { type: 'GrantPlayerLicence', player: person('A-9'), on },
      );
    expect(codes(newcomer('2011-02-12'), 'A-9', 'A1', 1)).toEqual([]);
    expect(codes(newcomer('2011-02-13'), 'A-9', 'A1', 1)).toEqual(['licence-too-late']);
    expect(codes(newcomer('2011-02-13'), 'A-9', 'A1', 3)).toEqual([]);
  });

  it('[oepbl:1.6 age] is 18 on the day of the round', () => {
    const young = (born: string) =>
      after(
        running,
        { type: 'RegisterPlayer', player: person('A-9'), club: 'A', since: '2011-01-01', born },
        { type: 'ApplyForPlayerLicence', player: person('A-9'), on: '2011-01-02' },
        { type: 'GrantPlayerLicence', player: person('A-9'), on: '2011-01-03' },
      );
    expect(codes(young('1993-03-12'), 'A-9', 'A1', 1)).toEqual([]);
    expect(codes(young('1993-03-13'), 'A-9', 'A1', 1)).toEqual(['too-young']);
  });

  it('[oepbl:1.5 transfer lock] has not changed clubs after an appearance of the season', () => {
    const played = after(running, results('1', 1, { 'A-1': 20 }));
    const change = (player: string, to: string, on: string): LeagueCommand => ({
      ...{ type: 'Transfer', player: person(player), to, on, told: '2011-02-20' },
    });
    const changed = after(played, change('A-1', 'B', '2011-03-20'));
    expect(codes(changed, 'A-1', 'B1', 2)).toEqual(['changed-clubs']);
    expect(codes(after(changed, change('A-1', 'A', '2011-03-22')), 'A-1', 'A1', 3)).toEqual(['changed-clubs']);
    expect(codes(after(played, change('A-2', 'B', '2011-03-20')), 'A-2', 'B1', 2)).toEqual([]);
    const below = after(running, results('2', 1, { 'A-1': 20 }), change('A-1', 'B', '2011-03-20'));
    expect(codes(below, 'A-1', 'B1', 2)).toEqual(['changed-clubs']);
  });

  it('[oepbl:1.5 transfer notice] whose change of clubs was told of four weeks before', () => {
    const changed = (told?: string) =>
      after(running, {
        ...{ type: 'Transfer', player: person('A-2'), to: 'B', on: '2011-03-20' },
        ...(told !== undefined && { told }),
      });
    expect(codes(changed(), 'A-2', 'B1', 2)).toEqual(['change-not-told']);
    expect(codes(changed('2011-02-26'), 'A-2', 'B1', 2)).toEqual([]);
    expect(codes(changed('2011-02-27'), 'A-2', 'B1', 2)).toEqual(['change-not-told']);
  });

  it('[oepbl:3.18 same round] plays in one division only in a round', () => {
    const above = after(running, lineUp('A1', 1, six('A')));
    expect(codes(above, 'A-1', 'A2', 1)).toEqual(['plays-elsewhere']);
    expect([codes(above, 'A-7', 'A2', 1), codes(above, 'A-1', 'A2', 2)]).toEqual([[], []]);
  });

  describe('is not one of the two best of the club above, for the division below', () => {
    const second = after(
      running,
      results('1', 1, { 'A-1': 20, 'A-2': 18, 'A-3': 15, 'B-1': 27 }),
      results('1', 2, { 'A-1': 21, 'A-2': 20, 'A-3': 20, 'B-1': 27 }),
    );

    it('[oepbl:3.18 best two] by what they have before the round', () => {
      expect(['A-1', 'A-2', 'A-3', 'A-4'].map((one) => codes(second, one, 'A2', 3))).toEqual([
        ['best-above'],
        ['best-above'],
        [],
        [],
      ]);
      const third = after(second, results('1', 3, { 'A-1': 14, 'A-2': 14, 'A-3': 25 }));
      expect(['A-1', 'A-2', 'A-3'].map((one) => codes(third, one, 'A2', 4))).toEqual([
        ['best-above'],
        [],
        ['best-above'],
      ]);
    });

    it('[oepbl:3.18 best two] not in the first round, not in the first division, and both who are level on the second place', () => {
      expect(codes(running, 'A-1', 'A2', 1)).toEqual([]);
      expect(codes(second, 'A-1', 'A1', 3)).toEqual([]);
      const level = after(running, results('1', 1, { 'A-1': 41, 'A-2': 38, 'A-3': 38 }));
      expect(['A-2', 'A-3'].map((one) => codes(level, one, 'A2', 2))).toEqual([['best-above'], ['best-above']]);
    });

    it('[oepbl:3.18 second division players] and the other way round as often as he likes', () => {
      const below = after(running, results('2', 1, { 'A-5': 27 }));
      const above = [2, 3, 4].reduce((state, round) => {
        expect(codes(state, 'A-5', 'A1', round)).toEqual([]);
        return after(state, lineUp('A1', round, six('A')), results('1', round, { 'A-5': 27 }));
      }, below);
      expect(codes(above, 'A-5', 'A1', 5)).toEqual([]);
    });
  });

  it('is offered to a captain, and of the others why not', () => {
    const [team, day] = [teamOf(running, 'A1'), matchDayOf(running, '1', 1)];
    if (team === undefined || day === undefined) throw new Error('no team');
    const offered = offeredFor(after(running, lineUp('A2', 1, six('A', 3))), setup.profile, team, day);
    expect(offered.filter(({ because }) => because.length === 0).map(({ player }) => player)).toEqual(['A-1', 'A-2']);
    expect(offered[2]?.because[0]).toMatchObject({
      code: 'plays-elsewhere',
      team: 'A2',
      refs: ['oepbl:3.18 same round'],
    });
  });
});

it('a club sees whom it may name for its next match day, and why the others not; another club does not', () => {
  const state = after(running, lineUp('A2', 1, six('A', 3)));
  const offered = view(state, { club: 'A' }).lining?.offered;
  expect(offered?.map(({ team, round }) => [team, round])).toEqual([
    ['A1', 1],
    ['A2', 1],
  ]);
  expect(offered?.[0]?.players.filter(({ because }) => because.length === 0)).toHaveLength(2);
  expect(JSON.stringify(view(state, { club: 'B' }).own)).not.toContain('A-1');
});

describe('a line-up', () => {
  it('[oepbl:2.10 six starters] has six players, and no seventh', () => {
    expect(refused(running, lineUp('A1', 1, [...six('A'), 'A-7']))).toMatchObject({
      code: 'too-many-players',
      most: 6,
    });
    expect(refused(running, lineUp('A1', 1, ['A-1', 'A-1']))).toMatchObject({ code: 'named-twice' });
  });

  it('[oepbl:2.11] may be another in every round', () => {
    const both = after(running, lineUp('A1', 1, six('A')), lineUp('A1', 2, six('A', 3)));
    expect(both.lineUps).toHaveLength(2);
  });

  it('[oepbl:3.7] the missing player of five is number 1 or 2', () => {
    const five = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'];
    expect(refused(running, lineUp('A1', 1, [...five, undefined]))).toEqual({
      ...{ code: 'ghost-number', may: [1, 2], rules: ['oepbl:3.7'] },
    });
    expect(after(running, lineUp('A1', 1, [undefined, ...five])).lineUps[0]?.completeAt).toBeUndefined();
  });

  it('[oepbl:1.4 eligibility] names who may not play with a reason alone, and says all that stands against it', () => {
    const foreign = ['B-1', ...six('A').slice(1)];
    expect(refused(running, lineUp('A1', 1, foreign))).toMatchObject({
      ...{ code: 'not-eligible', player: 'B-1', because: [{ code: 'not-in-squad', club: 'B' }] },
      rules: ['oepbl:1.8 squad list', 'oepbl:3.3'],
    });
    expect(after(running, lineUp('A1', 1, foreign, { reason: 'under protest' })).lineUps).toHaveLength(1);
  });

  it('[oepbl:2.13 changes] can be changed until 30 minutes before the start', () => {
    const day = DATES[0] ?? '';
    const late = lineUp('A1', 1, six('A', 2));
    const named = after(running, [lineUp('A1', 1, six('A')), at('2011-03-01')]);
    expect(after(named, [late, at(day, 30)]).lineUps[0]?.players[0]).toBe('A-2');
    expect(refused(named, late, at(day, 29))).toMatchObject({
      code: 'too-late-to-change',
      rules: ['oepbl:2.13 changes'],
    });
  });

  it('[oepbl:2.12 captain] needs a captain, who need not play', () => {
    const { captain: _, ...without } = lineUp('A1', 1, six('A')) as Extract<LeagueCommand, { type: 'NameLineUp' }>;
    expect(after(running, without).lineUps[0]?.completeAt).toBeUndefined();
    expect(after(running, lineUp('A1', 1, six('A'))).lineUps[0]?.completeAt).toBeDefined();
  });
});

describe('who plays where', () => {
  const named = after(running, lineUp('A1', 1, six('A')));
  const heats = (state: typeof running) => view(state, 'office').lining?.plans[0]?.heats;

  it('[oepbl:3.4 heat 1] follows from the numbers: 1 and 2 in the team events, 3 to 6 at the tables', () => {
    expect(heats(named)?.[0]).toEqual({ heat: 1, events: ['A-1', 'A-2'], tables: ['A-3', 'A-4', 'A-5', 'A-6'] });
  });

  it('[oepbl:3.4 heat 2] then 3 and 4, and 1, 2, 5, 6 at the tables', () => {
    expect(heats(named)?.[1]).toEqual({ heat: 2, events: ['A-3', 'A-4'], tables: ['A-1', 'A-2', 'A-5', 'A-6'] });
  });

  it('[oepbl:3.4 heat 3] then 5 and 6, and 1 to 4 at the tables', () => {
    expect(heats(named)?.[2]).toEqual({ heat: 3, events: ['A-5', 'A-6'], tables: ['A-1', 'A-2', 'A-3', 'A-4'] });
  });

  const choose = (heat: number, ...order: readonly string[]): LeagueCommand => ({
    ...{ type: 'ChooseForEvents', team: 'A1', round: 1, heat, order: order.map(person) },
  });

  it('[oepbl:3.6] the captain says who of the two plays in which event', () => {
    expect(heats(after(named, choose(2, 'A-4', 'A-3')))?.[1]?.events).toEqual(['A-4', 'A-3']);
  });

  it('[oepbl:3.8] and who plays where one stack is left', () => {
    expect(heats(after(named, choose(2, 'A-4')))?.[1]?.events).toEqual(['A-4']);
  });

  it('[oepbl:3.5] but changes nobody between tables and events: the numbers are fixed', () => {
    expect(refused(named, choose(2, 'A-1', 'A-3'))).toMatchObject({
      code: 'not-planned-for-heat',
      may: ['A-3', 'A-4'],
    });
    expect(refused(named, choose(2, 'A-3', 'A-3'))).toMatchObject({ code: 'not-planned-for-heat' });
  });
});

describe('what is told of line-ups', () => {
  const named = after(running, lineUp('A1', 1, six('A')), lineUp('B1', 1, six('B')));

  it('a captain reads his own team’s and nothing of what his club owes', () => {
    const told = view(named, { team: 'A1' });
    expect(told.lining?.lineUps.map(({ team }) => team)).toEqual(['A1']);
    expect(told.own).toBeUndefined();
  });

  it('a referee reads all of them, the public none', () => {
    expect(view(named, 'referee').lining?.lineUps.map(({ team }) => team)).toEqual(['A1', 'B1']);
    expect(view(named, 'referee').own).toBeUndefined();
    expect(JSON.stringify(view(named, 'public'))).not.toContain('A-1');
  });
});
