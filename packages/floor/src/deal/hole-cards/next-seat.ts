/** The next player clockwise; the seat itself where nobody is named. */
export function nextOf(from: number, occupied: readonly number[]): number {
  const clockwise = [...occupied].sort((a, b) => a - b);
  return clockwise.find((seat) => seat > from) ?? clockwise[0] ?? from;
}
