import { describe, expect, it } from 'vitest';
import { fitOf, unitOf } from './wall-size.ts';

const room = (fit: { readonly columns: number; readonly rows: number }) => fit.columns * fit.rows;
/** Of a first name, an initial and a seat. */
const ems = 8;

describe('how many lines fit', () => {
  it('is what is high enough for them, on every screen', () => {
    for (const height of [3, 12, 20, 31, 44])
      for (const count of [1, 9, 27, 206]) {
        const { rows, scale } = fitOf('whole', 'wide', 'seating', { height, count, ems });
        expect(rows === 1 || rows * 2.9 * scale + 4.4 <= height).toBe(true);
      }
  });

  it('few are written larger than many, and all of them stand there', () => {
    const nine = fitOf('whole', 'wide', 'seating', { height: 32, count: 9, ems });
    const all = fitOf('whole', 'wide', 'seating', { height: 32, count: 31, ems });
    expect(nine.scale).toBeGreaterThan(all.scale);
    expect(room(all)).toBeGreaterThanOrEqual(31);
    expect(room(fitOf('whole', 'wide', 'seating', { height: 32, count: 206, ems }))).toBe(36);
  });

  it('long names have wider columns', () => {
    expect(fitOf('whole', 'wide', 'seating', { height: 32, count: 206, ems: 18 })).toMatchObject({ columns: 2 });
  });

  it('beside the clock a line stays a line', () => {
    expect(fitOf('beside', 'wide', 'results', { height: 20, count: 2, ems }).scale).toBeLessThanOrEqual(1.2);
  });
});

it('is measured by a picture of 16 to 9, whichever way it hangs', () => {
  expect(unitOf(1920, 1080)).toBeCloseTo(19.2);
  expect(unitOf(1080, 1920)).toBeCloseTo(19.2);
  expect(unitOf(1280, 800)).toBeCloseTo(12.8);
});
