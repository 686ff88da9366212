import { toSeatNo } from '@riffle/table';
import { describe, expect, it, test } from 'vitest';
import { toTableId } from '../ids.ts';
import type { Evening } from '../testing.ts';
import { arranged, seatsTo } from './arranged.ts';
import { proposals } from './proposals.ts';

const redraws = ({ state }: Evening) => proposals(state).filter(({ kind }) => kind === 'redrawButton');

/** Table A is broken and its players go to B and C, the shorter first. */
function broken(book: string, a: number, b: number, c: number): Evening {
  const night = arranged(book, {
    A: { taken: seatsTo(a) },
    B: { taken: seatsTo(b), last: { button: 1 } },
    C: { taken: seatsTo(c), last: { button: 1 } },
  });
  night.do({ type: 'BreakTable', table: toTableId('A'), reason: 'as agreed' });
  return night;
}

describe('the button after many came at once', () => {
  test('[bdpv:6.15] two came to a table: no redraw is offered', () => {
    expect(redraws(broken('bdpv', 4, 6, 6))).toEqual([]);
  });

  test('[bdpv:6.15] three came: it is offered there, and the management decides', () => {
    const night = broken('bdpv', 4, 4, 7);
    expect(redraws(night)).toMatchObject([
      { table: 'B', because: [{ code: 'button-redraw-allowed', facts: { players: 3 } }] },
    ]);
  });

  test('[bdpv:6.15] accepted, one card each decides, and it is not offered again', () => {
    const night = broken('bdpv', 4, 4, 7);
    const [event] = night.do({ type: 'AcceptProposal', proposal: redraws(night)[0]?.key ?? '' });
    expect(event).toMatchObject({ type: 'ButtonsDrawn', buttons: [{ table: 'B', cards: { length: 7 } }] });
    expect(redraws(night)).toEqual([]);
  });

  it('is over with the next hand, or when it is dismissed', () => {
    const night = broken('bdpv', 4, 4, 7);
    night.do({ type: 'DismissProposal', proposal: redraws(night)[0]?.key ?? '', reason: 'not worth it' });
    expect(redraws(night)).toEqual([]);
    const other = broken('bdpv', 4, 4, 7);
    other.do({ type: 'PlaceButton', table: toTableId('B'), seat: toSeatNo(3) });
    expect(redraws(other)).toEqual([]);
  });

  test.each(['pvb', 'tda55', 'gcb', 'oepbl'])('%s offers none', (book) => {
    expect(redraws(broken(book, 6, 4, 5))).toEqual([]);
  });
});
