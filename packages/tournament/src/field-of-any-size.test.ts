import { expect, it } from 'vitest';
import { toBustOutId, toEntryId } from './ids.ts';
import { unpaid } from './money/fee-first.ts';
import { NO_MONEY } from './money/money-state.ts';
import { sellable } from './money/sellable.ts';
import { MONEY } from './money/testing.ts';
import { proposals } from './seating/index.ts';
import { playersLeft } from './seating-index.ts';
import { Evening } from './testing.ts';

const playing = (players: number) => {
  const evening = new Evening('gcb');
  return { evening, entries: evening.start(players) };
};

it.each([
  [100, 2],
  [1_000, 2],
  [10_000, 3],
])('who goes out among %i changes %i nodes of the field, whoever else plays', (players, nodes) => {
  const { evening, entries } = playing(players);
  const [entry = toEntryId('nobody')] = entries;
  const before = evening.state;
  evening.do({ type: 'BustOut', bustOut: toBustOutId('out'), out: [{ entry, by: [] }] });
  const after = evening.state;
  expect(after.entries.nodesBeside(before.entries)).toBe(nodes);
  expect(after.tables.nodesBeside(before.tables)).toBeLessThanOrEqual(nodes);
  expect(playersLeft(after)).toBe(players - 1);
});

it('goes through no tables for what is proposed while none is short', () => {
  const { evening } = playing(1_000);
  let asked = 0;
  const counted = {
    ...evening.state,
    get breakOrder() {
      asked += 1;
      return evening.state.breakOrder;
    },
  };
  expect(proposals(counted)).toEqual([]);
  // for the one table that would go first
  expect(asked).toBeLessThanOrEqual(1);
});

it('goes through what was sold once, however many are asked what they owe and what can be sold to them', () => {
  const evening = new Evening('gcb', { money: MONEY });
  evening.start(200);
  const { money } = evening.state;
  const sales = money?.sales ?? [];
  expect(sales).toHaveLength(200);
  let asked = 0;
  const counted = sales.map((sale) => ({
    ...sale,
    get kind() {
      asked += 1;
      return sale.kind;
    },
  }));
  const state = { ...evening.state, money: { ...(money ?? NO_MONEY), sales: counted } };
  const buys = sellable(state);
  for (const entry of state.entries.values()) {
    unpaid(state, entry);
    buys(entry);
  }
  expect(asked).toBe(sales.length);
});
