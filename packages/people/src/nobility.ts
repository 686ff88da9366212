/** Titles that are a part of a German surname: "Freiherr von Grabow". */
const TITLES = new Set(
  'Baron Baronin Baroness Edle Edler Freifrau Freiherr Freiin Fürst Fürstin Graf Gräfin Herzog Herzogin Prinz Prinzessin Ritter'.split(
    ' ',
  ),
);
/** Behind "von" and "zu" alone: "von der", "von und zu". */
const FURTHER = new Set('von zu und der dem den'.split(' '));

export const isTitle = (word: string | undefined): boolean => word !== undefined && TITLES.has(word);

/**
 * What a German list sorts a surname by: nobility does not count (DIN 5007), so "Freiherr von Grabow" stands under G. "vom",
 * "zum", "zur" and the particles of other languages do: a name that they begin is looked for under them.
 */
export function withoutNobility(last: string): string {
  const words = last.split(' ');
  const title = words.findIndex((word) => !isTitle(word));
  if (words[title] !== 'von' && words[title] !== 'zu') return last;
  const name = words.findIndex((word, at) => at > title && !FURTHER.has(word));
  return name === -1 ? last : words.slice(name).join(' ');
}
