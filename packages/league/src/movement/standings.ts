/** A team at its place in a final table. */
export type Placing = { readonly team: string; readonly club: string };

/** What promotion and relegation go by, once the season is over. */
export type Standings = {
  /** From the top, each in the order of its final table; `full` teams play in it at most. */
  readonly divisions: readonly { readonly id: string; readonly full: number; readonly table: readonly Placing[] }[];
  /** The final order of the play-off by which teams come up into the last division; nothing where none was held. */
  readonly playOff?: readonly Placing[];
  /** Teams that do not play on: withdrawn, without a licence, excluded. */
  readonly withdrawn: readonly string[];
  /** Teams that do not want to go up. */
  readonly waived: readonly string[];
  /** Teams that must go down wherever they stand: by a sanction, or for staying away. */
  readonly mustGoDown: readonly { readonly team: string; readonly why: 'sanction' | 'stayedAway' }[];
};

/** The teams of a division that stand on its relegation ranks, the best first, each with its rank. */
export function relegationZone(
  table: readonly Placing[],
  {
    down,
    full,
    ranksOf,
  }: { readonly down: number; readonly full: number; readonly ranksOf: 'fullDivision' | 'teamsThere' },
): readonly string[] {
  const from = (ranksOf === 'fullDivision' ? full : table.length) - down;
  return table.slice(Math.max(0, from)).map(({ team }) => team);
}
