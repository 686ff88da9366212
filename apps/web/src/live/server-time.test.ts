import fc from 'fast-check';
import { expect, it } from 'vitest';
import { improved, type Offset } from './server-time.ts';

const trip = fc.record({ there: fc.integer({ min: 0, max: 2_000 }), back: fc.integer({ min: 0, max: 2_000 }) });

it('is never further off than half the shortest round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.array(trip, { minLength: 1 }), (truth, trips) => {
      let known: Offset | undefined;
      let now = 1_000_000;
      for (const { there, back } of trips) {
        known = improved(known, { sent: now, server: now + there + truth, received: now + there + back });
        now += there + back;
      }
      const shortest = Math.min(...trips.map(({ there, back }) => there + back));
      // a drift of 0.05 ms a second is allowed for
      expect(Math.abs((known?.offset ?? Number.NaN) - truth)).toBeLessThanOrEqual(shortest / 2 + 1 + now * 5e-5);
    }),
  );
});

it('believes a slow answer once the quick one is old', () => {
  const quick = improved(undefined, { sent: 0, received: 10, server: 105 });
  expect(quick.offset).toBe(100);
  expect(improved(quick, { sent: 1_000, received: 1_200, server: 1_900 })).toBe(quick);
  expect(improved(quick, { sent: 3e6, received: 3e6 + 200, server: 3e6 + 900 }).offset).toBe(800);
});

it('believes at once what contradicts all that was known: their clock was set', () => {
  const quick = improved(undefined, { sent: 0, received: 10, server: 105 });
  expect(improved(quick, { sent: 1_000, received: 1_200, server: 3_601_900 }).offset).toBe(3_600_800);
});
