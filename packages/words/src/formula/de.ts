import type { FormulaWords } from './formula-words.ts';

const wanted: FormulaWords['wanted'] = {
  value: 'eine Zahl, ein Name oder eine Klammer',
  operator: 'ein Rechenzeichen oder das Ende der Anweisung',
  argumentsEnd: 'ein Komma oder eine schließende Klammer',
  bracketEnd: 'eine schließende Klammer',
};

export const de: FormulaWords = {
  at: (row, column) => `Zeile ${String(row)}, Zeichen ${String(column)}`,
  wanted,
  problem: {
    'too-long': ({ length, most }, figure) =>
      `Die Formel ist zu lang: ${figure(length)} Zeichen, höchstens ${figure(most)}.`,
    'too-deep': ({ most }, figure) => `Zu viele Klammern ineinander, höchstens ${figure(most)}.`,
    empty: () => 'Die Formel ist leer.',
    'unknown-character': ({ character }) => `Das Zeichen „${character}“ kommt in Formeln nicht vor.`,
    'text-without-end': () => 'Dem Text fehlt das Anführungszeichen am Ende.',
    unexpected: ({ found, wanted: what }) =>
      `„${found}“ passt hier nicht, es fehlt ${wanted[what]}.${found === ',' && what === 'operator' ? ' Dezimalzahlen haben einen Punkt.' : ''}`,
    ended: ({ wanted: what }) => `Hier fehlt ${wanted[what]}.`,
    'text-as-value': () => 'Ein Text ist kein Wert; er steht nur als Name in assign("name", wert).',
    'no-name-to-assign': () =>
      'assign braucht zuerst einen Namen in Anführungszeichen, aus Buchstaben und Ziffern: assign("name", wert).',
    'unknown-function': ({ name }) => `Die Funktion „${name}“ gibt es nicht.`,
    chance: ({ name }) => `${name}() gibt es nicht: Eine Formel muss bei jedem Nachrechnen dasselbe ergeben.`,
    'argument-count': ({ name, given, least, most }, figure) =>
      `${name} braucht ${range(least, most, figure)}; hier ${given === 1 ? 'steht 1' : `stehen ${figure(given)}`}.`,
    'unknown-name': ({ name, known }) =>
      `„${name}“ hat keinen Wert.${known.length === 0 ? '' : ` Einen haben: ${known.join(', ')}.`}`,
    'ambiguous-name': ({ name, given }) =>
      `„${name}“ ist nicht eindeutig: ${given.join(', ')} haben verschiedene Werte.`,
    'list-as-number': () =>
      'Hier steht eine Liste, wo eine Zahl stehen muss. Eine Zahl daraus macht etwa sum oder average.',
    'empty-list': ({ name }) => `${name} hat hier nichts, womit zu rechnen wäre: Die Liste ist leer.`,
    'out-of-range': ({ name, value, from, to }, figure) =>
      `${name} braucht hier eine ganze Zahl von ${figure(from)} bis ${figure(to)}, nicht ${figure(value)}.`,
    'division-by-zero': () => 'Durch 0 lässt sich nicht teilen.',
    'not-finite': ({ name }) => `„${name}“ ergibt hier keine Zahl, oder eine, die zu groß ist.`,
    'list-too-long': ({ most }, figure) => `Die Liste ist zu lang, höchstens ${figure(most)} Einträge.`,
    'too-many-steps': ({ most }, figure) => `Die Formel braucht zu viele Rechenschritte, höchstens ${figure(most)}.`,
  },
};

function range(least: number, most: number | undefined, figure: (n: number) => string): string {
  if (most === undefined) return least === 1 ? 'mindestens 1 Angabe' : `mindestens ${figure(least)} Angaben`;
  if (least === most) return least === 1 ? '1 Angabe' : `${figure(least)} Angaben`;
  return `${figure(least)} bis ${figure(most)} Angaben`;
}
