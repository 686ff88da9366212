/** Fisher and Yates. `random(n)` gives a whole number below `n`, each equally likely; every order is then equally likely. */
export function shuffled<T>(items: readonly T[], random: (n: number) => number): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = random(last + 1);
    const held = order[last] as T;
    order[last] = order[pick] as T;
    order[pick] = held;
  }
  return order;
}
