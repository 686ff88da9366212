import { incidentKinds } from '@riffle/floor';
import { type EntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { unpackFacts } from '../../floor/facts/incident-link.ts';
import { aNight } from '../../night/fixture/a-night.ts';
import { allInLink } from './all-in-link.ts';

const { view } = aNight({ players: 12, seats: 6 });
const ids = Object.keys(view.entries) as EntryId[];
const blinds = { smallBlind: 100, bigBlind: 200 };
const factsIn = (link: string) =>
  unpackFacts(incidentKinds.blindDuringPenalty.facts, link.slice(Math.max(0, link.indexOf('#'))));

describe('the way to the ruling on a blind during a penalty', () => {
  it('names the night and brings the blinds', () => {
    const link = allInLink({ ...view, tables: {} }, 'n 1', ids[0] as EntryId, blinds);
    expect(link).toMatch(/^\/floor\/blindDuringPenalty\?night=n\+1#/);
    expect(factsIn(link)).toEqual(blinds);
  });
  it('says when it is the small blind', () => {
    const id = ids.find((one) => view.entries[one]?.at?.table === 't1') as EntryId;
    const seat = view.entries[id]?.at?.seat;
    const t1 = view.tables[toTableId('t1')];
    if (t1 === undefined || seat === undefined) throw new Error('the fixture has changed');
    const tables = { [toTableId('t1')]: { ...t1, positions: { button: seat, smallBlind: seat, bigBlind: seat } } };
    expect(factsIn(allInLink({ ...view, tables }, 'n', id, blinds))).toEqual({ ...blinds, position: 'smallBlind' });
  });
  it('leads there in a break as well, without blinds', () => {
    expect(factsIn(allInLink({ ...view, tables: {} }, 'n', ids[0] as EntryId, undefined))).toEqual({});
  });
});
