import type { SeatNo } from '@riffle/table';
import type { PlayedHand } from './played-hand.ts';

export type WonPot = {
  readonly pot: number;
  readonly total: number;
  readonly wins: readonly { readonly seat: SeatNo; readonly won: number }[];
};

/** Who has got what of each pot, the main pot first; halves and runs of a pot together. */
export function wonOf({ events }: PlayedHand): readonly WonPot[] {
  const pots = new Map<number, Map<SeatNo, number>>();
  for (const event of events) {
    if (event.type !== 'PotAwarded') continue;
    const wins = pots.get(event.pot) ?? new Map<SeatNo, number>();
    for (const { seat, amount } of event.shares) wins.set(seat, (wins.get(seat) ?? 0) + amount);
    pots.set(event.pot, wins);
  }
  return [...pots]
    .toSorted(([a], [b]) => a - b)
    .map(([pot, wins]) => ({
      pot,
      total: [...wins.values()].reduce((sum, won) => sum + won, 0),
      wins: [...wins].map(([seat, won]) => ({ seat, won })),
    }));
}
