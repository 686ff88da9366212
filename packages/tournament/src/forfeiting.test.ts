import { toChips } from '@riffle/cards';
import { toPersonId } from '@riffle/people';
import { describe, expect, it } from 'vitest';
import { chipsInPlay } from './figures.ts';
import { toEntryId } from './ids.ts';
import { houseOver, MONEY } from './money/testing.ts';
import { places } from './places.ts';
import { Evening } from './testing.ts';
import { tournament } from './tournament.ts';

const id = (no: number) => toEntryId(`e${String(no)}`);
const FORFEITED = houseOver('tda55', { 'entries.reEntryFrom': 'stackForfeited' });
const forfeiting = (house = true, players = 6): Evening => {
  const night = new Evening('tda55', { money: MONEY, ...(house && { rulebook: FORFEITED }) });
  night.start(players, 1);
  return night;
};
const again = (no: number, entry: number, forfeits?: number) => ({
  ...{ entry: id(entry), person: toPersonId(`p${String(no)}`) },
  ...(forfeits !== undefined && { forfeits: toChips(forfeits) }),
});
const enter = (...entries: readonly ReturnType<typeof again>[]) => ({ type: 'AddEntries', entries }) as const;
const buys = (night: Evening, no: number) =>
  tournament.view(night.state, { as: 'staff' }).entries[id(no)]?.buys?.includes('reEntry') === true;

describe('a stack that is given up for another entry, where the house has it so', () => {
  it('leaves play as counted, in one commit with the entry, and a new seat is drawn', () => {
    const night = forfeiting();
    const commits = night.commits.length;
    const events = night.do(enter(again(1, 10, 700)));
    expect(night.commits).toHaveLength(commits + 1);
    expect(events.map(({ type }) => type)).toEqual(['StackRemoved', 'EntriesAdded', 'Sold', 'CheckedIn']);
    expect(events[0]).toMatchObject({
      ...{ entry: id(1), why: 'forfeited', chips: 700, how: 'proposed' },
      because: [{ code: 'stack-forfeited', because: { value: 'stackForfeited' } }],
    });
    expect(events[1]).not.toHaveProperty('entries.0.forfeits');
    expect(chipsInPlay(night.state)).toBe(6 * 10_000 - 700 + 10_000);
    expect(night.state.entries.get(id(1))?.at).toBeUndefined();
    night.do({ type: 'SeatEntry', entry: id(10) });
    expect(night.events.at(-1)).toMatchObject({ type: 'EntrySeated', by: 'lot' });
  });

  it('puts the old entry out where it was: behind all who are in', () => {
    const night = forfeiting();
    night.do(enter(again(1, 10, 700)));
    night.do({ type: 'SeatEntry', entry: id(10) });
    expect(places(night.state).get(id(1))?.place).toBe(7);
  });

  it('is counted, and no more than is in play, all that are given up together', () => {
    const night = forfeiting();
    expect(night.refusal(enter(again(1, 10)))).toMatchObject({ code: 'stack-not-counted', entry: id(1) });
    expect(night.refusal(enter(again(1, 10, 60_001)))).toMatchObject({ code: 'stack-too-large', most: 60_000 });
    expect(night.refusal(enter(again(1, 10, 40_000), again(2, 11, 20_001)))).toMatchObject({
      ...{ code: 'stack-too-large', entry: id(2), most: 20_000 },
    });
    expect(night.refusal(enter(again(1, 10, 40_000), again(2, 11, 20_000)))).toBeUndefined();
  });

  it('is nothing of who is out or was never in', () => {
    const night = forfeiting();
    expect(night.refusal(enter(again(20, 20, 700)))).toMatchObject({ code: 'not-in-play' });
  });

  it('is not given up by one of the last two', () => {
    expect(forfeiting(true, 2).refusal(enter(again(1, 10, 700)))).toEqual({ code: 'all-out', players: 2 });
  });

  it('stays out: the entry that came in its place is the one that plays', () => {
    const night = forfeiting();
    night.do(enter(again(1, 10, 700)));
    expect(night.refusal({ type: 'Reinstate', entry: id(1) })).toEqual({
      ...{ code: 'person-already-entered', entry: id(10) },
    });
  });

  it('nor before the start, when nobody has chips', () => {
    const night = new Evening('tda55', { money: MONEY, rulebook: FORFEITED });
    night.enter(3);
    expect(night.refusal(enter(again(1, 10, 700)))).toMatchObject({ code: 'person-already-entered', entry: id(1) });
  });

  it('is offered exactly where it is accepted', () => {
    for (const house of [true, false]) {
      const night = forfeiting(house);
      expect(buys(night, 1)).toBe(house);
      expect(night.refusal(enter(again(1, 10, 700))) === undefined).toBe(house);
    }
  });
});

it('a house that lets in again only who is out says so in its refusal', () => {
  const rulebook = houseOver('tda55', { 'entries.reEntryFrom': 'onlyOut' });
  const night = new Evening('tda55', { money: MONEY, rulebook });
  night.start(4, 1);
  const refusal = night.refusal(enter(again(1, 10, 700)));
  expect(refusal).toMatchObject({ code: 'person-already-entered', entry: id(1) });
  expect(refusal?.refs).not.toHaveLength(0);
  expect(forfeiting(false).refusal(enter(again(1, 10, 700)))).toEqual({ code: 'person-already-entered', entry: id(1) });
});
