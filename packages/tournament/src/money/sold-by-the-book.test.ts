import { toCents } from '@riffle/money';
import { expect, it } from 'vitest';
import { toBustOutId, toEntryId } from '../ids.ts';
import { Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import { MONEY } from './testing.ts';

const told = (night: Evening) => view(night.state, { as: 'room' }).money?.byTheBook;
const evening = (book: string): Evening => {
  const night = new Evening(book, { money: MONEY, prizes: [5_000, 3_000].map(toCents) });
  night.start(4, 1);
  return night;
};

it('[pvb:20(1)] the room is told of no rebuy, add-on or re-entry', () => {
  expect(told(evening('pvb'))).toEqual({ over: ['rebuy', 'addOn', 'reEntry'] });
});

it('[gcb:T7.2] [gcb:T7.3] of re-entries until the end of level 6, and of none once the bubble has burst', () => {
  const night = evening('gcb');
  expect(told(night)).toEqual({ over: [], reEntryThrough: 6, addOn: { when: 'endOfRebuyPeriod', through: 3 } });
  for (const no of [1, 2])
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId(`h${String(no)}`),
      out: [{ entry: toEntryId(`e${String(no)}`), by: [] }],
    });
  expect(told(night)).toMatchObject({ over: ['reEntry'], reEntryThrough: 6 });
});

it('[tda55:6.a] and of all where nothing forbids it, add-ons once the rebuys are over', () => {
  expect(told(evening('tda55'))).toEqual({ over: [], addOn: { when: 'afterRebuyPeriod', through: 3 } });
});

it('of no re-entry that only the night does not sell: that its prices say', () => {
  const none = { ...MONEY, profiles: MONEY.profiles.filter(({ kind }) => kind !== 'reEntry') };
  expect(told(new Evening('tda55', { money: none }))?.over).toEqual([]);
});
