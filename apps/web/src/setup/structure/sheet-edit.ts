import { parseCount } from '../../language/typed-count.ts';
import { type Cell, nextKey, type SheetRow } from './sheet-row.ts';

type Rows = readonly SheetRow[];
export type GameOfRow = Pick<SheetRow, 'game' | 'limit' | 'bringIn' | 'seats'>;

/** Blinds as card rooms step them; beyond the last each step is twice the one before. */
const BIG_BLINDS = [
  50, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000,
  30_000, 40_000, 60_000, 80_000, 100_000,
];

const bigBlindAfter = (big: number): number => BIG_BLINDS.find((step) => step > big) ?? big * 2;

function playAfter(before: SheetRow | undefined): Pick<SheetRow, 'small' | 'big' | 'ante'> {
  const was = parseCount(before?.big ?? '');
  const big = bigBlindAfter(was);
  const anteWas = parseCount(before?.ante ?? '');
  const ante = anteWas === 0 ? 0 : anteWas === was ? big : anteWas;
  return { small: String(Math.floor(big / 2)), big: String(big), ante: ante === 0 ? '' : String(ante) };
}

const lastOf = (rows: Rows, kind: SheetRow['kind'], until: number): SheetRow | undefined =>
  rows.slice(0, until).findLast((row) => row.kind === kind);
const inserted = (rows: Rows, at: number, row: SheetRow): Rows => [...rows.slice(0, at), row, ...rows.slice(at)];

/** The next step after the line: blinds that follow, as long as the level before. */
export function addLevel(rows: Rows, after: number): Rows {
  const before = lastOf(rows, 'play', after + 1);
  return inserted(rows, after + 1, {
    key: nextKey(),
    kind: 'play',
    minutes: before?.minutes ?? '15',
    ...playAfter(before),
    label: '',
    waits: false,
  });
}

export function addBreak(rows: Rows, after: number): Rows {
  const before = lastOf(rows, 'break', rows.length);
  return inserted(rows, after + 1, {
    key: nextKey(),
    kind: 'break',
    minutes: before?.minutes ?? '10',
    small: '',
    big: '',
    ante: '',
    label: '',
    waits: false,
  });
}

export function duplicate(rows: Rows, index: number): Rows {
  const row = rows[index];
  return row === undefined ? rows : inserted(rows, index + 1, { ...row, key: nextKey() });
}

export const remove = (rows: Rows, index: number): Rows => rows.filter((_, at) => at !== index);

/** One line up or down, but not above the lines that were played. */
export function move(rows: Rows, index: number, by: -1 | 1, fixed: number): Rows {
  const row = rows[index];
  const to = index + by;
  if (row === undefined || to < fixed || index < fixed || to >= rows.length) return rows;
  return inserted(remove(rows, index), to, row);
}

/** An ante that equals the big blind goes with it. */
export function write(rows: Rows, index: number, cell: Cell, text: string): Rows {
  return rows.map((row, at) => {
    if (at !== index) return row;
    const together = cell === 'big' && row.ante !== '' && parseCount(row.ante) === parseCount(row.big);
    return { ...row, [cell]: text, ...(together ? { ante: text } : {}) };
  });
}

export const setWaits = (rows: Rows, index: number, waits: boolean): Rows =>
  rows.map((row, at) => (at === index ? { ...row, waits } : row));

/** What is dealt in a level; without a game it has no limit and no bring-in of its own. */
export const setGame = (rows: Rows, index: number, { game, limit, bringIn, seats }: GameOfRow): Rows =>
  rows.map((row, at) => {
    if (at !== index) return row;
    const { game: _, limit: __, bringIn: ___, seats: ____, ...others } = row;
    return game === undefined
      ? others
      : {
          ...others,
          game,
          ...(limit && { limit }),
          ...(bringIn !== undefined && { bringIn }),
          ...(seats !== undefined && { seats }),
        };
  });

/** The same length for all levels of play from a line on. */
export const setMinutes = (rows: Rows, minutes: string, fixed: number): Rows =>
  rows.map((row, at) => (row.kind === 'play' && at >= fixed ? { ...row, minutes } : row));
