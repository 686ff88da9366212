import { type Asked, Scene } from '../scene.ts';
import { enter, levels } from '../shorthand.ts';

/** Who enters. */
export function entering(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 1, seatsPerTable: 6 });
  const club = (entry: string, name?: string): Asked => ({
    type: 'ChangeClub',
    entry,
    ...(name !== undefined && { club: name }),
  });
  return scene
    .seen('staff')
    .ask(
      enter(),
      enter(1),
      enter(1),
      { type: 'AddEntries', entries: [{ entry: 'e2', person: 'p1' }] },
      enter(2, 2),
      {
        type: 'AddEntries',
        entries: [
          { entry: 'e2', person: 'p2', club: 'Aces' },
          { entry: 'e3', person: 'p2', club: 'Kings' },
        ],
      },
      {
        type: 'AddEntries',
        entries: [
          { entry: 'e2', person: 'p2', club: 'Aces' },
          { entry: 'e3', person: 'p3', club: 'Kings' },
        ],
      },
      { type: 'AddEntries', entries: [{ entry: 'e4', person: 'p4', club: 'Aces' }] },
      {
        type: 'AddEntries',
        entries: [
          { entry: 'e5', person: 'p5', club: 'Jacks' },
          { entry: 'e6', person: 'p6', club: 'Jacks' },
        ],
      },
      enter(7, 8, 9),
      club('e1', 'Aces'),
      club('e1', 'Tens'),
      club('e1', 'Tens'),
      club('e1'),
      club('e1'),
      club('e2', 'Aces'),
      club('nobody', 'Aces'),
      { type: 'ChangePerson', entry: 'nobody', person: 'p20' },
      { type: 'ChangePerson', entry: 'e1', person: 'p1' },
      { type: 'ChangePerson', entry: 'e1', person: 'p2' },
      { type: 'ChangePerson', entry: 'e1', person: 'p20', mistaken: ' ' },
      {
        type: 'KeepApart',
        groups: [
          ['e1', 'e1'],
          ['e2', 'nobody'],
        ],
      },
      {
        type: 'KeepApart',
        groups: [
          ['e1', 'e1'],
          ['e2', 'e3', 'e2'],
          ['e7', 'e8'],
        ],
      },
      {
        type: 'KeepApart',
        groups: [
          ['e2', 'e3'],
          ['e7', 'e8'],
        ],
      },
      { type: 'CheckIn', entries: ['e1', 'nobody', 'no one'] },
      { type: 'CheckIn', entries: ['e1', 'e2', 'e1', 'e3', 'e7'] },
      { type: 'CheckIn', entries: ['e1'] },
      { type: 'CheckOut', entries: ['nobody'] },
      { type: 'CheckOut', entries: ['e7', 'e7', 'e9'] },
      { type: 'CheckOut', entries: ['e7'] },
      { type: 'MarkAbsent', entry: 'nobody' },
      { type: 'MarkAbsent', entry: 'e7' },
      { type: 'MarkAbsent', entry: 'e7' },
      { type: 'MarkAbsent', entry: 'e7', excused: true },
      { type: 'MarkAbsent', entry: 'e7', excused: true },
      { type: 'MarkPresent', entry: 'nobody' },
      { type: 'MarkPresent', entry: 'e9' },
      { type: 'MarkPresent', entry: 'e7' },
      { type: 'MarkAbsent', entry: 'e9', excused: true },
      { type: 'WithdrawEntry', entry: 'nobody' },
      { type: 'WithdrawEntry', entry: 'e2' },
      { type: 'StartClock' },
    )
    .seen('staff')
    .ask({ type: 'DrawSeats' })
    .seen('staff')
    .ask(
      { type: 'StartClock' },
      { type: 'CheckOut', entries: ['e1'] },
      { type: 'WithdrawEntry', entry: 'e1' },
      { type: 'WithdrawEntry', entry: 'e8' },
      { type: 'MarkAbsent', entry: 'e1', excused: true },
      { type: 'MarkAbsent', entry: 'e1' },
    )
    .wait(3)
    .ask(
      { type: 'ChangePerson', entry: 'e1', person: 'p21' },
      { type: 'ChangePerson', entry: 'e1', person: 'p21', mistaken: ' the other one ' },
      enter(10),
      { type: 'SeatEntry', entry: 'e10' },
    )
    .seen('staff', 'room')
    .wait(8)
    .ask(enter(11))
    .seen('staff');
}
