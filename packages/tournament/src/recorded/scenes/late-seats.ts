import { Scene } from '../scene.ts';
import { bust, enter, levels, out } from '../shorthand.ts';

/** Who comes while the night runs gets a seat by lot: where the fewest sit, away from whom he is kept apart. */
export function lateSeats(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 4 }).seated(6, 2);
  const late = (no: number) => [enter(no), { type: 'SeatEntry', entry: `e${String(no)}` }] as const;
  return scene
    .ask({ type: 'StartClock' }, { type: 'AddTable', table: 't3', name: '3', seats: 4 })
    .ask({ type: 'PlaceButton', table: 't1', seat: 1 }, { type: 'PlaceButton', table: 't2', seat: 3 })
    .ask(bust('b1', out('e3')), enter(7), {
      type: 'KeepApart',
      groups: [
        ['e7', 'e1'],
        ['e8', 'e2'],
      ],
    })
    .ask({ type: 'SeatEntry', entry: 'e7' }, ...late(8), ...late(9))
    .ask({ type: 'BlockSeat', place: { table: 't3', seat: 1 }, label: 'x' }, ...late(10), ...late(11), ...late(12))
    .ask({ type: 'BlockSeat', place: { table: 't3', seat: 4 }, label: 'x' }, ...late(13), ...late(14), ...late(15))
    .ask({ type: 'SwapEntries', a: 'e1', b: 'e9' }, { type: 'AdvanceButton', table: 't1' })
    .seen('staff');
}
