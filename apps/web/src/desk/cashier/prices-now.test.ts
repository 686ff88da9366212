import { toInstant } from '@riffle/aggregate';
import { toCents } from '@riffle/money';
import type { ClockReading, MoneySetup, Profile } from '@riffle/tournament';
import { expect, it } from 'vitest';
import { pricesNow } from './prices-now.ts';

const NOW = toInstant(1_000_000);
const [SOON, LATER] = [toInstant(1_060_000), toInstant(1_120_000)];
const reading = { phase: 'running', levelNo: 2, level: { kind: 'play' } } as unknown as ClockReading;
const price = (id: string, offered?: Profile['offered'], kind: Profile['kind'] = 'entry') =>
  ({
    id,
    name: id,
    kind,
    chips: 1,
    parts: [{ for: 'prizes', amount: toCents(1_000) }],
    ...(offered && { offered }),
  }) as unknown as Profile;
const told = (...profiles: readonly Profile[]) =>
  pricesNow({ profiles } as MoneySetup, reading, NOW).map(({ kind, now, until, then }) => [
    kind,
    now?.id,
    until,
    then?.id,
  ]);

it('says what holds now, until when, and what comes then', () => {
  expect(told(price('early', { until: SOON }), price('full'))).toEqual([['entry', 'early', SOON, 'full']]);
  expect(told(price('early', { until: NOW }), price('full'))).toEqual([['entry', 'full', undefined, undefined]]);
});
it('says when one that goes before it begins', () =>
  expect(told(price('happy', { since: SOON, until: LATER }), price('full'))).toEqual([
    ['entry', 'full', SOON, 'happy'],
  ]));
it('says when nothing is sold, and when it begins', () =>
  expect(told(price('entry'), price('again', { since: LATER }, 'rebuy'))).toEqual([
    ['rebuy', undefined, LATER, 'again'],
  ]));
it('says nothing of what costs the same all night', () =>
  expect(told(price('entry'), price('again', undefined, 'rebuy'))).toEqual([]));
