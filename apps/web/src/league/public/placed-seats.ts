import type { LeagueRound } from '@riffle/wire';

type Card = LeagueRound['cards']['tables'][number];
type PlacedSeat = Card['seats'][number] & { readonly points?: number };

/** The seats of a round card, the first first: with the place as it was reckoned, and what it gave. */
export function placedSeats(
  { table, heat, seats }: Card,
  { teams, players }: LeagueRound['score'],
): readonly PlacedSeat[] {
  return seats
    .map((seat): PlacedSeat => {
      const of = players.find(({ player }) => player === seat.player) ?? teams.find(({ team }) => team === seat.team);
      const got = of?.parts.find(
        (part) => (part.of === 'table' || part.of === 'inTime') && part.at === table && part.heat === heat,
      );
      return got === undefined
        ? seat
        : { ...seat, ...(got.place !== undefined && { place: got.place }), points: got.points };
    })
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || (b.chips ?? 0) - (a.chips ?? 0));
}
