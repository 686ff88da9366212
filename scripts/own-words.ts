/** A word of ours, and those that we do not use for the same thing. */
export type OwnWord = {
  readonly use: string;
  readonly not: RegExp;
  readonly why: string;
  /** Only in catalogues whose path has this: elsewhere the other word means another thing. */
  readonly in?: RegExp;
};

/** What clubs read at desk, wall and phone; not the rulings and rulebooks, which have words of their own. */
const screens = /\/(desk|night|player|setup|wall|home|entry|log|refusals)[./]/;

/**
 * One word for a thing, wherever Riffle speaks: held against every catalogue by its test. A line more when two words for
 * one thing are found.
 */
export const OWN_WORDS: { readonly de: readonly OwnWord[]; readonly en: readonly OwnWord[] } = {
  de: [
    { use: 'Sitzliste', not: /Sitzplan|Sitzplätze|Platzliste|Sitzordnung/, why: 'wer wo sitzt, heißt überall gleich' },
    {
      use: 'Umsetzung, umsetzen',
      not: /Platzwechsel|'Wechsel'|wechseln den Platz|Platz gewechselt|versetz(t|en)\b/,
      why: 'umgesetzt wird jemand; den Platz wechselt, wer es selbst wünscht',
      in: screens,
    },
    { use: 'abwesend melden', not: /als abwesend (vermerk|führ)|abwesend setzen/i, why: 'am Pult wird es gemeldet' },
    {
      use: 'Tisch 2 · Platz 3, eng 2-3',
      not: /(Tisch|\)\}|table\)) ?(\$\{[^}]*\}|\d+)?, (Platz|\$\{SEAT)|Tisch \d+\/\d/,
      why: 'ein Platz wird überall gleich geschrieben',
      in: /\/(desk|night|player|setup|wall|naming)/,
    },
    { use: 'spielt für', not: /startet (für|ohne)|tritt (für|an für)/i, why: 'gestartet wird die Uhr' },
    { use: 'Uhr hält am Ende an', not: /wartet am Ende/, why: 'eine Pause wartet nicht, die Uhr hält an' },
    {
      use: 'wartet auf Spieler',
      not: /Spiel ruht|Spiel angehalten|Spiel ist angehalten|ruht hier das Spiel/,
      why: 'es sagt, worauf',
      in: screens,
    },
    { use: 'Später', not: /Jetzt nicht|Vorschlag zurückgestellt/, why: 'der Vorschlag kommt wieder', in: screens },
    {
      use: 'Späteinstieg',
      not: /späte[rn]? Einstieg|Late Registration/i,
      why: 'ein Wort, wie im Überblick',
      in: screens,
    },
    {
      use: 'Protokoll',
      not: /\bVerlauf\b/,
      why: 'jeder Schritt steht im Protokoll; der Verlauf ist der einer Hand',
      in: /\/(desk|setup|player|wall)/,
    },
    { use: 'zurücknehmen', not: /rückgängig/i, why: 'am Pult heißt es so' },
    { use: 'Handy', not: /Telefone|Smartphone|auf dem eigenen Telefon/, why: 'so heißt es am Tisch' },
  ],
  en: [
    {
      use: 'seating list',
      not: /seating chart|seat list|seating plan/i,
      why: 'who sits where is called the same everywhere',
    },
    {
      use: 'Table 2 · seat 3, tight 2-3',
      not: /Table (\$\{[^}]*\}|\d+), seat|table\), seat/i,
      why: 'a seat is written the same everywhere',
      in: /\/(desk|night|player|setup|wall|naming)/,
    },
    {
      use: 'waits for players',
      not: /play (is )?(halted|stopped|suspended)|play rests/i,
      why: 'it says for whom',
      in: screens,
    },
    { use: 'take back', not: /\brevert/i, why: 'the desk calls it so' },
  ],
};
