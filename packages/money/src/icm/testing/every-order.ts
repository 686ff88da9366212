/** Malmuth–Harville by going through who may be first, second, … one by one; for as many players as that is possible for. */
export function everyOrder(stacks: readonly number[], prizes: readonly number[]): readonly number[] {
  const worth = stacks.map(() => 0);
  const reached = new Float64Array(2 ** stacks.length);
  reached[0] = 1;
  for (let placed = 0; placed < reached.length; placed += 1) {
    const waiting = stacks.flatMap((_, player) => ((placed >> player) & 1 ? [] : [player]));
    const chips = waiting.reduce((sum, player) => sum + (stacks[player] ?? 0), 0);
    for (const player of waiting) {
      const chance = ((reached[placed] ?? 0) * (stacks[player] ?? 0)) / chips;
      worth[player] = (worth[player] ?? 0) + chance * (prizes[stacks.length - waiting.length] ?? 0);
      reached[placed | (1 << player)] = (reached[placed | (1 << player)] ?? 0) + chance;
    }
  }
  return worth;
}
