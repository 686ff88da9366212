import { type Asked, Scene } from '../scene.ts';
import { waiting } from '../shorthand.ts';

/** A break that waits, and lost time. */
export function lostTime(book: string): Scene {
  const penalty: Asked = {
    type: 'GivePenalty',
    penalty: 'minutes',
    entry: 'e1',
    offence: 'misconduct',
    measure: 'time',
    minutes: 10,
  };
  return new Scene(book, { levels: waiting, lateEntryThrough: 2 })
    .seated(4, 1)
    .ask({ type: 'StartClock' }, { type: 'JumpToLevel', level: 6, remaining: 60_000 })
    .ask({ type: 'SetSpeed', speed: 10 })
    .seen('room')
    .wait(0.5)
    .ask({ type: 'StartClock' })
    .wait(1)
    .ask({ type: 'StartClock' }, penalty)
    .wait(4)
    .as('clock')
    .ask({ type: 'HoldClock', why: 'slept' }, { type: 'HoldClock', why: 'slept' })
    .as('director')
    .seen('staff')
    .wait(30)
    .ask({ ...penalty, penalty: 'later' })
    .ask({ type: 'StartClock' })
    .wait(1)
    .ask({ type: 'JumpToLevel', level: 0 }, { type: 'PauseClock' })
    .seen('staff')
    .wait(60)
    .ask({ type: 'BreakNow', duration: 300_000 })
    .wait(2)
    .ask({ type: 'PauseClock' })
    .wait(1)
    .read()
    .ask({ type: 'StartClock' })
    .wait(4)
    .read()
    .seen('staff')
    .ask({ type: 'PauseClock' }, { type: 'EndBreak' }, { type: 'AddTime', ms: -90_000_000 }, { type: 'StartClock' })
    .read();
}
