/** In cents: equal parts of the prizes of all places that are shared; odd cents are the cashier's business. */
export function prizeOf(prizes: readonly number[], place: number, sharedBy: number): number {
  const shared = prizes.slice(place - 1, place - 1 + sharedBy);
  return Math.floor(shared.reduce((sum, prize) => sum + prize, 0) / sharedBy);
}
