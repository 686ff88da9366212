const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Case, accents, hyphens and the two ways to write an umlaut make no difference: "KRÜGER", "Krueger". */
export const foldedName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøåłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** As somebody writes who has no umlauts at all: "Kruger". What is alike in this way need not be the same. */
export const looselyFolded = (name: string): string => foldedName(name).replaceAll(/([aou])e/g, '$1');

/** The words of a name as a searcher may type them; a double name or "O’Neil" with its mark, without, or as one. */
export const nameWords = (name: string): readonly string[] =>
  name.split(/\s+/u).flatMap((chunk) => {
    const parts = looselyFolded(chunk)
      .split(' ')
      .filter((part) => part !== '');
    return parts.length > 1 ? [...parts, looselyFolded(parts.join(''))] : parts;
  });

/** Every word typed begins a word of the name. Nothing typed fits everybody. */
export function matchesName(typed: string, name: string): boolean {
  const words = nameWords(name);
  return looselyFolded(typed)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)) || wanted === '');
}
