import { toSeatNo } from '@riffle/table';
import { describe, expect, it } from 'vitest';
import { type BustOutId, type EntryId, toBustOutId, toEntryId, toTableId } from './ids.ts';
import { places } from './places.ts';
import { stageOf } from './stage.ts';
import { Evening } from './testing.ts';

const id = toEntryId;
const b = (no: number): BustOutId => toBustOutId(`b${String(no)}`);
const out = (entry: string, ...by: readonly string[]) => ({ entry: id(entry), by: by.map(id) });

/** Six players; e6, e5 and e4 are out, in hands 6, 5 and 4. */
function threeLeft(): Evening {
  const evening = new Evening();
  evening.start(6, 1);
  for (const no of [6, 5, 4]) {
    evening.wait(60_000).do({ type: 'BustOut', bustOut: b(no), out: [out(`e${String(no)}`, 'e1')] });
  }
  return evening;
}
const placesOf = (evening: Evening): Record<EntryId, number> =>
  Object.fromEntries([...places(evening.state)].map(([entry, { place }]) => [entry, place]));

describe('corrections after the fact', () => {
  it('inserts a forgotten bust-out where it belongs', () => {
    const evening = threeLeft();
    evening.do({ type: 'BustOut', bustOut: b(3), before: b(5), out: [out('e3', 'e5')] });
    expect(placesOf(evening)).toEqual({ e6: 6, e3: 5, e5: 4, e4: 3 });
    expect(evening.state.bustOuts[1]).toMatchObject({ id: 'b3', level: 0, at: evening.state.bustOuts[2]?.at });
  });

  it('does not let somebody who was out by then have done it', () => {
    const evening = threeLeft();
    const command = { type: 'BustOut', bustOut: b(3), before: b(5), out: [out('e3', 'e6')] } as const;
    expect(evening.refusal(command)).toEqual({ code: 'not-in-play', entry: 'e6' });
  });

  it('[pvb:64a(2)] changes the order: whoever did not report may be ranked behind, even last', () => {
    const evening = threeLeft();
    evening.do({ type: 'MoveBustOut', bustOut: b(4), before: b(6) });
    expect(placesOf(evening)).toEqual({ e4: 6, e6: 5, e5: 4 });
    evening.do({ type: 'MoveBustOut', bustOut: b(4) });
    expect(placesOf(evening)).toEqual({ e6: 6, e5: 5, e4: 4 });
    expect(evening.refusal({ type: 'MoveBustOut', bustOut: b(4) })).toEqual({ code: 'nothing-to-do' });
    expect(evening.refusal({ type: 'MoveBustOut', bustOut: b(6), before: b(5) })).toEqual({ code: 'nothing-to-do' });
    expect(evening.refusal({ type: 'MoveBustOut', bustOut: b(9) })).toEqual({
      code: 'no-such-bust-out',
      bustOut: 'b9',
    });
  });

  it('changes who did it', () => {
    const evening = threeLeft();
    evening.do({ type: 'ChangeBustOut', bustOut: b(5), out: [out('e5', 'e2')] });
    expect(evening.state.bustOuts[1]?.out[0]).toMatchObject({ entry: 'e5', by: ['e2'] });
    expect(evening.refusal({ type: 'ChangeBustOut', bustOut: b(5), out: [out('e5', 'e2')] })).toEqual({
      code: 'nothing-to-do',
    });
  });

  it('takes the other one out and gives the first his seat back', () => {
    const evening = threeLeft();
    evening.do({ type: 'ChangeBustOut', bustOut: b(5), out: [out('e3', 'e2')] });
    expect(placesOf(evening)).toEqual({ e6: 6, e3: 5, e4: 4 });
    expect(evening.state.entries.get(id('e5'))?.at).toEqual({ table: 't1', seat: 5 });
    expect(evening.state.entries.get(id('e3'))?.at).toBeUndefined();
  });

  it('gives one seat to one of two who had it after each other', () => {
    const evening = threeLeft();
    const to = { table: toTableId('t1'), seat: toSeatNo(5) };
    const from = evening.state.entries.get(id('e3'))?.at ?? to;
    evening.apply({
      v: 1,
      type: 'EntryMoved',
      moved: { entry: id('e3'), from, to },
      how: 'byHand',
      waitsOneHand: false,
      because: [],
    });
    evening.do({ type: 'ChangeBustOut', bustOut: b(5), out: [out('e5'), out('e3')] });
    evening.do({ type: 'ChangeBustOut', bustOut: b(5), out: [out('e2')] });
    const seats = ['e3', 'e5'].map((entry) => evening.state.entries.get(id(entry))?.at);
    expect(seats).toEqual([undefined, to]);
  });

  it('refuses to name somebody who went out in another hand', () => {
    const evening = threeLeft();
    expect(evening.refusal({ type: 'ChangeBustOut', bustOut: b(5), out: [out('e6')] })).toEqual({
      code: 'already-out',
      entry: 'e6',
    });
    expect(evening.refusal({ type: 'ChangeBustOut', bustOut: b(9), out: [out('e3')] })).toEqual({
      code: 'no-such-bust-out',
      bustOut: 'b9',
    });
  });

  it('takes one back in, at his old seat while it is free', () => {
    const evening = threeLeft();
    evening.do({ type: 'Reinstate', entry: id('e5') });
    expect(evening.state.entries.get(id('e5'))).toMatchObject({ at: { table: 't1', seat: 5 } });
    expect(evening.state.entries.get(id('e5'))).not.toHaveProperty('out');
    expect(evening.state.bustOuts.map((hand) => hand.id)).toEqual(['b6', 'b4']);
    expect(evening.refusal({ type: 'Reinstate', entry: id('e5') })).toEqual({ code: 'not-out', entry: 'e5' });
  });

  it('takes one back in without a seat where his has gone', () => {
    const evening = threeLeft();
    const place = { table: evening.state.breakOrder[0], seat: 5 } as never;
    evening.do({ type: 'BlockSeat', place, label: 'dealer' });
    expect(evening.refusal({ type: 'Reinstate', entry: id('e5'), at: place })).toMatchObject({ code: 'seat-blocked' });
    evening.do({ type: 'Reinstate', entry: id('e5') });
    expect(evening.state.entries.get(id('e5'))).not.toHaveProperty('at');
  });

  it('opens a night again that was over', () => {
    const evening = threeLeft();
    evening.do({ type: 'BustOut', bustOut: b(3), out: [out('e3')] });
    evening.do({ type: 'BustOut', bustOut: b(2), out: [out('e2')] });
    expect(stageOf(evening.state)).toBe('over');
    evening.do({ type: 'Reinstate', entry: id('e2') });
    expect(stageOf(evening.state)).toBe('play');
    evening.do({ type: 'StartClock' });
    expect(evening.state.clock).toMatchObject({ running: true, at: evening.now });
  });

  it('keeps what two shared when one of them comes back', () => {
    const evening = new Evening();
    evening.start(6, 1);
    evening.do({ type: 'BustOut', bustOut: b(1), out: [out('e5'), out('e6')] });
    evening.do({ type: 'Reinstate', entry: id('e5') });
    expect(places(evening.state).get(id('e6'))).toEqual({ place: 6 });
  });
});
