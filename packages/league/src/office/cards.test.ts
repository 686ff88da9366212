import { describe, expect, it } from 'vitest';
import type { LeagueCommand } from './command.ts';
import { scoresOf } from './standings.ts';
import type { League } from './state.ts';
import { after, refused, running, setup } from './testing.ts';
import { view } from './view.ts';

const { profile } = setup;
const closed = (round: number): LeagueCommand => ({ type: 'CloseRound', division: '1', round });

describe('a card by itself', () => {
  const atTable = (table: string, ahead: string, behind: string): LeagueCommand => ({
    ...{ type: 'EnterCard', division: '1', round: 1 },
    card: {
      table: {
        ...{ table, heat: 1 },
        seats: [ahead, behind].map((team, nth) => ({
          ...{ team: `${team}1`, player: `${team}-${table}`, place: nth + 1 },
        })),
      },
    },
  });
  const tables = (state: League) => view(state, 'referee').matchDays.find(({ round }) => round === 1)?.results?.tables;

  it('leaves what others entered meanwhile, and stands in place of the one before', () => {
    const both = after(running, atTable('1', 'A', 'B'), atTable('2', 'A', 'B'));
    expect(tables(both)?.map(({ table }) => table)).toEqual(['1', '2']);
    const again = after(both, atTable('1', 'B', 'A'));
    expect(tables(again)?.map(({ table, seats }) => [table, seats[0]?.team])).toEqual([
      ['1', 'B1'],
      ['2', 'A1'],
    ]);
  });

  it('is reckoned as if it had been entered with all others at once', () => {
    const [one, two] = [atTable('1', 'A', 'B'), atTable('2', 'B', 'A')] as const;
    const single = after(running, one, two);
    const cards = [one, two].flatMap((each) => (each.type === 'EnterCard' ? (each.card.table ?? []) : []));
    const whole = after(running, { type: 'EnterResults', results: { round: 1, division: '1', tables: cards } });
    expect(scoresOf(single, profile, '1')).toEqual(scoresOf(whole, profile, '1'));
  });

  it('is refused where it cannot be, and once the match day is closed without a reason', () => {
    expect(refused(running, atTable('1', 'A', 'X'))).toMatchObject({ code: 'results-wrong' });
    const twoPlaces = after(running, atTable('1', 'A', 'B'));
    const same: LeagueCommand = {
      ...{ type: 'EnterCard', division: '1', round: 1 },
      card: { table: { table: '2', heat: 1, seats: [{ team: 'A1', player: 'A-1', place: 1 }] } },
    };
    expect(refused(twoPlaces, same)).toMatchObject({ problems: [{ code: 'twice-in-heat' }] });
    const over = after(twoPlaces, closed(1));
    expect(refused(over, atTable('1', 'B', 'A')).code).toBe('reason-needed');
  });

  it('takes the signatures with it: who signed has signed something else', () => {
    const signed = after(running, atTable('1', 'A', 'B'), {
      ...{ type: 'Countersign', division: '1', round: 1, team: 'A1' },
    });
    expect(after(signed, atTable('1', 'B', 'A')).matchDays.find(({ round }) => round === 1)?.signed).toEqual([]);
  });

  it('may be points without a card, of a team and of a player, each in place of what was told of it before', () => {
    const points = (team: string, all: number, player?: string): LeagueCommand => ({
      ...{ type: 'EnterCard', division: '1', round: 1 },
      card: { told: { team, points: all, ...(player !== undefined && { player }) } },
    });
    const all = after(running, points('A1', 90), points('B1', 80), points('A1', 12, 'A-1'), points('A1', 95));
    expect(scoresOf(all, profile, '1')[0]?.teams.map(({ scored }) => scored)).toEqual([95, 80]);
    expect(scoresOf(all, profile, '1')[0]?.players).toMatchObject([{ player: 'A-1', points: 12 }]);
  });

  it('[oepbl:4.1.7] may be who is the best of the day where several are level', () => {
    const level: LeagueCommand = {
      type: 'EnterResults',
      results: {
        ...{ round: 1, division: '1' },
        told: ['A', 'B'].map((of) => ({ team: `${of}1`, player: `${of}-1`, points: 24 })),
      },
    };
    const both = after(running, level);
    expect(scoresOf(both, profile, '1')[0]?.best).toMatchObject({ players: ['A-1', 'B-1'], open: true });
    const named = after(both, {
      ...{ type: 'EnterCard', division: '1', round: 1 },
      card: { decision: { of: 'dayBest', order: ['B-1'] } },
    });
    expect(scoresOf(named, profile, '1')[0]?.best).toMatchObject({ named: 'B-1', open: false });
    expect(scoresOf(named, profile, '1')[0]?.players.map(({ points: own }) => own)).toEqual([24, 24]);
  });

  it('is shown to captains without what is said of other teams, and to nobody who only reads tables', () => {
    const late = after(running, atTable('1', 'A', 'B'), {
      ...{ type: 'EnterCard', division: '1', round: 1, card: { team: { team: 'B1', dress: 2 } } },
    });
    const of = (viewer: Parameters<typeof view>[1]) => view(late, viewer).matchDays.find(({ round }) => round === 1);
    expect(of('referee')?.results?.teams).toEqual([{ team: 'B1', dress: 2 }]);
    expect(of({ team: 'A1' })?.results).toEqual({ division: '1', round: 1, tables: of('referee')?.results?.tables });
    expect(of('public')?.results).toBeUndefined();
  });
});
