/** What is said about the club's own copies of its rulebooks. */
export type TextWords = {
  readonly does: (named: string, known: readonly string[]) => string;
  readonly none: string;
  readonly found: (found: number, rules: number) => string;
  readonly added: (book: string, found: number, rules: number) => string;
  readonly missing: string;
  readonly noText: (book: string) => string;
  readonly noSuchEdition: (book: string, edition: string, known: string) => string;
  readonly notFound: (rule: string) => string;
  readonly removed: (book: string) => string;
  /** Before what a rule says word by word. */
  readonly wording: string;
};

export const textDe: TextWords = {
  does: (named, known) => `„text ${named}“ gibt es nicht. Es gibt: ${known.join(', ')}.`,
  none: 'Noch kein Originaltext. riffle text add DATEI --rulebook ID fügt einen hinzu.',
  found: (found, rules) => `${String(found)} von ${String(rules)} Regeln`,
  added: (book, found, rules) =>
    `${book}: Text hinzugefügt, der Wortlaut zu ${String(found)} von ${String(rules)} Regeln ist gefunden.`,
  missing: 'Nicht gefunden',
  noText: (book) => `Zu ${book} gibt es keinen Originaltext.`,
  noSuchEdition: (book, edition, known) => `Von ${book} hat Riffle nicht die Ausgabe ${edition}, sondern ${known}.`,
  notFound: (rule) => `Zu ${rule} wurde im Text nichts gefunden. „riffle text show“ zeigt ihn ganz.`,
  removed: (book) => `${book}: Originaltext entfernt.`,
  wording: 'Wortlaut',
};

export const textEn: TextWords = {
  does: (named, known) => `There is no “text ${named}”. There is: ${known.join(', ')}.`,
  none: 'No original text yet. riffle text add FILE --rulebook ID adds one.',
  found: (found, rules) => `${String(found)} of ${String(rules)} rules`,
  added: (book, found, rules) =>
    `${book}: text added, the wording of ${String(found)} of ${String(rules)} rules is found.`,
  missing: 'Not found',
  noText: (book) => `There is no original text of ${book}.`,
  noSuchEdition: (book, edition, known) => `Of ${book}, Riffle does not have the edition ${edition}, but ${known}.`,
  notFound: (rule) => `Nothing was found for ${rule} in the text. “riffle text show” shows all of it.`,
  removed: (book) => `${book}: original text removed.`,
  wording: 'Wording',
};
