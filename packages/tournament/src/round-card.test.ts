import { describe, expect, it } from 'vitest';
import { toBustOutId, toEntryId } from './ids.ts';
import { places } from './places.ts';
import { Evening } from './testing.ts';
import { view } from './view-of.ts';

const out = (bustOut: string, entry: string) =>
  ({ type: 'BustOut', bustOut: toBustOutId(bustOut), out: [{ entry: toEntryId(entry), by: [] }] }) as const;
const placeOf = (evening: Evening, entry: string) => places(evening.state).get(toEntryId(entry))?.place;

describe('who goes out stands in the results at once', () => {
  it('[oepbl:3.15 entry on bust] on the place that he has reached, each time that somebody goes out', () => {
    const evening = new Evening('oepbl');
    evening.start(6, 1);
    const reached = ['e4', 'e2', 'e6', 'e1'].map((entry, at) => {
      evening.do(out(`b${String(at)}`, entry));
      return placeOf(evening, entry);
    });
    expect(reached).toEqual([6, 5, 4, 3]);
    const shown = view(evening.state, { as: 'room' }).entries;
    expect(['e3', 'e4', 'e5'].map((entry) => shown[toEntryId(entry)]?.place)).toEqual([undefined, 6, undefined]);
  });

  it('[oepbl:2.26] also whoever was forgotten: he is put in where he belongs, and all after him move up', () => {
    const evening = new Evening('oepbl');
    evening.start(6, 1);
    evening.do(out('b1', 'e1'));
    evening.do(out('b2', 'e2'));
    evening.do({ ...out('forgotten', 'e3'), before: toBustOutId('b2') });
    expect(['e1', 'e3', 'e2'].map((entry) => placeOf(evening, entry))).toEqual([6, 5, 4]);
  });
});
