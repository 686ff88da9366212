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
  expect(told(night)).toEqual({ over: [], reEntryThrough: 6 });
  for (const no of [1, 2])
    night.do({
      type: 'BustOut',
      bustOut: toBustOutId(`h${String(no)}`),
      out: [{ entry: toEntryId(`e${String(no)}`), by: [] }],
    });
  expect(told(night)).toEqual({ over: ['reEntry'], reEntryThrough: 6 });
});

it('and of all where nothing forbids it', () => {
  expect(told(evening('tda55'))).toEqual({ over: [] });
});
