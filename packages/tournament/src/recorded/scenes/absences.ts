import { type Asked, Scene } from '../scene.ts';
import { levels } from '../shorthand.ts';

/** Who is not there. */
export function absences(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 6 });
  const remove = (id: string, entry: string, fields: object = {}): Asked => ({
    type: 'RemoveStack',
    bustOut: id,
    entry,
    chips: 9_950,
    ...fields,
  });
  scene.evening.enter(6);
  return scene
    .ask({ type: 'CheckOut', entries: ['e1', 'e2', 'e3'] }, { type: 'MarkAbsent', entry: 'e2', excused: true })
    .ask(remove('r', 'e1'))
    .seated(0, 1)
    .seen('staff')
    .ask({ type: 'PlaceButton', table: 't1', seat: 4 }, { type: 'StartClock' })
    .seen('staff')
    .ask(remove('r', 'e1'), { type: 'MarkAbsent', entry: 'e4' })
    .wait(19)
    .ask(remove('r0', 'e4'))
    .wait(1)
    .seen('staff')
    .ask({ type: 'MarkPresent', entry: 'e4' }, { type: 'MarkAbsent', entry: 'e5' })
    .wait(5)
    .ask(remove('r1', 'e1'), remove('r1', 'e1', { reason: 'late' }))
    .wait(15)
    .ask(remove('r2', 'e5', { chips: 7_325, smallestChip: 100 }))
    .ask({ type: 'PauseClock' })
    .wait(20)
    .seen('staff')
    .ask({ type: 'StartClock' })
    .wait(20)
    .ask(remove('r3', 'e3', { chips: 7_325, smallestChip: 100 }), remove('r4', 'e2', { chips: 7_325 }))
    .wait(10)
    .ask(remove('r5', 'e5'), remove('r6', 'e4', { reason: 'rude' }))
    .seen('staff', 'room')
    .ask(remove('r7', 'e6', { reason: 'rude' }));
}
