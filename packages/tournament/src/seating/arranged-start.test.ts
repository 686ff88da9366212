import { toSeatNo } from '@riffle/table';
import { expect, it, test } from 'vitest';
import { toTableId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';

const table = toTableId('t1');

/** Every seat given out by hand. */
function seatedByHand(book: string): Evening {
  const evening = new Evening(book);
  const entries = evening.enter(6);
  evening.do({ type: 'AddTable', table, name: '1', seats: 9 });
  for (const [index, entry] of entries.entries()) {
    evening.do({ type: 'SeatEntry', entry, at: { table, seat: toSeatNo(index + 2) } });
  }
  return evening;
}

test('[bdpv:1 Sitzordnung 6] seats given out by the management: one card each for the first button', () => {
  const [buttons, clock] = seatedByHand('bdpv').do({ type: 'StartClock' });
  expect(buttons).toMatchObject({
    type: 'ButtonsDrawn',
    buttons: [{ table, cards: { length: 6 } }],
    because: [{ code: 'button-drawn-high-card', because: { policy: 'button.first' } }],
  });
  expect(clock?.type).toBe('ClockStarted');
});

test('[bdpv:6.1] seats that were given out stand: nobody is drawn elsewhere at the start', () => {
  const evening = seatedByHand('bdpv');
  const seats = () => [...evening.state.entries.values()].map(({ at }) => at?.seat);
  const before = seats();
  evening.do({ type: 'StartClock' });
  expect(seats()).toEqual(before);
});

it('counts as drawn once it has begun', () => {
  const evening = seatedByHand('pvb');
  expect(view(evening.state, { as: 'room' })).not.toHaveProperty('drawn');
  evening.do({ type: 'StartClock' });
  expect(view(evening.state, { as: 'room' }).drawn).toBe(true);
});

test('[bdpv:6.5] seats drawn by lot: the first button is on seat 1', () => {
  const evening = new Evening('bdpv');
  evening.enter(6);
  evening.do({ type: 'DrawSeats' });
  evening.do({ type: 'StartClock' });
  expect([...evening.state.tables.values()]).toMatchObject([{ positions: { button: 1 } }]);
  expect(evening.events.filter(({ type }) => type === 'ButtonsDrawn')).toHaveLength(1);
});

it('waits for a draw as long as somebody has no seat', () => {
  const evening = seatedByHand('gcb');
  evening.enter(1);
  expect(evening.refusal({ type: 'StartClock' })).toEqual({ code: 'not-drawn' });
});

it('keeps a button that was placed', () => {
  const evening = seatedByHand('bdpv');
  evening.do({ type: 'PlaceButton', table, seat: toSeatNo(4) });
  expect(evening.do({ type: 'StartClock' }).map(({ type }) => type)).toEqual(['ClockStarted']);
});
