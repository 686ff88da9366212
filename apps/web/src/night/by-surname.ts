/**
 * A name as the room has it, its surname first: "Albers, Anna", "A., Anna"; whoever goes by one word goes by it. Without its
 * comma an initial would be read as that of the first name. "Gast 3" has no surname.
 */
export function surnameFirst(name: string): string {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0 || !/^\p{L}/u.test(last)) return name;
  return `${last}, ${words.join(' ')}`;
}

/** For sorting names as a telephone book has them; who is called alike keeps the order that he has. */
export function bySurname(language: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return (a, b) => compare(surnameFirst(a), surnameFirst(b));
}
