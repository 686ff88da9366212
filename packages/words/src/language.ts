/** German is the source; English must say everything that German says. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the wanted languages (as in `Accept-Language`) that Riffle speaks; German where none is. */
export function languageOf(wanted: string | undefined): Language {
  const ranked = (wanted ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight.slice(2)), index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return (
    LANGUAGES.find(
      (language) => language === ranked.find(({ tag }) => (LANGUAGES as readonly string[]).includes(tag))?.tag,
    ) ?? 'de'
  );
}
