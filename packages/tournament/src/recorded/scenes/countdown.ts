import { Scene } from '../scene.ts';
import { countdown, enter, levels } from '../shorthand.ts';

/** A countdown to the start, and what becomes of it where the tables are not ready. */
export function countingDown(book: string): Scene {
  return new Scene(book, { levels, lateEntryThrough: 2 })
    .read()
    .ask(enter(1), countdown(5, 'start'))
    .read()
    .wait(4)
    .ask(enter(2), { type: 'CheckIn', entries: ['e1', 'e2'] })
    .read()
    .wait(1)
    .ask(enter(3))
    .wait(1)
    .ask(enter(4))
    .ask(countdown(7, 'start'), { type: 'DrawSeats' })
    .read()
    .wait(2)
    .ask(enter(5))
    .as('clock')
    .ask({ type: 'HoldClock', why: 'set' })
    .read()
    .ask({ type: 'StartClock' })
    .as('director')
    .ask({ type: 'CheckIn', entries: ['e3'] }, countdown(9, 'start'), { type: 'Unseat', entry: 'e1' })
    .wait(2)
    .ask({ type: 'Unseat', entry: 'e2' }, { type: 'CancelCountdown' }, { type: 'CancelCountdown' })
    .seen('staff')
    .ask({ type: 'Unseat', entry: 'e3' }, { type: 'RemoveTable', table: 'table-1' })
    .seen('staff')
    .ask({ type: 'StartClock' }, { type: 'DrawSeats' }, { type: 'StartClock' })
    .read();
}
