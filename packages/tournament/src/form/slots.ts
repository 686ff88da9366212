/**
 * How many sit in each match of a round, in the order of the tree: 1 is a bye. Matches of two are filled up to a power of
 * two, so that nobody has a bye later; larger tables are as few and as even as the seats allow.
 */
export function slots(players: number, seats: number): readonly number[] {
  if (players <= seats) return players === 0 ? [] : [players];
  if (seats === 2) {
    const matches = 2 ** Math.ceil(Math.log2(players)) / 2;
    const byes = byesAmong(matches, 2 * matches - players);
    return byes.map((isBye) => (isBye ? 1 : 2));
  }
  const tables = Math.ceil(players / seats);
  return Array.from(
    { length: tables },
    (_, index) => Math.floor(players / tables) + (index < players % tables ? 1 : 0),
  );
}

/** So many byes among so many matches, as far from each other as they go. */
export const byesAmong = (matches: number, byes: number): readonly boolean[] =>
  Array.from(
    { length: matches },
    (_, index) => Math.floor(((index + 1) * byes) / matches) > Math.floor((index * byes) / matches),
  );
