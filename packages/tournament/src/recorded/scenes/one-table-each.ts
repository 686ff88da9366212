import { Scene } from '../scene.ts';
import { bust, levels, out } from '../shorthand.ts';

/** Heads up, and tables that play to an end of their own. */
export function lastPlayers(book: string): Scene {
  return new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 6, game: 'stud' })
    .seated(8, 2)
    .ask({ type: 'StartClock' }, { type: 'PlaceButton', table: 't1', seat: 1 }, { type: 'AdvanceButton', table: 't1' })
    .ask({ type: 'BreakTable', table: 't1', reason: 'x' }, { type: 'FormFinalTable', reason: 'x' })
    .ask(bust('b1', out('e1', ['e3'], 500), out('e5', ['e3'], 500), out('e7', ['e3'], 700)))
    .seen('staff')
    .ask({ type: 'AdvanceButton', table: 't1' }, { type: 'AdvanceButton', table: 't2' })
    .ask(bust('b2', out('e2')), bust('b3', out('e4')))
    .seen('staff')
    .ask({ type: 'MoveEntry', entry: 'e8', to: { table: 't1', seat: 1 }, reason: 'x' })
    .ask({ type: 'MoveEntry', entry: 'e8', to: { table: 't2', seat: 4 }, reason: 'x' })
    .ask({ ...bust('b4', out('e6', [], 400)), together: 'sameTime' })
    .seen('staff', 'room');
}
