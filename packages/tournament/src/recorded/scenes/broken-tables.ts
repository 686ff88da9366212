import { type Asked, Scene } from '../scene.ts';
import { bust, levels, out } from '../shorthand.ts';

/** Tables break where some buttons are known and some are not, and some tables have no room. */
export function brokenTables(book: string): Scene {
  const button = (table: number, seat: number): Asked => ({ type: 'PlaceButton', table: `t${String(table)}`, seat });
  const advance = (table: number): Asked => ({ type: 'AdvanceButton', table: `t${String(table)}` });
  const breaks = (table: number): Asked => ({ type: 'BreakTable', table: `t${String(table)}`, reason: 'x' });
  const gone = (...numbers: readonly number[]): readonly Asked[] =>
    numbers.map((no) => bust(`b${String(no)}`, out(`e${String(no)}`)));
  return new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 5 })
    .seated(20, 4)
    .ask(
      {
        type: 'KeepApart',
        groups: [
          ['e2', 'e4'],
          ['e6', 'e7'],
        ],
      },
      { type: 'StartClock' },
      ...gone(4, 8, 3, 7, 12),
    )
    .seen('staff')
    .ask(button(1, 2), button(2, 5), button(4, 1), advance(1), advance(4), breaks(2))
    .ask(...gone(2, 6), breaks(2))
    .seen('staff')
    .ask(button(3, 4), advance(3), ...gone(1, 5), breaks(1))
    .seen('staff')
    .ask(advance(3), advance(4), ...gone(9), breaks(3))
    .seen('staff')
    .ask({ ...bust('b15', out('e15', [], 500), out('e19', [], 500), out('e16', [], 500)), together: 'handForHand' })
    .ask(...[1, 2, 3, 4, 5].map((seat): Asked => ({ type: 'BlockSeat', place: { table: 't4', seat }, label: 'x' })))
    .ask({ type: 'FormFinalTable', reason: 'x' })
    .seen('staff');
}
