const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  ı: 'i',
};

/** Case, accents, hyphens and the two ways to write an umlaut make no difference: "KRÜGER", "Krueger". */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßæøåłı]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** As somebody writes who has no umlauts at all: "Kruger". Takes folded names together that are only alike. */
export const looselyFolded = (folded: string): string => folded.replaceAll(/([aou])e/g, '$1');

/** One letter wrong, missing, too many, or two swapped. */
export function withinOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    `${left.charAt(1)}${left.charAt(0)}${left.slice(2)}` === right
  );
}
