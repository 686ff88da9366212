import type { Instant } from '@riffle/aggregate';
import { type Profile, type SaleKind, type TournamentView, toProfileId } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { priceNow, pricesOf } from './price-now.ts';

const price = (id: string, kind: SaleKind, more: Partial<Profile> = {}): Profile =>
  ({ id: toProfileId(id), name: id, kind, parts: [], chips: 1_000, ...more }) as never;
const night = (...profiles: readonly Profile[]): Pick<TournamentView, 'setup' | 'clock'> =>
  ({ setup: { levels: [], money: { profiles } } }) as never;
const [now, later] = [1_000 as Instant, 2_000 as Instant];

it('proposes the first that is offered now, of those that are for whoever it is', () => {
  const early = price('early', 'entry', { offered: { until: now } });
  const member = price('member', 'entry');
  const view = night(early, price('rebuy', 'rebuy'), member, price('guest', 'entry'));
  const all = pricesOf(view, 'entry');
  expect(all.map(({ id }) => id)).toEqual(['early', 'member', 'guest']);
  expect(priceNow(view, all, 0 as Instant)?.id).toBe('early');
  expect(priceNow(view, all, now)?.id).toBe('member');
  expect(priceNow(view, all.slice(2), now)?.id).toBe('guest');
});

it('proposes none where none is offered, and in a night without money', () => {
  const view = night(price('late', 'entry', { offered: { since: later } }));
  expect(priceNow(view, pricesOf(view, 'entry'), now)).toBeUndefined();
  expect(pricesOf({ setup: {} } as never, 'entry')).toEqual([]);
});
