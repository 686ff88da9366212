import type { NightSummary } from '@riffle/wire';
import { expect, it } from 'vitest';
import { inOrder } from './night-order.ts';

const night = (id: string, stage: NightSummary['stage'], createdAt: number, startsAt?: number): NightSummary => ({
  id,
  code: id,
  name: id,
  rulebook: 'pvb',
  stage,
  createdAt,
  entries: 0,
  left: 0,
  ...(startsAt !== undefined && { startsAt }),
});

it('lists what runs first, then what comes, then what was, each newest first', () => {
  const nights = [
    night('old', 'over', 1),
    night('soon', 'before', 5),
    night('now', 'play', 2),
    night('later', 'before', 3, 9),
  ];
  expect(inOrder(nights).map(({ id }) => id)).toEqual(['now', 'later', 'soon', 'old']);
});
