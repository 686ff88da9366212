import { EVENING } from '../../testing.ts';
import { type Asked, Scene } from '../scene.ts';
import { bust, countdown, levels, out, play } from '../shorthand.ts';

/** The clock. */
export function clock(book: string): Scene {
  const scene = new Scene(book, { levels, demo: true, lateEntryThrough: 20 }).seated(4, 1);
  const clockAsks: readonly Asked[] = [
    { type: 'PauseClock' },
    { type: 'JumpToLevel', level: 1 },
    { type: 'AddTime', ms: 1000 },
    { type: 'BreakNow', duration: 60_000 },
    { type: 'EndBreak' },
    { type: 'SetSpeed', speed: 10 },
    { type: 'HoldClock', why: 'slept' },
  ];
  return scene
    .ask(...clockAsks, { type: 'CancelCountdown' })
    .ask(countdown(0, 'wait'))
    .ask(countdown(1, 'start'))
    .as('clock')
    .ask({ type: 'StartClock' }, { type: 'PauseClock' }, { type: 'HoldClock', why: 'set' })
    .as('director')
    .seen('room')
    .ask(countdown(2, 'wait'))
    .wait(2)
    .as('clock')
    .ask({ type: 'StartClock' })
    .as('floor')
    .ask({ type: 'CancelCountdown' }, { type: 'CancelCountdown' })
    .ask(countdown(3, 'start'))
    .wait(1.5)
    .as('clock')
    .ask({ type: 'StartClock' }, { type: 'StartClock' })
    .as('director')
    .ask({ type: 'StartClock' }, countdown(10, 'wait'))
    .wait(3)
    .ask(...clockAsks)
    .wait(1)
    .ask(...clockAsks)
    .ask({ type: 'AddTime', ms: 0 }, { type: 'AddTime', ms: Number.NaN }, { type: 'AddTime', ms: -90_000_000 })
    .ask({ type: 'AddTime', ms: 90_000_000 }, { type: 'AddTime', ms: 1000 })
    .ask({ type: 'JumpToLevel', level: 9 }, { type: 'JumpToLevel', level: 8 }, { type: 'JumpToLevel', level: 7 })
    .ask({ type: 'JumpToLevel', level: 6, remaining: 90_000_000 }, { type: 'JumpToLevel', level: 6 })
    .ask({ type: 'BreakNow', duration: 60_000 }, { type: 'SetSpeed', speed: 0.5 }, { type: 'SetSpeed', speed: 121 })
    .ask({ type: 'SetSpeed', speed: 120 }, { type: 'SetSpeed', speed: 120 })
    .read()
    .ask({ type: 'SetSpeed', speed: 1 })
    .seen('room')
    .ask({ type: 'StartClock' }, { type: 'EndBreak' }, { type: 'StartClock' }, { type: 'BreakNow', duration: 0 })
    .ask({ type: 'BreakNow', duration: 90_000_000, label: 'Essen' }, { type: 'BreakNow', duration: 1000 })
    .wait(1)
    .read()
    .ask({ type: 'AddTime', ms: -1000 }, { type: 'EndBreak' }, { type: 'EndBreak' })
    .read()
    .ask({ type: 'ChangeLevels', levels: levels.slice(0, 7) })
    .ask({ type: 'ChangeLevels', levels: [play, play, play, ...levels.slice(3)] })
    .ask({ type: 'ChangeLevels', levels: [...levels.slice(0, 7), { ...levels[7], duration: 900_000 }] })
    .ask({ type: 'ChangeLevels', levels: [...levels.slice(0, 7), { ...levels[7], duration: 60_000 }] })
    .ask({ type: 'ChangeLevels', levels: [...levels.slice(0, 7), { kind: 'break', duration: 600_000 }] })
    .ask({ type: 'ChangeLevels', levels: [...levels, play] })
    .ask({ type: 'ChangeSetup', changes: { startingStack: 5000 } }, { type: 'ChangeSetup', changes: { game: 'stud' } })
    .ask({ type: 'ChangeSetup', changes: { startsAt: EVENING, name: 'x' } })
    .ask({ type: 'ChangeSetup', changes: { name: 'x' } })
    .wait(100)
    .read()
    .seen('room')
    .ask({ type: 'StartClock' }, { type: 'PauseClock' }, { type: 'PauseClock' })
    .ask(
      { type: 'StartClock' },
      { type: 'ChangeLevels', levels: [...levels, play, { kind: 'break', duration: 600_000 }] },
    )
    .ask({ type: 'JumpToLevel', level: 9 })
    .read()
    .wait(11)
    .read()
    .ask(bust('b', out('e1')), { type: 'ChangeBustOut', bustOut: 'b', out: [out('e1'), out('e2'), out('e3')] })
    .ask(...clockAsks, { type: 'StartClock' })
    .seen('staff', 'room');
}
