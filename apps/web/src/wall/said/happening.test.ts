import { type Instant, later } from '@riffle/aggregate';
import { type ClockSetting, type MoveView, readClock, type TournamentView, toMillis } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { LEVELS, START, trialNight } from '../trial-night.ts';
import { type Happening, happeningsBetween, type Look, lookAt } from './happening.ts';

const night = trialNight({ entries: 18, out: 8, stage: 'play' });
/** The night with a clock that began its level `level` so many seconds ago, looked at now. */
function look(level: number, seconds: number, view: Partial<TournamentView> = {}, more: Partial<Night> = {}): Look {
  const clock: ClockSetting = {
    ...{ level, running: true, speed: 1, at: START },
    remaining: toMillis(LEVELS[level]?.duration ?? 0),
  };
  const now = later(START, seconds * 1000);
  const changed = { ...night, ...more, view: { ...night.view, clock, ...view } };
  return { ...lookAt(changed, readClock(clock, LEVELS, now), now), late: false };
}
const events = (before: Look, now: Look): readonly Happening['event'][] =>
  happeningsBetween(before, now).map(({ event }) => event);

describe('the clock is told of', () => {
  it('as a level begins, with its blinds', () => {
    expect(happeningsBetween(look(0, 1199), look(1, 0))).toEqual([{ event: 'level', no: 2, level: LEVELS[1] }]);
  });

  it('as a break begins, with what it is for, and as it is over', () => {
    expect(happeningsBetween(look(2, 1199), look(3, 0))).toEqual([{ event: 'break', minutes: 15, label: 'Essen' }]);
    expect(happeningsBetween(look(3, 899), look(4, 0))).toEqual([
      { event: 'level', no: 4, level: LEVELS[4], afterBreak: true },
    ]);
  });

  it('a minute before, with what comes', () => {
    expect(happeningsBetween(look(0, 1139), look(0, 1141))).toEqual([{ event: 'minute', next: LEVELS[1], minutes: 1 }]);
    expect(happeningsBetween(look(2, 1139), look(2, 1141))).toMatchObject([{ event: 'minute', next: 'break' }]);
    expect(happeningsBetween(look(7, 1139), look(7, 1141))).toMatchObject([{ event: 'minute', next: 'end' }]);
  });

  it('so many minutes before a break begins and before it is over, as the club chose', () => {
    expect(events(look(2, 899), look(2, 901))).toEqual(['breakSoon']);
    expect(events(look(3, 779), look(3, 781))).toEqual(['breakEnding']);
    const own = { breakSoon: 10, breakEnding: 1 };
    expect(happeningsBetween(look(2, 599), look(2, 601), own)).toEqual([{ event: 'breakSoon', minutes: 10 }]);
    expect(happeningsBetween(look(3, 839), look(3, 841), own)).toEqual([{ event: 'breakEnding', minutes: 1 }]);
  });

  it('as play begins', () => {
    const before = { ...look(0, 0), reading: readClock(undefined, LEVELS, START) };
    expect(happeningsBetween(before, look(0, 1))).toEqual([{ event: 'start', no: 1, level: LEVELS[0] }]);
  });

  it.each([
    ['while nothing happens', look(1, 100), look(1, 101)],
    ['of a minute that passed while the screen was asleep', look(1, 100), look(1, 1190)],
    ['of what was already so', look(1, 1150), look(1, 1151)],
  ])('not %s', (_, before, now) => {
    expect(events(before, now)).toEqual([]);
  });

  it('not of the last minute while the clock stands', () => {
    const stands = (seconds: number): Look => {
      const shown = look(1, seconds);
      return { ...shown, reading: { ...shown.reading, phase: 'paused' } };
    };
    expect(events(stands(1139), stands(1141))).toEqual([]);
  });
});

describe('the room is told of', () => {
  const [one] = night.view.moves;
  const move = (at: number, by?: MoveView['by']): MoveView => ({
    ...(one as MoveView),
    ...(by && { by }),
    to: { table: 't1', seat: 9 } as unknown as MoveView['to'],
    at: later(START, at) as Instant,
  });

  it('hand-for-hand as it begins, at each hand, and as it ends', () => {
    const together = (hand?: number) =>
      look(1, 5, { handForHand: { since: START, until: 4, tables: {}, ...(hand && { hand }) } as never });
    expect(events(look(1, 5), together())).toEqual(['handForHand']);
    expect(events(together(), together(1))).toEqual(['hand']);
    expect(events(together(1), together(1))).toEqual([]);
    expect(events(together(1), together(2))).toEqual(['hand']);
    expect(events(together(2), look(1, 5))).toEqual(['handForHandEnds']);
  });

  it('who is sent to another seat, and not of moves that are forgotten or come back into sight', () => {
    const moved = look(1, 5, { moves: [move(2), ...night.view.moves] });
    expect(happeningsBetween(look(1, 5), moved)).toEqual([{ event: 'move', moves: [move(2)], broken: [] }]);
    expect(events(moved, look(1, 5))).toEqual([]);
    expect(events(look(1, 5, { moves: [move(5)] }), look(1, 5, { moves: [move(5), move(2)] }))).toEqual([]);
  });

  it('a table that is broken by its name, and the final table instead of those who go there', () => {
    expect(happeningsBetween(look(1, 5), look(1, 5, { moves: [move(2, 'tableBroken')] }))).toMatchObject([
      { event: 'move', broken: [one?.fromName] },
    ]);
    expect(events(look(1, 5), look(1, 5, { finalTable: true, moves: [move(2, 'finalTable')] }))).toEqual([
      'finalTable',
    ]);
  });

  it('who goes out, and not who is back in', () => {
    const out = night.view.bustOuts[0]?.out[0];
    const bustOut = (back?: true) =>
      ({ id: 'b99', at: START, level: 1, out: [{ ...out, place: 10, ...(back && { back }) }] }) as never;
    expect(happeningsBetween(look(1, 5), look(1, 5, { bustOuts: [...night.view.bustOuts, bustOut()] }))).toMatchObject([
      { event: 'bustOut', place: 10 },
    ]);
    expect(events(look(1, 5), look(1, 5, { bustOuts: [...night.view.bustOuts, bustOut(true)] }))).toEqual([]);
  });

  it('the bubble, and that it has burst: never while somebody can still enter', () => {
    const left = (count: number, late = false) => ({
      ...look(1, 5, { figures: { ...night.view.figures, left: count } }),
      late,
    });
    // four places are paid
    expect(events(left(6), left(5))).toEqual(['bubble']);
    expect(events(left(5), left(4))).toEqual(['money']);
    expect(events(left(4), left(3))).toEqual([]);
    // two in one hand
    expect(events(left(6), left(4))).toEqual(['money']);
    expect(events(left(6, true), left(5, true))).toEqual([]);
    expect(events(left(7, true), left(7))).toEqual(['registration']);
    // called off is not over: it stands on the wall by itself
    const calledOff = { reason: 'Sturm' } as unknown as NonNullable<TournamentView['calledOff']>;
    expect(events(look(1, 5), { ...look(1, 5, { calledOff }), late: false })).toEqual([]);
    expect(events({ ...look(1, 5), late: true }, { ...look(1, 5, { calledOff }), late: false })).toEqual([]);
  });

  it('a table that a ruling halts, and a time call', () => {
    const [id, table] = Object.entries(night.view.tables)[0] ?? [];
    const at = (more: object) => look(1, 5, { tables: { [id ?? '']: { ...table, ...more } } as never });
    expect(happeningsBetween(look(1, 5), at({ ruled: { stopped: START } }))).toEqual([
      { event: 'stopped', table: '1' },
    ]);
    const called = at({ timeCall: { at: START, main: 25, countdown: 5 } });
    expect(happeningsBetween(look(1, 5), called)).toEqual([{ event: 'timeCall', table: '1', seconds: 30 }]);
    expect(events(called, called)).toEqual([]);
  });

  it('the last hands of the day as they are announced, and the very last where somebody counts', () => {
    const [id, table] = Object.entries(night.view.tables)[0] ?? [];
    const day = { rule: {}, lastHands: { hands: 4, at: START } };
    const last = (lastHands: number) =>
      look(1, 5, { day, tables: { [id ?? '']: { ...table, lastHands } } } as unknown as Partial<TournamentView>);
    expect(happeningsBetween(look(1, 5), last(4))).toEqual([{ event: 'lastHands', hands: 4 }]);
    expect(happeningsBetween(look(1, 5), look(1, 5, { day } as never))).toEqual([{ event: 'lastHands', hands: 4 }]);
    // a night against time has no day that goes on another
    const against = { tables: { [id ?? '']: { ...table, lastHands: 3 } } } as unknown as Partial<TournamentView>;
    expect(happeningsBetween(look(1, 5), look(1, 5, against))).toEqual([{ event: 'lastHands', hands: 3 }]);
    expect(events(last(4), last(3))).toEqual([]);
    expect(happeningsBetween(last(2), last(1))).toEqual([{ event: 'lastHands', hands: 1 }]);
    expect(events(last(1), last(0))).toEqual([]);
  });

  it('who has won', () => {
    const over = look(1, 5, { stage: 'over', entries: { e1: { place: 1 } } as never });
    expect(happeningsBetween(look(1, 5), over)).toEqual([{ event: 'over', entry: 'e1' }]);
  });

  it('nothing that a wall without a network learns of late', () => {
    const late = (view: Partial<TournamentView>, more: Partial<Night> = {}) =>
      events(look(1, 5), look(1, 95, view, more));
    expect(late({ moves: [move(2)] })).toEqual([]);
    expect(
      late({ bustOuts: [{ id: 'b99', at: START, level: 1, out: night.view.bustOuts[0]?.out ?? [] }] as never }),
    ).toEqual([]);
    expect(late({}, { said: 'Pizza!', saidAt: START })).toEqual([]);
  });

  it('what somebody announces by a tap, again when he taps again', () => {
    const said = (nth: number) => look(1, 5, {}, { said: 'Pizza!', saidAt: START + nth, saidIn: 'de' });
    expect(happeningsBetween(look(1, 5), said(1))).toEqual([{ event: 'announcement', text: 'Pizza!', language: 'de' }]);
    expect(events(said(1), said(1))).toEqual([]);
    expect(events(said(1), said(2))).toEqual(['announcement']);
  });
});
