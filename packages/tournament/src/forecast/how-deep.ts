import type { PlayLevel } from '../structure.ts';

/** Depths that are told apart: the last is everything from 256 first bets on. */
export const DEPTHS = 9;
/** Fields that are told apart: two are left, up to four, up to nine, more. */
export const FIELDS = [2, 4, 9] as const;

/** By depth and field, as `cellOf` tells them apart: hands in which nobody went out, one, two, three or more. */
export type HandsCounted = readonly (readonly number[])[];

/** By how many first bets the average stack is worth, each depth twice the one before; and by how many are left. */
export function cellOf(level: PlayLevel | undefined, at: { left: number; chips: number; dealtIn: number }): number {
  const depth = at.chips / at.left / firstBets(level, at.dealtIn);
  let nth = 0;
  for (let reach = 2; depth >= reach && nth < DEPTHS - 1; reach *= 2) nth += 1;
  const field = FIELDS.findIndex((most) => at.left <= most);
  return (field < 0 ? FIELDS.length : field) * DEPTHS + nth;
}

/** What a hand begins with, in big blinds of a level without antes. */
function firstBets(level: PlayLevel | undefined, players: number): number {
  if (level === undefined) return 1;
  const antes = level.anteForm === 'everyone' ? level.ante * players : level.ante;
  return Math.max(1, ((level.smallBlind + level.bigBlind + antes) * 2) / 3);
}
