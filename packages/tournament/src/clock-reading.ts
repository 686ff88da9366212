import { elapsed, type Instant, later } from '@riffle/aggregate';
import type { ClockSetting } from './clock-setting.ts';
import { type ClockStand, standAt } from './clock-stand.ts';
import type { Level, PlayLevel, Structure } from './structure.ts';

/** What every screen shows of the clock at a moment. Lengths are in the clock's own milliseconds. */
export type ClockReading = {
  /** Index in the structure. */
  readonly levelIndex: number;
  /** Absent only where the structure is empty. */
  readonly level?: Level;
  /** The number players know, breaks not counted: of this level, or of the last before this break. */
  readonly levelNo: number;
  /** What the big figures show: left of the level, or of the break put in by hand. */
  readonly remaining: number;
  /** `waiting`: stands at zero until somebody acts: a break that waits is over, or the structure is. */
  readonly phase: 'notStarted' | 'running' | 'paused' | 'waiting';
  readonly onBreak: boolean;
  /** A break put in by hand, with what is left of the level after it. */
  readonly interlude?: { readonly label?: string; readonly levelRemaining: number };
  /** The blinds in force, or those that come after the break. */
  readonly blinds?: PlayLevel;
  /** When the big figures reach zero, while running. */
  readonly levelEndsAt?: Instant;
  /** The next line of the structure. */
  readonly nextLevel?: Level;
  /** The next level of play after `blinds`. */
  readonly nextBlinds?: PlayLevel;
  /** Until the next break after this level begins; the moment of it while running. */
  readonly nextBreakIn?: number;
  readonly nextBreakAt?: Instant;
  /** At zero since so long. */
  readonly overtime?: number;
  /** Until the countdown ends, never below zero. */
  readonly startsIn?: number;
};

export function readClock(
  clock: ClockSetting | undefined,
  levels: Structure,
  now: Instant,
  countdown?: { readonly until: Instant },
): ClockReading {
  if (clock === undefined) {
    return {
      ...describe({ level: 0, remaining: levels[0]?.duration ?? 0 }, levels),
      phase: 'notStarted',
      ...(countdown && { startsIn: Math.max(0, elapsed(now, countdown.until)) }),
    };
  }
  const stand = standAt(clock, levels, now);
  const reading = describe(stand, levels);
  if (!clock.running) return { ...reading, phase: 'paused' };
  if (stand.overdue !== undefined) return { ...reading, phase: 'waiting', overtime: stand.overdue };
  return {
    ...reading,
    phase: 'running',
    levelEndsAt: later(now, reading.remaining / clock.speed),
    ...(reading.nextBreakIn !== undefined && { nextBreakAt: later(now, reading.nextBreakIn / clock.speed) }),
  };
}

function describe(stand: ClockStand, levels: Structure): Omit<ClockReading, 'phase'> {
  const level = levels[stand.level];
  const nextLevel = levels[stand.level + 1];
  const toCome = levels.slice(stand.level).filter((line) => line.kind === 'play');
  const [blinds = levels.findLast((line) => line.kind === 'play'), nextBlinds] = toCome;
  const nextBreakIn = untilBreak(stand, levels);
  return {
    levelIndex: stand.level,
    ...(level && { level }),
    levelNo: levels.slice(0, stand.level + 1).filter((line) => line.kind === 'play').length,
    remaining: stand.interlude?.remaining ?? stand.remaining,
    onBreak: stand.interlude !== undefined || level?.kind === 'break',
    ...(stand.interlude && {
      interlude: {
        levelRemaining: stand.remaining,
        ...(stand.interlude.label !== undefined && { label: stand.interlude.label }),
      },
    }),
    ...(blinds && { blinds }),
    ...(nextLevel && { nextLevel }),
    ...(nextBlinds && { nextBlinds }),
    ...(nextBreakIn !== undefined && { nextBreakIn }),
  };
}

function untilBreak(stand: ClockStand, levels: Structure): number | undefined {
  let until = (stand.interlude?.remaining ?? 0) + stand.remaining;
  for (const line of levels.slice(stand.level + 1)) {
    if (line.kind === 'break') return until;
    until += line.duration;
  }
  return undefined;
}
