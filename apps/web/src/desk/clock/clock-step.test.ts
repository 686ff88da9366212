import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { nextTimeOfDay, timeOfDay } from '../../live/club-day.ts';
import { clockStep } from './clock-step.ts';
import { timeTyped } from './time-typed.ts';

describe('the large button of the clock', () => {
  it.each([
    ['before', 'notStarted', 'start'],
    ['countdown', 'notStarted', 'startNow'],
    ['play', 'running', 'pause'],
    ['play', 'paused', 'resume'],
    ['play', 'waiting', undefined],
    ['over', 'paused', undefined],
  ] as const)('in %s, %s: %s', (stage, phase, is) => {
    expect(clockStep({ stage }, { phase, onBreak: false })?.is).toBe(is);
  });
  it('offers nothing while the last hands of a day are played: going on would be refused', () => {
    const lastHands = { lastHands: { hands: 3 } } as NonNullable<TournamentView['day']>;
    expect(clockStep({ stage: 'play', day: lastHands }, { phase: 'paused', onBreak: false })).toBeUndefined();
    expect(clockStep({ stage: 'play', day: { rule: {} } as never }, { phase: 'paused', onBreak: false })?.is).toBe(
      'resume',
    );
  });
  it.each(['before', 'countdown', 'play'] as const)('offers nothing in %s of a night that is called off', (stage) => {
    const calledOff = { reason: 'Sturm' } as NonNullable<TournamentView['calledOff']>;
    expect(clockStep({ stage }, { phase: 'paused', onBreak: false })).toBeDefined();
    expect(clockStep({ stage, calledOff }, { phase: 'paused', onBreak: false })).toBeUndefined();
  });
  it('ends a break that waits', () => {
    expect(clockStep({ stage: 'play' }, { phase: 'waiting', onBreak: true })?.command).toEqual({ type: 'EndBreak' });
  });
});

describe('a time as it is typed', () => {
  it.each([
    ['12', 720_000],
    ['12:30', 750_000],
    ['1:05:00', 3_900_000],
    ['12,5', 750_000],
    ['0:45', 45_000],
    ['12:75', undefined],
    ['', undefined],
    ['zwölf', undefined],
  ])('%j', (typed, ms) => {
    expect(timeTyped(typed)).toBe(ms);
  });
  it('means today, or tomorrow where it has passed', () => {
    const now = new Date(2026, 10, 21, 18, 30).getTime();
    expect(nextTimeOfDay('19:00', now)).toBe(now + 30 * 60_000);
    expect(nextTimeOfDay('18:30', now)).toBe(new Date(2026, 10, 22, 18, 30).getTime());
    expect(nextTimeOfDay('25:00', now)).toBeUndefined();
    expect(timeOfDay(now)).toBe('18:30');
  });
});
