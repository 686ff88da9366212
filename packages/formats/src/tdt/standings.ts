import type { PlayerInFile } from './read-players.ts';
import type { TdtPrize } from './tdt-night.ts';

export type Standing = { readonly place?: number; readonly tied: boolean };

/** When somebody was out for the last time; whoever bought in and has none is still in. */
const lastOut = ({ buyIns }: PlayerInFile): number | undefined => buyIns.at(-1)?.out?.at;
export const isIn = (player: PlayerInFile): boolean => player.buyIns.length > 0 && lastOut(player) === undefined;

export const stillIn = (players: readonly PlayerInFile[]): number => players.filter(isIn).length;

/** Places by the last bust-out, later is better; equal times share the better place. The last who is in has won. */
export function standings(players: readonly PlayerInFile[]): ReadonlyMap<string, Standing> {
  const left = stillIn(players);
  const times = players.flatMap((player) => lastOut(player) ?? []).sort((a, b) => b - a);
  const better = new Map<number, number>();
  const together = new Map<number, number>();
  for (const [nth, time] of times.entries()) {
    if (!better.has(time)) better.set(time, nth);
    together.set(time, (together.get(time) ?? 0) + 1);
  }
  return new Map(
    players.map((player): [string, Standing] => {
      const out = lastOut(player);
      if (out !== undefined) {
        return [player.id, { place: 1 + left + (better.get(out) ?? 0), tied: (together.get(out) ?? 0) > 1 }];
      }
      const won = isIn(player) && left === 1 && times.length > 0;
      return [player.id, { tied: false, ...(won && { place: 1 }) }];
    }),
  );
}

/** In how many bust-outs each is named. */
export function hitsOf(players: readonly PlayerInFile[]): ReadonlyMap<string, number> {
  const hits = new Map<string, number>();
  for (const { out } of players.flatMap(({ buyIns }) => buyIns))
    for (const id of new Set(out?.by)) hits.set(id, (hits.get(id) ?? 0) + 1);
  return hits;
}

/** What each won by prizes that are given to one, or to several among whom whole cents can be shared evenly; the others are `unshared`. */
export function winnings(
  prizes: readonly TdtPrize[],
  dealt: boolean,
): { readonly won: ReadonlyMap<string, number>; readonly unshared: readonly TdtPrize[] } {
  const won = new Map<string, number>();
  const unshared: TdtPrize[] = [];
  for (const prize of prizes) {
    const among = prize.to.length;
    if (among === 0 || prize.amount === 0) continue;
    // which of the prizes a deal shared is not known: all that it may have touched are left out
    if (dealt || prize.amount % among !== 0) {
      unshared.push(prize);
      continue;
    }
    for (const id of prize.to) won.set(id, (won.get(id) ?? 0) + prize.amount / among);
  }
  return { won, unshared };
}
