import { describe, expect, it } from 'vitest';
import type { Round } from '../season/shape.ts';
import { card, instead, ready } from '../testing.ts';
import { reckonRound } from './round.ts';

const [oepbl, pvb] = [ready('oepbl'), ready('pvb')];
const TEAMS = ['A', 'B', 'C'];
const told = (points: Readonly<Record<string, number>>, more: Partial<Round>): Round => ({
  ...{ round: 1, division: '1' },
  told: Object.entries(points).map(([team, all]) => ({ team, points: all })),
  ...more,
});
const remarks = (round: Round, profile = oepbl, teams = TEAMS) =>
  reckonRound(profile, round, teams).remarks.filter(({ code }) => code !== 'team-without-result');

describe('what was entered and changes nothing is remarked on', () => {
  it('[pvb:69(9)f] a third deduction on a day takes nothing any more', () => {
    const taken = (...points: readonly number[]): Round => ({
      ...{ round: 1, division: '1' },
      tables: [card([1, 2, 3, 4, 5])],
      deductions: points.map((each) => ({ team: 'B', player: 'b1', points: each, reason: 'shouting' })),
    });
    const all = ['A', 'B', 'C', 'D', 'E'];
    expect(remarks(taken(2, 2), pvb, all)).toEqual([]);
    expect(remarks(taken(2, 2, 2), pvb, all)).toEqual([
      { code: 'deduction-takes-less', player: 'b1', points: 2, taken: 0 },
    ]);
  });

  it('who of level teams is ahead, where they are not level', () => {
    const decides = instead(oepbl, 'round.level', 'decided');
    const order = ['C', 'B'];
    const of = { decisions: [{ of: 'teams', order }] } as const;
    expect(remarks(told({ A: 112, B: 104, C: 104 }, of), decides)).toEqual([]);
    expect(remarks(told({ A: 112, B: 104, C: 90 }, of), decides)).toEqual([
      { code: 'decision-without-effect', of: 'teams', order },
    ]);
  });

  it('[oepbl:4.1.1] who of level teams is ahead, where level teams share the place', () => {
    const order = ['C', 'B'];
    expect(remarks(told({ A: 112, B: 104, C: 104 }, { decisions: [{ of: 'teams', order }] }))).toEqual([
      { code: 'decision-without-effect', of: 'teams', order },
    ]);
  });

  it('[oepbl:4.1.7] the best of the day, where one alone has most points', () => {
    const best = (other: number, named: string): Round => ({
      ...{ round: 1, division: '1' },
      told: [
        { team: 'A', player: 'a1', points: 24 },
        { team: 'B', player: 'b1', points: other },
        { team: 'C', points: 3 },
      ],
      decisions: [{ of: 'dayBest', order: [named] }],
    });
    expect(remarks(best(24, 'b1'))).toEqual([]);
    expect(remarks(best(20, 'b1'))).toEqual([{ code: 'decision-without-effect', of: 'dayBest', order: ['b1'] }]);
    expect(remarks(best(24, 'c1'))).toEqual([{ code: 'decision-without-effect', of: 'dayBest', order: ['c1'] }]);
  });
});
