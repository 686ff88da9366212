import { type TournamentView, toEntryId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { buyersOf } from './buyers.ts';

const [A, B, C, D] = [toEntryId('a'), toEntryId('b'), toEntryId('c'), toEntryId('d')];
const view = {
  entries: {
    [A]: { no: 1, buys: ['rebuy', 'addOn'] },
    [B]: { no: 2, buys: ['rebuy'], bustOut: 'first' },
    [C]: { no: 3, buys: ['rebuy'], bustOut: 'second' },
    [D]: { no: 4, bustOut: 'first' },
  },
  bustOuts: [{ id: 'first' }, { id: 'second' }],
} as unknown as Pick<TournamentView, 'entries' | 'bustOuts'>;

it('offers what the server would sell, to who went out last before all others', () => {
  const order = (a: string, b: string) => a.localeCompare(b);
  expect(buyersOf(view, 'rebuy', order)).toEqual([C, B, A]);
  expect(buyersOf(view, 'addOn', order)).toEqual([A]);
});
