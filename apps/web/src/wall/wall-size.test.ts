import { describe, expect, it } from 'vitest';
import { fitOf, hasRoom, unitOf } from './wall-size.ts';

const room = (fit: { readonly columns: number; readonly rows: number }) => fit.columns * fit.rows;
/** Of a first name, an initial and a seat. */
const ems = 8;
const goesOn = 'onPages';

describe('how many lines fit', () => {
  it('is what is high enough for them, on every screen', () => {
    for (const height of [3, 12, 20, 31, 44])
      for (const count of [1, 9, 27, 206]) {
        const { rows, scale, row } = fitOf('whole', 'wide', 'seating', { height, count, ems, goesOn });
        expect(rows === 1 || rows * 2.9 * scale + 4.4 <= height + 1e-9).toBe(true);
        expect(rows === 1 || rows * row + 4.4 <= height + 1e-9).toBe(true);
      }
  });

  it('is none where less than one line is left under the heading: half a line is not shown', () => {
    expect([0, 4, 7.2, 7.4, 20].map((height) => hasRoom('wide', height))).toEqual([true, false, false, true, true]);
  });

  it('few are written larger than many, and all of them stand there', () => {
    const nine = fitOf('whole', 'wide', 'seating', { height: 32, count: 9, ems, goesOn });
    const all = fitOf('whole', 'wide', 'seating', { height: 32, count: 31, ems, goesOn });
    expect(nine.scale).toBeGreaterThan(all.scale);
    expect(room(all)).toBeGreaterThanOrEqual(31);
    expect(room(fitOf('whole', 'wide', 'seating', { height: 32, count: 206, ems, goesOn }))).toBe(36);
  });

  it('long names have wider columns', () => {
    expect(fitOf('whole', 'wide', 'seating', { height: 32, count: 206, ems: 18, goesOn })).toMatchObject({
      columns: 2,
    });
  });

  it('all names of a list are of one size, which the longest fits in', () => {
    for (const longest of [6, 8, 10, 12, 14])
      for (const count of [9, 27, 31, 60]) {
        const { columns, scale } = fitOf('whole', 'wide', 'seating', { height: 28, count, ems: longest, goesOn });
        expect(longest * 2.2 * scale).toBeLessThanOrEqual((95.6 - 3 * (columns - 1)) / columns + 1e-9);
      }
  });

  it('no part of an upright wall is left idle', () => {
    for (const count of [12, 27, 31, 60]) {
      const { rows, row } = fitOf('whole', 'tall', 'seating', { height: 50, count, ems: 10, goesOn });
      expect(rows * row, String(count)).toBeGreaterThan(0.8 * (50 - 4.4));
    }
  });

  it('what does not go on shows as many lines as fit', () => {
    const fit = (turns: 'never' | 'onPages') =>
      fitOf('whole', 'tall', 'schedule', { height: 50, count: 15, ems: 13, goesOn: turns });
    expect(room(fit('never'))).toBe(13);
    expect(room(fit('onPages'))).toBe(8);
  });

  it('beside the clock a line stays a line', () => {
    expect(fitOf('beside', 'wide', 'results', { height: 20, count: 2, ems, goesOn }).scale).toBeLessThanOrEqual(1.2);
  });
});

it('is measured by a picture of 16 to 9, whichever way it hangs', () => {
  expect(unitOf(1920, 1080)).toBeCloseTo(19.2);
  expect(unitOf(1080, 1920)).toBeCloseTo(19.2);
  expect(unitOf(1280, 800)).toBeCloseTo(12.8);
});
