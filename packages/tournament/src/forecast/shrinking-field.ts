import type { Random } from '@riffle/aggregate';
import { FOR_EACH_PLAYER, HAND } from '../length-of-hand.ts';
import type { PlayLevel, Structure } from '../structure.ts';
import { counted } from './counted.ts';
import { cellOf, DEPTHS } from './how-deep.ts';

/** A field as it stands at a moment of the clock. */
export type FieldNow = {
  readonly levels: Structure;
  /** Where the clock stands, and how much of that line is left; absent = at its beginning. */
  readonly at?: { readonly level: number; readonly remaining: number };
  readonly left: number;
  readonly chips: number;
  readonly seats: number;
};

/** One night of it: how long it takes from that moment on, and how many were left when each line began. */
export type FieldNight = { readonly length: number; readonly left: readonly number[]; readonly hands: number };

/** Nobody plays longer: with blinds that never rise, a night has no end. */
export const LONGEST = 48 * 3_600_000;

/**
 * Who is left, hand by hand: in each as many go out as went out in hands that were really played, at such a depth and with so
 * many left. Who has how much is left aside, and how well anybody plays; whole numbers alone come of chance, so that a seed is
 * a night everywhere.
 */
export function playField(field: FieldNow, random: Random): FieldNight {
  const { levels, seats, chips } = field;
  let players = field.left;
  const left: number[] = [];
  let [line, at, hands] = [field.at?.level ?? 0, 0, 0];
  let lineEnds = field.at?.remaining ?? levels[line]?.duration ?? Infinity;
  let blinds = playedAt(levels, line);
  if (field.at === undefined) left[line] = players;
  while (players > 1 && at < LONGEST) {
    while (at >= lineEnds || levels[line]?.kind === 'break') {
      at = Math.max(at, lineEnds);
      line += 1;
      lineEnds = at + (levels[line]?.duration ?? Infinity);
      if (line < levels.length) left[line] = players;
      blinds = playedAt(levels, line) ?? blinds;
    }
    const tables = Math.ceil(players / seats);
    at += Math.ceil((HAND * tables + FOR_EACH_PLAYER * players) / (tables * tables));
    hands += 1;
    const cell = cellOf(blinds, { left: players, chips, dealtIn: players / tables });
    players = Math.max(1, players - outIn(cell, random));
  }
  return { length: at, left, hands };
}

/** A depth at which too few hands were counted goes by the next shallower one. */
function outIn(cell: number, random: Random): number {
  let from = cell;
  while (from % DEPTHS > 0 && sum(counted[from]) < ENOUGH) from -= 1;
  while (sum(counted[from]) < ENOUGH && from < counted.length - 1) from += 1;
  const often = counted[from] ?? [];
  let pick = random(Math.max(1, sum(often)));
  for (const [out, times] of often.entries()) {
    if (pick < times) return out;
    pick -= times;
  }
  return 0;
}

const ENOUGH = 20;
const sum = (cell: readonly number[] = []): number => cell.reduce((all, times) => all + times, 0);

/** The blinds of a line; beyond the last line the last ones stay. */
const playedAt = (levels: Structure, line: number): PlayLevel | undefined =>
  levels.slice(0, line + 1).findLast((one): one is PlayLevel => one.kind === 'play');
