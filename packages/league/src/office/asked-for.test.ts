import { describe, expect, it } from 'vitest';
import { publicPlayers, publicRound } from './asked-for.ts';
import type { LeagueCommand } from './command.ts';
import type { League } from './state.ts';
import { after, person, running } from './testing.ts';
import { view } from './view.ts';
import type { LeagueViewer } from './viewer.ts';

const entered = (round: number, players: readonly string[] = ['A-1']): LeagueCommand => ({
  type: 'EnterResults',
  results: {
    ...{ round, division: '1' },
    told: [
      ...['A1', 'B1'].map((team) => ({ team, points: 1 })),
      ...players.map((player, nth) => ({ team: 'A1', player, points: 100 - nth })),
    ],
  },
});
const closed = (round: number): LeagueCommand => ({ type: 'CloseRound', division: '1', round });
/** Of which match days of the first division a viewer has the points part by part. */
const scored = (state: League, viewer: LeagueViewer) =>
  view(state, viewer).matchDays.flatMap(({ division, round, score }) =>
    division === '1' && score !== undefined ? [round] : [],
  );

describe('what a view of a season leaves out', () => {
  const state = after(running, entered(1), closed(1), entered(2), closed(2), entered(3));

  it('is the points of match days that are over, for who only reads: he asks for one at a time', () => {
    expect(scored(state, 'public')).toEqual([3]);
    expect(scored(after(state, closed(3)), 'public')).toEqual([]);
    const days = view(after(state, closed(3)), 'public').matchDays.filter(({ division }) => division === '1');
    expect(days.filter(({ played }) => played).map(({ round }) => round)).toEqual([1, 2, 3]);
  });

  it('is not the last for who played it, nor one that he may still sign', () => {
    expect(scored(after(state, closed(3)), { team: 'A1' })).toEqual([3]);
    const open = after(running, entered(1), entered(2), closed(2));
    expect(scored(open, { club: 'A' })).toEqual([1, 2]);
  });

  it('is nothing for who enters it', () => {
    for (const viewer of ['office', 'referee'] as const) expect(scored(state, viewer)).toEqual([1, 2, 3]);
  });

  it('is asked for as everybody may read it', () => {
    const told: LeagueCommand = {
      type: 'EnterResults',
      results: {
        ...{ round: 1, division: '1', teams: [{ team: 'A1', present: 5 }] },
        told: ['A1', 'B1'].map((team) => ({ team, points: 9 })),
        tables: [
          {
            ...{ table: '1', heat: 1 },
            seats: [
              { team: 'A1', player: 'A-1', place: 1 },
              { team: 'A1', player: 'A-2', place: 2 },
            ],
          },
        ],
      },
    };
    const state = after(running, told);
    const office = view(state, 'office').matchDays.find(
      ({ round, division }) => round === 1 && division === '1',
    )?.score;
    expect(office?.teams.some(({ fines }) => fines.length > 0)).toBe(true);
    const score = publicRound(state, '1', 1);
    expect(score?.players.map(({ player, points }) => [player, points])).toEqual(
      office?.players.map(({ player, points }) => [player, points]),
    );
    expect(score?.teams.flatMap(({ fines }) => fines)).toEqual([]);
    expect(publicRound(running, '1', 1)).toBeUndefined();
    expect(publicRound(running, '9', 1)).toBeUndefined();
  });

  it('is players behind the twentieth, with so many that are missing, until somebody asks for all', () => {
    const many = Array.from({ length: 23 }, (_, nth) => `P-${String(nth)}`);
    const joined = many.flatMap((id): readonly LeagueCommand[] => [
      { type: 'RegisterPlayer', player: person(id), club: 'A', since: '2010-01-01', born: '1980-05-05' },
    ]);
    const played = after(after(running, ...joined), entered(1, many));
    const [shown] = view(played, 'public').players;
    expect([shown?.rows.length, shown?.more, shown?.reasons.length]).toEqual([20, 3, 19]);
    expect(publicPlayers(played, '1')?.rows.map(({ id }) => id)).toEqual(many);
    expect(view(played, 'office').players[0]?.rows).toHaveLength(23);
    expect(view(after(running, entered(1)), 'public').players[0]?.more).toBeUndefined();
  });
});
