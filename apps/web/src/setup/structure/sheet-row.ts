import { toChips } from '@riffle/cards';
import { type AnteForm, type Level, type LevelGame, type Limit, minutes, type Structure } from '@riffle/tournament';
import { parseCount } from '../../language/typed-count.ts';

/** A line as it stands in the sheet: text in every cell, so that half a number can be typed. */
export type SheetRow = {
  readonly key: number;
  readonly kind: Level['kind'];
  readonly minutes: string;
  readonly small: string;
  readonly big: string;
  readonly ante: string;
  readonly label: string;
  readonly waits: boolean;
  /** Of a mixed event. */
  readonly game?: LevelGame;
  readonly limit?: Limit;
  readonly bringIn?: string;
  /** As typed: so many sit at a table; empty = as many as it has. */
  readonly seats?: string;
};
export const CELLS = ['minutes', 'small', 'big', 'ante'] as const;
export type Cell = (typeof CELLS)[number] | 'label';

let lastKey = 0;
export const nextKey = (): number => {
  lastKey += 1;
  return lastKey;
};

const empty = { small: '', big: '', ante: '', label: '', waits: false } as const;
const inMinutes = (ms: number): string => String(Math.round(ms / 6_000) / 10);

export const rowOf = (level: Level): SheetRow =>
  level.kind === 'break'
    ? {
        ...empty,
        key: nextKey(),
        kind: 'break',
        minutes: inMinutes(level.duration),
        label: level.label ?? '',
        waits: level.waits === true,
      }
    : {
        ...empty,
        key: nextKey(),
        kind: 'play',
        minutes: inMinutes(level.duration),
        small: String(level.smallBlind),
        big: String(level.bigBlind),
        ante: level.ante === 0 ? '' : String(level.ante),
        ...(level.game && { game: level.game }),
        ...(level.limit && { limit: level.limit }),
        ...(level.bringIn !== undefined && { bringIn: String(level.bringIn) }),
        ...(level.seats !== undefined && { seats: String(level.seats) }),
      };

function parseMinutes(text: string): number {
  const count = Number(text.trim().replace(',', '.'));
  return Number.isFinite(count) && count > 0 ? count : 0;
}

export function levelOf(row: SheetRow, form: AnteForm): Level {
  const duration = minutes(parseMinutes(row.minutes));
  const label = row.label.trim();
  if (row.kind === 'break') {
    return {
      kind: 'break',
      duration,
      ...(label === '' ? {} : { label }),
      ...(row.waits ? { waits: true as const } : {}),
    };
  }
  const ante = toChips(parseCount(row.ante));
  return {
    kind: 'play',
    duration,
    smallBlind: toChips(parseCount(row.small)),
    bigBlind: toChips(parseCount(row.big)),
    ante,
    anteForm: ante === 0 ? 'none' : form,
    ...(row.game && { game: row.game }),
    ...(row.game && row.limit && { limit: row.limit }),
    ...(row.game && parseCount(row.seats ?? '') > 0 && { seats: parseCount(row.seats ?? '') }),
    ...(row.game && parseCount(row.bringIn ?? '') > 0 && { bringIn: toChips(parseCount(row.bringIn ?? '')) }),
  };
}

export const levelsOf = (rows: readonly SheetRow[], form: AnteForm): Structure => rows.map((row) => levelOf(row, form));

/** Who pays the ante is one question for the whole night. */
export const anteFormOf = (levels: Structure): Exclude<AnteForm, 'none'> =>
  levels.some((level) => level.kind === 'play' && level.anteForm === 'everyone') ? 'everyone' : 'bigBlind';
