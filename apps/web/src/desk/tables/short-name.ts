/** As much of a name as tells it apart at its table and has room on a seat: "Bernd S.", "H.-P. Ce." beside "H.-P. Co.". */
export function shortNames(names: readonly string[]): readonly string[] {
  const parts = names.map(splitName);
  return parts.map((own, index) => {
    if (own === undefined) return names[index] ?? '';
    const alike = parts.filter((other, place) => place !== index && other?.first === own.first);
    for (let letters = 1; letters < own.last.length; letters += 1) {
      const start = own.last.slice(0, letters);
      if (!alike.some((other) => other?.last.slice(0, letters).join('') === start.join('')))
        return `${own.first} ${start.join('')}.`;
    }
    return `${own.first} ${own.last.join('')}`;
  });
}

type Split = { readonly first: string; readonly last: readonly string[] };

/** Undefined for what has but one word, or ends in a number. */
function splitName(name: string): Split | undefined {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < 2 || !/^\p{L}/u.test(last)) return undefined;
  return { first: short(first), last: [...last] };
}

const LONGEST = 8;

/** "Hans-Peter" is "H.-P.", "Maximilian" "Max.": a seat is as wide as eight letters. */
function short(first: string): string {
  const parts = first.split('-').filter((part) => part !== '');
  if (parts.length > 1) return parts.map((part) => `${[...part][0] ?? ''}.`).join('-');
  const letters = [...first];
  return letters.length > LONGEST ? `${letters.slice(0, 3).join('')}.` : first;
}
