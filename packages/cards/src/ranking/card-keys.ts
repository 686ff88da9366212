/** Sums of these are different for all multisets of five ranks, of six and of seven, with no rank more than four times. */
export const RANK_BASES = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;

/** The low bits of a key count suits: sums of these tell how many cards of each suit there are, in up to seven cards. */
const SUIT_CODES = [0, 1, 8, 57] as const;
export const SUIT_BITS = 9;
export const SUIT_MASK = (1 << SUIT_BITS) - 1;

/** A card's part of a hand's sum. Sums wrap at 32 bits and are read by `>>>`, so `| 0` keeps them small integers. */
export const KEYS: Int32Array = Int32Array.from({ length: 52 }, (_, code) => {
  return ((RANK_BASES[code >> 2] as number) << SUIT_BITS) | (SUIT_CODES[code & 3] as number);
});

/**
 * By the low bits of a sum of exactly `cards` keys: the suit and 1 where there are `least` or more of a suit, else 0.
 * Sums of different numbers of cards look alike, so each number has its table.
 */
export function suitsHeld(cards: number, least: number): Uint8Array {
  const found = new Uint8Array(1 << SUIT_BITS);
  for (let clubs = 0; clubs <= cards; clubs += 1) {
    for (let diamonds = 0; clubs + diamonds <= cards; diamonds += 1) {
      for (let hearts = 0; clubs + diamonds + hearts <= cards; hearts += 1) {
        const counts = [clubs, diamonds, hearts, cards - clubs - diamonds - hearts];
        const sum = counts.reduce((total, count, suit) => total + count * (SUIT_CODES[suit] as number), 0);
        found[sum] = counts.findIndex((count) => count >= least) + 1;
      }
    }
  }
  return found;
}
