/** As much of a name as tells it apart at its table: "Bernd S.", or more where two are called so. */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map(abbreviated);
  return names.map((name, index) => {
    const own = short[index] ?? name;
    return short.filter((other) => other === own).length > 1 ? name : own;
  });
}

function abbreviated(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < 2 || !/^\p{L}/u.test(last)) return name;
  return `${first} ${[...last][0] ?? ''}.`;
}
