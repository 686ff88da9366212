import { formatMoney, formatPlace, type Language } from '@riffle/words';
import type { ResultLine } from './results-so-far.ts';

/** What a picture of the results says. */
export type ResultPicture = {
  readonly club: string;
  readonly name: string;
  readonly day: string;
  readonly title: string;
  readonly lines: readonly ResultLine[];
  readonly currency: string;
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
const ROW = 92;
/** So many places as can be read on a phone. */
export const MOST = 9;

/** The picture as texts with their places; the canvas only draws them. */
export function writtenOn(picture: ResultPicture, language: Language): readonly Written[] {
  const full = WIDTH - 2 * EDGE;
  const head = { x: EDGE, most: full, align: 'left' } as const;
  const rows = picture.lines.slice(0, MOST).flatMap((line, index): readonly Written[] => {
    const y = TOP + index * ROW;
    const ink = line.place === 1 ? GOLD : INK;
    const paid = line.prize === undefined ? '' : formatMoney(line.prize, picture.currency, language);
    const place = formatPlace(line.place, language, line.sharedBy);
    const name = line.alikeNo === undefined ? line.name : `${line.name} (${String(line.alikeNo)})`;
    return [
      { text: place, x: EDGE, y, size: 44, weight: 700, ink, most: 150, align: 'left' },
      {
        text: name,
        x: EDGE + 170,
        y,
        size: 48,
        weight: 600,
        ink,
        most: full - 170 - (paid === '' ? 0 : 250),
        align: 'left',
      },
      ...(paid === ''
        ? []
        : [{ text: paid, x: WIDTH - EDGE, y, size: 44, weight: 600, ink, most: 230, align: 'right' } as const]),
    ];
  });
  return [
    { ...head, text: picture.club, y: 110, size: 40, weight: 600, ink: SOFT },
    { ...head, text: picture.name, y: 200, size: 76, weight: 760, ink: INK },
    { ...head, text: picture.day, y: 268, size: 40, weight: 500, ink: SOFT },
    { ...head, text: picture.title, y: 340, size: 44, weight: 700, ink: SOFT },
    ...rows,
    { ...head, text: 'Riffle', y: HEIGHT - 60, size: 34, weight: 700, ink: SOFT },
  ];
}
