import { formatMoney, formatPlace, type Language } from '@riffle/words';
import { emsOf } from '../identity/letter-width.ts';
import type { ResultLine } from './results-so-far.ts';

/** What a picture of the results says. */
export type ResultPicture = {
  readonly club: string;
  readonly name: string;
  readonly day: string;
  readonly title: string;
  readonly lines: readonly ResultLine[];
  readonly currency: string;
  /** Says how many more there were than it shows. */
  readonly more: (places: number) => string;
};
/** A text on the picture: where its line stands, how large, how wide it may be at most. */
type Written = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly ink: string;
  readonly most: number;
  readonly align: 'left' | 'right';
};

/** Upright, as phones show pictures. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
/** The wall's: near-black green, ivory, gold for whoever won. */
export const GROUND = '#0e1512';
const INK = '#f3efe2';
const SOFT = '#a9b3a8';
const GOLD = '#e3b95b';
const EDGE = 80;
const TOP = 420;
const BOTTOM = HEIGHT - 110;
const GAP = 60;
/** More than one column reads easily, and more than a phone shows in letters that can be read. */
const ONE_COLUMN = 12;
export const MOST = 28;
const LARGEST_ROW = 92;

/** The picture as texts with their places; the canvas only draws them. */
export function writtenOn(picture: ResultPicture, language: Language): readonly Written[] {
  const full = WIDTH - 2 * EDGE;
  const head = { x: EDGE, most: full, align: 'left' } as const;
  const left = picture.lines.length - MOST;
  return [
    { ...head, text: picture.club, y: 110, size: 40, weight: 600, ink: SOFT },
    ...titled(picture.name, full).map((line) => ({ ...head, ...line, weight: 760, ink: INK })),
    { ...head, text: picture.day, y: 268, size: 40, weight: 500, ink: SOFT },
    { ...head, text: picture.title, y: 340, size: 44, weight: 700, ink: SOFT },
    ...placesOn(picture, language, full),
    { ...head, text: 'Riffle', y: HEIGHT - 50, size: 34, weight: 700, ink: SOFT },
    ...(left > 0
      ? [
          {
            ...{ text: picture.more(left), x: WIDTH - EDGE, y: HEIGHT - 50, size: 34, weight: 600, ink: SOFT },
            ...({ most: full - 200, align: 'right' } as const),
          },
        ]
      : []),
  ];
}

function placesOn({ lines, currency }: ResultPicture, language: Language, full: number): readonly Written[] {
  const shown = lines.slice(0, MOST);
  const columns = shown.length > ONE_COLUMN ? 2 : 1;
  const perColumn = Math.ceil(shown.length / columns);
  const row = Math.min(LARGEST_ROW, (BOTTOM - TOP) / (perColumn - 0.5));
  const size = Math.round(Math.min(columns === 1 ? 48 : 34, row * 0.56));
  const width = (full - GAP * (columns - 1)) / columns;
  return shown.flatMap((line, index): readonly Written[] => {
    const x = EDGE + Math.floor(index / perColumn) * (width + GAP);
    const at = { y: TOP + (index % perColumn) * row, size, ink: line.place === 1 ? GOLD : INK };
    const paid = line.prize === undefined ? '' : formatMoney(line.prize, currency, language);
    const name = line.alikeNo === undefined ? line.name : `${line.name} (${String(line.alikeNo)})`;
    const [forPlace, forPrize] = [size * (columns === 1 ? 3.5 : 2.2), paid === '' ? 0 : size * (emsOf(paid) + 0.5)];
    return [
      {
        ...{ text: formatPlace(line.place, language, line.sharedBy), x, ...at, weight: 700 },
        ...{ most: forPlace - size * 0.3, align: 'left' },
      },
      {
        ...fitted(name, size, width - forPlace - forPrize),
        x: x + forPlace,
        y: at.y,
        ink: at.ink,
        weight: 600,
        align: 'left',
      },
      ...(paid === ''
        ? []
        : [{ text: paid, x: x + width, ...at, weight: 600, most: forPrize, align: 'right' } as const]),
    ];
  });
}

/** A long name is written smaller before its letters are pressed together. */
function fitted(text: string, usual: number, most: number): Pick<Written, 'text' | 'size' | 'most'> {
  return { text, most, size: Math.max(22, Math.min(usual, Math.floor(most / emsOf(text)))) };
}

/** A long name of a night stands in two lines rather than in letters that are pressed together. */
function titled(name: string, full: number): readonly Pick<Written, 'text' | 'y' | 'size'>[] {
  const [large, small] = [76, 54];
  if (emsOf(name) * large <= full) return [{ text: name, y: 200, size: large }];
  const words = name.split(' ');
  const widest = (cut: number) => Math.max(emsOf(words.slice(0, cut).join(' ')), emsOf(words.slice(cut).join(' ')));
  const cuts = words.slice(1).map((_, index) => index + 1);
  const [cut = words.length] = cuts.toSorted((a, b) => widest(a) - widest(b));
  const size = Math.min(small, full / widest(cut));
  return [words.slice(0, cut), words.slice(cut)].map((line, index) => ({
    ...{ text: line.join(' '), y: 162 + index * 54, size },
  }));
}
