import type { ListWords } from './list-words.ts';

export const de: ListWords = {
  problem: {
    empty: () => 'Die Datei ist leer.',
    'only-headers': () => 'Die Datei enthält nur Überschriften, keine Namen.',
    'not-a-list': () => 'Das ist keine Liste in Textform. Als CSV speichern oder die Namen einfügen.',
    'old-workbook': () =>
      'Diese Art von Tabelle liest Riffle nicht. Als .xlsx, .ods oder CSV speichern und noch einmal wählen.',
    'encrypted-workbook': () =>
      'Diese Tabelle ist mit einem Kennwort geschützt. Ohne Kennwort speichern und noch einmal wählen.',
    'broken-workbook': () =>
      'Diese Tabelle ist beschädigt. In der Tabellenkalkulation öffnen, neu speichern und noch einmal wählen.',
    'workbook-too-large': () =>
      'In dieser Tabelle steht mehr als eine Liste: höchstens 20.000 Zeilen und ausgepackt 40 MB.',
    'no-name-column': () => 'Keine Spalte heißt Name, Vorname oder Nachname.',
    'no-league-columns': () =>
      'Die Überschriften sagen nicht, was das ist: Vereine (Verein, ZVR), Kader (Verein, Name) oder Punkte (Runde, Mannschaft, Punkte).',
    'no-club': () => 'In dieser Zeile steht kein Verein.',
    'not-a-date': ({ column, found }) => `„${found}“ in Spalte ${column} ist kein Datum wie 31.12.1980.`,
    'not-a-number': ({ column, found }) => `„${found}“ in Spalte ${column} ist keine ganze Zahl, die hier stehen kann.`,
    'cell-missing': ({ column }) => `In Spalte ${column} steht nichts.`,
    'no-such-division': ({ column, found }) =>
      `Eine Spielklasse „${found}“ (Spalte ${column}) gibt es in dieser Saison nicht.`,
    'played-already': ({ division, round }) =>
      `Spieltag ${String(round)} der Spielklasse ${division} hat schon Ergebnisse. Sie werden nicht überschrieben.`,
    'twice-in-list': ({ line }) => `Dasselbe steht schon in Zeile ${String(line)}.`,
    'no-name': () => 'In dieser Zeile steht kein Name.',
    'line-break-in-name': () => 'Im Namen ist ein Zeilenumbruch.',
    'too-many-columns': ({ found, expected }) => `${String(found)} Spalten statt ${String(expected)}.`,
    'broken-quoting': ({ column }) => `Die Anführungszeichen in Spalte ${column} passen nicht zusammen.`,
    'unclosed-quote': ({ column }) => `Ein Anführungszeichen in Spalte ${column} wird nicht geschlossen.`,
    'error-in-cell': ({ column, found }) => `In Spalte ${column} steht ein Fehler der Tabelle: ${found}`,
    'formula-without-value': ({ column }) =>
      `In Spalte ${column} steht eine Formel ohne Ergebnis. In der Tabellenkalkulation öffnen, speichern und noch einmal wählen.`,
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
  meanwhile: {
    line: (line, name) => `Zeile ${String(line)}: ${name} ist schon da.`,
    more: (count) => (count === 1 ? 'Und noch jemand.' : `Und ${String(count)} andere.`),
    allowed: 'Nichts ist übernommen. Die Liste noch einmal prüfen: Wer schon da ist, kommt nicht zweimal.',
  },
  yes: 'ja',
  results: {
    place: 'Platz',
    name: 'Name',
    club: 'Verein',
    outAt: 'Ausgeschieden',
    by: 'Durch',
    points: 'Punkte',
    seat: 'Gewonnener Startplatz',
    prize: (currency) => `Preisgeld (${currency})`,
    bounty: (currency) => `Kopfgelder (${currency})`,
  },
};
