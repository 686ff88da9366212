import { toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { type Level, minutes, readClock, type TournamentView, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { formDue } from './form-due.ts';

const play: Level = {
  ...{ kind: 'play', duration: minutes(30), anteForm: 'none' },
  ...{ smallBlind: toChips(50), bigBlind: toChips(100), ante: toChips(0) },
};
const rest: Level = { kind: 'break', duration: minutes(15) };
const levels = [play, rest, play, rest, play];

function dueAt(level: number, more: Partial<TournamentView> = {}, form: TournamentView['setup']['form'] = {}) {
  const { view } = aNight({ players: 18 });
  const night: TournamentView = { ...view, stage: 'play', setup: { ...view.setup, levels, form }, ...more };
  const clock = { level, remaining: minutes(5), running: true, speed: 1, at: toInstant(0) } as never;
  return formDue(night, readClock(clock, levels, toInstant(1)));
}
const withHands = (lastHands: number): TournamentView['tables'] => {
  const { tables } = aNight({ players: 18 }).view;
  const [first] = Object.keys(tables).map(toTableId);
  return Object.fromEntries(
    Object.entries(tables).map(([id, table]) => [id, { ...table, lastHands: id === first ? lastHands : 0 }]),
  ) as TournamentView['tables'];
};

describe('what the form of play asks for', () => {
  it('is to hand stacks on between two heats, and in no other break and no heat', () => {
    const heats = { heats: { through: [1] } };
    expect(dueAt(1, {}, heats)).toEqual({ is: 'heats', heat: 1, of: 2 });
    expect([dueAt(0, {}, heats), dueAt(2, {}, heats), dueAt(3, {}, heats), dueAt(1)]).toEqual(Array(4).fill(undefined));
    expect(dueAt(1, { stage: 'over' }, heats)).toBeUndefined();
  });
  it('is to count once the time is up, with the hands that come first', () => {
    const timeLimit = { until: toInstant(0), upAt: toInstant(1), lastHands: 3 } as never;
    expect(dueAt(0, { timeLimit, tables: withHands(2) })).toEqual({ is: 'timeUp', hands: 2 });
    expect(dueAt(0, { timeLimit, tables: withHands(0) })).toEqual({ is: 'timeUp', hands: 0 });
    expect(dueAt(0, { timeLimit: { lastHands: 3 } as never })).toBeUndefined();
  });
  it('is to end the day once its last hands are told, until it has ended', () => {
    const day = { lastHands: { hands: 3, at: toInstant(0) } } as never;
    expect(dueAt(0, { day, tables: withHands(3) })).toEqual({ is: 'lastHands', open: 3, bagged: false });
    const all = { lastHands: { hands: 3, at: toInstant(0) }, notBagged: 0, off: 0 } as never;
    expect(dueAt(0, { day: all, tables: withHands(3) })).toMatchObject({ bagged: true });
    expect(dueAt(0, { day: {} as never })).toBeUndefined();
    expect(dueAt(0, { day: { lastHands: { hands: 3, at: toInstant(0) }, endedAt: toInstant(1) } as never })).toBe(
      undefined,
    );
  });
});
