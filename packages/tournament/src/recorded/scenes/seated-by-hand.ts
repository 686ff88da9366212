import { type Asked, Scene } from '../scene.ts';
import { enter, levels } from '../shorthand.ts';

/** Nobody draws: seats are given by hand, and the button is drawn at the start, where none lies there. */
export function seatedByHand(book: string): Scene {
  const numbers = [1, 2, 3, 4, 5, 6];
  const place = (no: number): Asked => ({
    type: 'SeatEntry',
    entry: `e${String(no)}`,
    at: { table: no % 2 === 0 ? 't1' : 't2', seat: no },
  });
  const table = (no: number): Asked => ({ type: 'AddTable', table: `t${String(no)}`, name: String(no), seats: 6 });
  return new Scene(book, { levels, seatsPerTable: 6 })
    .ask(enter(...numbers), { type: 'CheckIn', entries: numbers.map((no) => `e${String(no)}`) })
    .ask(table(1), table(2), table(3), ...numbers.slice(1).map(place))
    .seen('staff')
    .ask(place(1), { type: 'StartClock' })
    .seen('staff');
}
