import { dependents, later, restore } from '@riffle/aggregate';
import { describe, expect, it } from 'vitest';
import { readClock } from './clock-reading.ts';
import { goesByClock, goOnFrom } from './held.ts';
import { toEntryId, toPenaltyId } from './ids.ts';
import { Evening } from './testing.ts';
import { tournament } from './tournament.ts';
import { view } from './view-of.ts';

const MIN = 60_000;
const clock = { id: 'clock', role: 'clock' } as const;

/** Six play since ten minutes, then time is lost: the clock stands as of the moment before. */
function held(): Evening {
  const night = new Evening('pvb');
  night.start(6, 1);
  night.wait(10 * MIN);
  const { actor } = night;
  night.actor = clock;
  night.do({ type: 'HoldClock', why: 'slept' });
  night.actor = actor;
  return night.wait(40 * MIN);
}
const left = (night: Evening) => readClock(night.state.clock, night.state.setup?.levels ?? [], night.now).remaining;

describe('a clock that is held while nobody knows how much time has passed', () => {
  it('stands for everybody, who is told why, and goes on from where it stood', () => {
    const night = held();
    const before = left(night);
    expect(view(night.state, { as: 'room' })).toMatchObject({ held: 'slept', clock: { running: false } });
    night.do(goOnFrom(night.state, night.now));
    expect(left(night)).toBe(before);
    expect(view(night.state, { as: 'room' })).not.toHaveProperty('held');
    night.wait(MIN);
    expect(left(night)).toBe(before - MIN);
  });

  it('runs as if it had never stood when that is taken back', () => {
    const night = held();
    const pause = night.commits.at(-1);
    const history = restore(tournament, night.commits);
    if (pause === undefined) throw new Error('nothing was held');
    expect(dependents(tournament, history, pause.id)).toEqual([]);
    const { state } = restore(tournament, night.commits.slice(0, -1));
    expect(readClock(state.clock, state.setup?.levels ?? [], night.now).levelNo).toBeGreaterThan(1);
  });

  it('gives running penalties of minutes as long as they had, and nothing to those that were over', () => {
    const night = new Evening('pvb');
    night.start(6, 1);
    const give = (id: string, minutes: number) =>
      night.do({
        ...{ type: 'GivePenalty', penalty: toPenaltyId(id), entry: toEntryId('e1'), offence: 'language' },
        ...{ measure: 'time', minutes },
      });
    const until = () => night.state.penalties.map(({ length }) => (length?.in === 'time' ? length.until : undefined));
    give('over', 10);
    night.wait(10 * MIN);
    give('runs', 15);
    night.wait(5 * MIN);
    const { actor } = night;
    night.actor = clock;
    night.do({ type: 'HoldClock', why: 'slept' });
    night.actor = actor;
    const before = until();
    night.wait(40 * MIN);
    give('meanwhile', 15);
    night.wait(2 * MIN);
    night.do(goOnFrom(night.state, night.now));
    expect(until()).toEqual([before[0], later(night.now, 10 * MIN), later(night.now, 15 * MIN)]);
  });

  it('stays held when it is set by hand, until it runs', () => {
    const night = held();
    night.do({ type: 'JumpToLevel', level: 1 });
    expect(night.state.held?.why).toBe('slept');
    night.do({ type: 'StartClock' });
    expect(night.state.held).toBeUndefined();
  });

  it('and so a countdown, which then has as long as it had', () => {
    const night = new Evening('pvb');
    night.enter(4);
    // biome-ignore lint/suspicious/noThenProperty: a word of the domain, and never awaited
    night.do({ type: 'StartCountdown', until: later(night.now, 5 * MIN), then: 'start' });
    night.wait(2 * MIN);
    night.actor = clock;
    night.do({ type: 'HoldClock', why: 'set' });
    expect([night.state.countdown, night.state.held?.why]).toEqual([undefined, 'set']);
    night.wait(60 * MIN);
    night.actor = { id: 'dora', role: 'director' };
    night.do(goOnFrom(night.state, night.now));
    expect(night.state.countdown?.until).toBe(later(night.now, 3 * MIN));
    expect(night.state.held).toBeUndefined();
  });

  it('is held by the clock alone', () => {
    const night = new Evening('pvb');
    night.start(4, 1);
    night.actor = clock;
    expect(night.refusal({ type: 'PauseClock' })).toMatchObject({ code: 'clock-stopped' });
    expect(night.refusal({ type: 'HoldClock', why: 'set' })).toBeUndefined();
  });
});

describe('a night goes by the clock', () => {
  it('while it runs or counts down, not before, in a pause, at the end of its levels, or when it is over', () => {
    const night = new Evening('pvb');
    const goes = () => goesByClock(night.state, night.now);
    expect(goes()).toBe(false);
    night.start(4, 1);
    expect(goes()).toBe(true);
    night.do({ type: 'PauseClock' });
    expect(goes()).toBe(false);
    night.do({ type: 'StartClock' });
    night.wait(100 * 60 * MIN);
    expect(goes()).toBe(false);
    expect(goesByClock(tournament.initial, night.now)).toBe(false);
  });
});
