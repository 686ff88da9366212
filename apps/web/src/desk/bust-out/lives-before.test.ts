import type { BustOutView } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { livesBefore } from './lives-before.ts';

it('are the hands from which somebody came back, and none in which his stack was removed', () => {
  const { view } = aNight({ players: 9, out: 3 });
  const [first, second, third] = view.bustOuts as [BustOutView, BustOutView, BustOutView];
  const entry = first.out[0]?.entry;
  if (entry === undefined) throw new Error('somebody is out');
  const again = (hand: BustOutView, back: boolean): BustOutView => ({
    ...hand,
    out: hand.out.map((one) => ({ ...one, entry, by: [], ...(back && { back: true as const }) })),
  });
  const removed = { ...again(second, true), removed: { chips: 0 } } as unknown as BustOutView;
  expect(livesBefore({ bustOuts: [again(first, true), removed, again(third, false)] }, entry)).toEqual([
    { hand: again(first, true), by: [] },
  ]);
});
