import { toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { HEIGHT, MOST, WIDTH, writtenOn } from './result-picture.ts';

const lines = Array.from({ length: 40 }, (_, index) => ({
  entry: toEntryId(`e${String(index)}`),
  name: `Spielerin ${String(index + 1)}`,
  place: index + 1,
  sharedBy: 1,
  ...(index < 2 && { prize: 120_000 - index * 50_050 }),
}));
const picture = {
  club: 'Pik Ass',
  name: 'Freitag',
  day: 'Fr., 20. November 2026',
  title: 'Ergebnis',
  lines,
  currency: 'EUR',
  more: (places: number) => `und ${String(places)} weitere`,
};

describe('the picture of the results', () => {
  const written = writtenOn(picture, 'de');
  const texts = written.map(({ text }) => text);
  it('says whose night it was, when, and who came where for what', () => {
    expect(texts).toEqual(expect.arrayContaining(['Pik Ass', 'Freitag', 'Fr., 20. November 2026', 'Ergebnis']));
    expect(texts).toEqual(expect.arrayContaining(['1.', 'Spielerin 1', '1\u202F200\u00A0€', '2.', '699,50\u00A0€']));
  });
  it('has as many places as can be read, and says how many more there were', () => {
    expect(texts).toContain(`Spielerin ${String(MOST)}`);
    expect(texts).not.toContain(`Spielerin ${String(MOST + 1)}`);
    expect(texts).toContain(`und ${String(lines.length - MOST)} weitere`);
    const few = writtenOn({ ...picture, lines: lines.slice(0, MOST) }, 'de').map(({ text }) => text);
    expect(few).toContain(`Spielerin ${String(MOST)}`);
    expect(few.filter((text) => text.startsWith('und '))).toEqual([]);
  });
  it('has all of it on it, in letters that a phone shows readably, and none in the place of others', () => {
    for (const count of [1, 2, 9, 12, 13, 20, 28, 40]) {
      const all = writtenOn({ ...picture, lines: lines.slice(0, count) }, 'de');
      for (const { x, y, size, most, align } of all) {
        expect(size).toBeGreaterThanOrEqual(30);
        expect(most).toBeGreaterThan(60);
        expect(y).toBeLessThan(HEIGHT);
        expect(align === 'left' ? x + most : x).toBeLessThanOrEqual(WIDTH - 80);
      }
      const places = all.filter(({ text }) => /^\d+\.$/.test(text));
      expect(places).toHaveLength(Math.min(count, MOST));
      expect(new Set(places.map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(places.length);
    }
  });
  it('writes a long name smaller than the others, and no name too small to read', () => {
    const long = { name: 'X Donaudampfschifffahrtsgesellschaftskapitänswitwe' };
    const all = writtenOn(
      { ...picture, lines: lines.map((line, index) => (index === 3 ? { ...line, ...long } : line)) },
      'de',
    );
    const sizeOf = (name: string) => all.find(({ text }) => text === name)?.size ?? 0;
    expect(sizeOf(long.name)).toBeLessThan(sizeOf('Spielerin 5'));
    expect(sizeOf(long.name)).toBeGreaterThanOrEqual(22);
  });
  it('breaks a long name of a night in two', () => {
    const name = 'Offene Vereinsmeisterschaft im No-Limit Hold’em 2026, dritter Spieltag';
    expect(writtenOn({ ...picture, name }, 'de').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Offene Vereinsmeisterschaft im', 'No-Limit Hold’em 2026, dritter Spieltag']),
    );
  });
  it('tells two of the same name apart', () => {
    const [one, two] = lines.slice(0, 2).map((line, index) => ({ ...line, name: 'Anna K.', alikeNo: index + 7 }));
    const both = [one, two].filter((line) => line !== undefined);
    expect(writtenOn({ ...picture, lines: both }, 'de').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Anna K. (7)', 'Anna K. (8)']),
    );
  });
});
