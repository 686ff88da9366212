import { EVENING } from '../../testing.ts';
import { Scene } from '../scene.ts';
import { bust, enter, levels, out, seat } from '../shorthand.ts';

/** Hands that end somebody’s night. */
export function bustOuts(book: string): Scene {
  const scene = new Scene(book, { levels, lateEntryThrough: 20, seatsPerTable: 6 }).seated(10, 2);
  return scene
    .ask(bust('b1', out('e1')), { type: 'PlaceButton', table: 't1', seat: 2 }, { type: 'StartClock' })
    .wait(1)
    .ask(
      bust('b1'),
      bust('b1', out('nobody')),
      bust('b1', out('e1'), out('e1')),
      bust('b1', out('e1', ['e1'])),
      bust('b1', out('e1', ['nobody'])),
      bust('b1', out('e1', [], 100_001)),
      bust('b1', out('e1', [], 60_000), out('e3', [], 40_001)),
      bust('b1', out('e1'), out('e2')),
      { ...bust('b1', out('e1')), before: 'b0' },
      bust('b1', out('e1', ['e3', 'e3'], 9000), out('e5', ['e3'], 9000)),
      bust('b1', out('e3')),
      bust('b2', out('e1')),
      bust('b2', out('e3', ['e1'])),
    )
    .wait(11)
    .ask(
      { ...bust('b2', out('e3', ['e1'], 500), out('e2', [], 700)), together: 'handForHand', before: 'b1' },
      { ...bust('b3', out('e4', [], 500), out('e7', [], 700)), together: 'sameTime', at: EVENING },
    )
    .seen('staff', 'room')
    .ask(
      { type: 'ChangeBustOut', bustOut: 'b9', out: [out('e1')] },
      { type: 'ChangeBustOut', bustOut: 'b1', out: [] },
      { type: 'ChangeBustOut', bustOut: 'b1', out: [out('e1', ['e3'], 9000), out('e5', ['e3'], 9000)] },
      { type: 'ChangeBustOut', bustOut: 'b1', out: [out('e1', ['e7'], 9000), out('e5', [], 8000)] },
      { type: 'ChangeBustOut', bustOut: 'b1', out: [out('e1', ['e3'])] },
      { type: 'ChangeBustOut', bustOut: 'b1', out: [out('e2')] },
      { type: 'ChangeBustOut', bustOut: 'b1', out: [out('e5', ['e9'], 9000)] },
      { type: 'MoveBustOut', bustOut: 'b9' },
      { type: 'MoveBustOut', bustOut: 'b1', before: 'b9' },
      { type: 'MoveBustOut', bustOut: 'b1', before: 'b1' },
      { type: 'MoveBustOut', bustOut: 'b1', before: 'b3' },
      { type: 'MoveBustOut', bustOut: 'b3', before: 'b2' },
      { type: 'MoveBustOut', bustOut: 'b2' },
      { type: 'Reinstate', entry: 'nobody' },
      { type: 'Reinstate', entry: 'e6' },
      { type: 'Reinstate', entry: 'e3', at: seat(9, 1) },
      { type: 'Reinstate', entry: 'e3', at: seat(1, 9) },
      { type: 'Reinstate', entry: 'e3', at: seat(1, 1) },
      { type: 'BlockSeat', place: seat(1, 3), label: 'dealer' },
      { type: 'Reinstate', entry: 'e3', at: seat(1, 3) },
      { type: 'Reinstate', entry: 'e5' },
      { type: 'Reinstate', entry: 'e3' },
      { type: 'Reinstate', entry: 'e7', at: seat(1, 6) },
    )
    .seen('staff')
    .ask(
      { type: 'RemoveStack', bustOut: 'r1', entry: 'nobody', chips: 1 },
      { type: 'RemoveStack', bustOut: 'b2', entry: 'e1', chips: 1, reason: 'excluded' },
      { type: 'RemoveStack', bustOut: 'r1', entry: 'e4', chips: 1, reason: 'excluded' },
      { type: 'RemoveStack', bustOut: 'r1', entry: 'e1', chips: 1 },
      { type: 'RemoveStack', bustOut: 'r1', entry: 'e1', chips: 100_001, reason: 'excluded' },
      { type: 'RemoveStack', bustOut: 'r1', entry: 'e1', chips: 4200, reason: ' excluded ' },
      { type: 'ChangeBustOut', bustOut: 'r1', out: [out('e6')] },
      bust('b5', out('e8'), out('e10'), out('e6')),
      bust('b6', out('e7', ['e10'])),
      bust('b6', out('e7', ['e2'])),
      bust('b6', out('e7', [], 95_801)),
      bust('b6', out('e7', [], 100_001)),
      bust('b6', out('e9'), out('e7'), out('e3')),
      { ...bust('b6', out('e9'), out('e7'), out('e3')), together: 'sameTime' },
      bust('b6', out('e9')),
      bust('b7', out('e7')),
      { type: 'Reinstate', entry: 'e6', at: seat(1, 1) },
    )
    .seen('staff')
    .ask(bust('b8', out('e3')), bust('b9', out('e6')), bust('b10', out('e5')), enter(11), bust('b11', out('e7')))
    .ask({ type: 'RemoveStack', bustOut: 'r2', entry: 'e7', chips: 1, reason: 'x' }, { type: 'SeatEntry', entry: 'e7' })
    .seen('staff');
}
