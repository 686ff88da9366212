import { type Asked, Scene } from '../scene.ts';
import { bust, levels, out, seat } from '../shorthand.ts';

/** Who is moved, and why. */
export function moves(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 6 }).seated(17, 3);
  const other = (type: 'BreakTable' | 'WaiveHalt', table: string, reason: string): Asked => ({ type, table, reason });
  return scene
    .ask(
      other('BreakTable', 't1', 'x'),
      { type: 'FormFinalTable', reason: 'x' },
      { type: 'AcceptProposal', proposal: 'x' },
    )
    .ask({ type: 'StartClock' }, { type: 'AcceptProposal', proposal: 'x' })
    .ask({ type: 'ChangeTable', table: 't3', seats: 5 }, bust('b1', out('e3'), out('e6')), bust('b2', out('e9')))
    .seen('staff')
    .ask({ type: 'PlaceButton', table: 't1', seat: 2 }, { type: 'PlaceButton', table: 't3', seat: 5 })
    .seen('staff')
    .ask(
      { type: 'DismissProposal', proposal: 'x', reason: 'x' },
      other('WaiveHalt', 't9', 'x'),
      other('WaiveHalt', 't1', 'x'),
      other('WaiveHalt', 't3', ' '),
      other('WaiveHalt', 't3', ' last hand '),
      { type: 'MoveEntry', entry: 'e1', to: seat(3, 2) },
      { type: 'MoveEntry', entry: 'e1', to: seat(3, 2), reason: ' a wish ' },
      { type: 'MoveEntry', entry: 'e4', to: seat(1, 1) },
      { type: 'PlaceButton', table: 't2', seat: 1 },
    )
    .seen('staff')
    .ask(
      { type: 'AdvanceButton', table: 't1' },
      { type: 'AdvanceButton', table: 't2' },
      { type: 'AdvanceButton', table: 't3' },
    )
    .ask(bust('b3', out('e4')), bust('b4', out('e7')))
    .seen('staff')
    .ask(other('BreakTable', 't9', 'x'), other('BreakTable', 't2', ' '), other('BreakTable', 't2', ' the room closes '))
    .seen('staff', 'room')
    .ask({ type: 'FormFinalTable', reason: ' ' }, { type: 'FormFinalTable', reason: 'x' })
    .ask(bust('b5', out('e1')), bust('b6', out('e10')), { type: 'FormFinalTable', reason: 'x' })
    .ask(bust('b7', out('e13')), { type: 'FormFinalTable', reason: ' early ' }, { type: 'FormFinalTable', reason: 'x' })
    .ask(other('BreakTable', 't1', 'x'))
    .seen('staff');
}
