import type { ListWords } from './list-words.ts';

export const de: ListWords = {
  problem: {
    empty: () => 'Die Datei ist leer.',
    'only-headers': () => 'Die Datei enthält nur Überschriften, keine Namen.',
    'not-a-list': () => 'Das ist keine Liste in Textform. Als CSV speichern oder die Namen einfügen.',
    'is-a-workbook': () => 'Das ist eine Excel-Mappe. In Excel „Speichern unter“ und dort CSV wählen.',
    'no-name-column': () => 'Keine Spalte heißt Name, Vorname oder Nachname.',
    'no-name': () => 'In dieser Zeile steht kein Name.',
    'line-break-in-name': () => 'Im Namen ist ein Zeilenumbruch.',
    'too-many-columns': ({ found, expected }) => `${String(found)} Spalten statt ${String(expected)}.`,
    'broken-quoting': ({ column }) => `Die Anführungszeichen in Spalte ${column} passen nicht zusammen.`,
    'unclosed-quote': ({ column }) => `Ein Anführungszeichen in Spalte ${column} wird nicht geschlossen.`,
    'unreadable-characters': ({ column }) => `In Spalte ${column} sind unlesbare Zeichen.`,
    'too-long': ({ column, longest }) => `Spalte ${column} ist länger als ${String(longest)} Zeichen.`,
    'bad-date': ({ column, found }) => `„${found}“ in Spalte ${column} ist kein Datum wie 31.12.1980 und bleibt weg.`,
    'bad-email': ({ column, found }) => `„${found}“ in Spalte ${column} ist keine E-Mail-Adresse und bleibt weg.`,
  },
  people: {
    last: 'Nachname',
    first: 'Vorname',
    nickname: 'Spitzname',
    club: 'Verein',
    number: 'Passnummer',
    birthday: 'Geburtsdatum',
    email: 'E-Mail',
    note: 'Notiz',
    guest: 'Gast',
  },
  yes: 'ja',
  results: { place: 'Platz', name: 'Name', club: 'Verein', outAt: 'Ausgeschieden', by: 'Durch' },
};
