import { type Asked, Scene } from '../scene.ts';
import { levels } from '../shorthand.ts';

const CLUBS = ['Aces', 'Aces', 'Aces', 'Aces', 'Aces', 'Kings', 'Kings', 'Kings', 'Jacks', 'Jacks', '', '', '', '', ''];
const of = (type: Asked['type'], ...entries: readonly string[]): readonly Asked[] =>
  entries.map((entry) => ({ type, entry }));

/** Seats are drawn, clubs and pairs parted, some keep their seat, tables stand there or are opened. */
export function draws(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 5 });
  const entries = CLUBS.map((club, index) => {
    const no = String(index + 1);
    return { entry: `e${no}`, person: `p${no}`, ...(club !== '' && { club }) };
  });
  const draw: Asked = { type: 'DrawSeats' };
  for (const entry of entries) scene.ask({ type: 'AddEntries', entries: [entry] });
  const entered = [...scene.evening.state.entries.keys()];
  return scene
    .ask(draw, { type: 'CheckIn', entries: ['e1'] }, draw)
    .ask({ type: 'CheckIn', entries: entered }, draw, draw)
    .ask(
      {
        type: 'KeepApart',
        groups: [
          ['e11', 'e12', 'e13'],
          ['e1', 'e14'],
        ],
      },
      draw,
      draw,
      draw,
    )
    .seen('staff')
    .ask(...of('LockEntry', 'e1', 'e11', 'e12'), draw, draw)
    .ask({ type: 'CheckOut', entries: ['e13', 'e14'] }, draw)
    .ask(...of('UnlockEntry', 'e1', 'e11', 'e12'), ...of('Unseat', 'e13', 'e14'), draw)
    .ask({ type: 'AddTable', table: 'table-9', name: '9', seats: 5 }, draw)
    .ask({ type: 'BlockSeat', place: { table: 'table-9', seat: 2 }, label: 'dealer' })
    .ask({ type: 'BlockSeat', place: { table: 'table-9', seat: 5 }, label: 'dealer' }, draw)
    .ask({ type: 'ChangeSetup', changes: { seatsPerTable: 8 } }, draw)
    .ask({ type: 'CheckIn', entries: ['e13', 'e14'] }, ...of('Unseat', ...entered), draw)
    .seen('staff')
    .ask({ type: 'StartClock' }, { type: 'RedrawTable', table: 'table-1' }, { type: 'RedrawTable', table: 'table-2' });
}
