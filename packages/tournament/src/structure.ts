import type { Chips } from '@riffle/cards';
import type { LevelGame, Limit } from './level-game.ts';

declare const millis: unique symbol;
/** A length of time in milliseconds, whole and never negative. */
export type Millis = number & { readonly [millis]: true };

export function toMillis(ms: number): Millis {
  if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError(`not a length of time: ${String(ms)}`);
  return ms as Millis;
}
export const minutes = (count: number): Millis => toMillis(Math.round(count * 60_000));

/** Who pays the ante. */
export const ANTE_FORMS = ['none', 'everyone', 'bigBlind'] as const;
export type AnteForm = (typeof ANTE_FORMS)[number];

export type PlayLevel = {
  readonly kind: 'play';
  readonly duration: Millis;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  readonly anteForm: AnteForm;
  /** Of a mixed event: what is dealt in this level; absent = the night's own game. */
  readonly game?: LevelGame;
  readonly limit?: Limit;
  /** So many sit at a table while this is dealt, 2 to 12; absent = as many as it has seats. */
  readonly seats?: number;
  /** Where nobody posts blinds: what the first card pays. */
  readonly bringIn?: Chips;
};
export type BreakLevel = {
  readonly kind: 'break';
  readonly duration: Millis;
  /** What it is for, in the organiser's own words: "Essen". */
  readonly label?: string;
  /** The clock stays at zero at its end until somebody starts it. */
  readonly waits?: true;
};
/** One line of the structure, levels of play and breaks counted together. */
export type Level = PlayLevel | BreakLevel;
export type Structure = readonly Level[];

/** The number of the level of play on line `index`, from 1; `undefined` on a break or outside. */
export const playLevelNo = (index: number, levels: Structure): number | undefined =>
  levels[index]?.kind === 'play' ? levels.slice(0, index + 1).filter(({ kind }) => kind === 'play').length : undefined;
