import { toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { HEIGHT, MOST, writtenOn } from './result-picture.ts';

const lines = Array.from({ length: 20 }, (_, index) => ({
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
};

describe('the picture of the results', () => {
  const written = writtenOn(picture, 'de');
  const texts = written.map(({ text }) => text);
  it('says whose night it was, when, and who came where for what', () => {
    expect(texts).toEqual(expect.arrayContaining(['Pik Ass', 'Freitag', 'Fr., 20. November 2026', 'Ergebnis']));
    expect(texts).toEqual(expect.arrayContaining(['1.', 'Spielerin 1', '1\u202F200\u00A0€', '2.', '699,50\u00A0€']));
  });
  it('has as many places as can be read, all of them on it', () => {
    expect(texts).toContain(`Spielerin ${String(MOST)}`);
    expect(texts).not.toContain(`Spielerin ${String(MOST + 1)}`);
    expect(Math.max(...written.map(({ y }) => y))).toBeLessThan(HEIGHT);
  });
  it('tells two of the same name apart', () => {
    const [one, two] = lines.slice(0, 2).map((line, index) => ({ ...line, name: 'Anna K.', alikeNo: index + 7 }));
    const both = [one, two].filter((line) => line !== undefined);
    expect(writtenOn({ ...picture, lines: both }, 'de').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Anna K. (7)', 'Anna K. (8)']),
    );
  });
});
