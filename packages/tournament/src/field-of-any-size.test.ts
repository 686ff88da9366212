import { expect, it } from 'vitest';
import { toBustOutId, toEntryId } from './ids.ts';
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
