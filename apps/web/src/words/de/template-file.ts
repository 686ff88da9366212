export const templateFile = {
  title: 'Vorlage aus einer Datei',
  open: 'Aus einer Datei',
  lead: 'Eine Vorlage, die ein anderer Club aus Riffle heruntergeladen hat (.json), oder ein Turnier aus The Tournament Director 3 (.tdt). Erst wird gezeigt, was darin ist.',
  choose: 'Datei wählen oder hierher ziehen',
  drop: 'Hier loslassen',
  reading: 'Die Datei wird gelesen …',
  nothingKept: 'Nichts ist gespeichert.',
  found: {
    riffle: (_: number): string => 'Das ist in der Vorlage',
    tdt: (parts: number): string =>
      parts === 0
        ? 'Aus dieser Datei lässt sich keine Vorlage machen'
        : 'Das lässt sich aus The Tournament Director übernehmen',
  },
  kinds: {
    night: 'Ganzes Turnier',
    structure: 'Struktur',
    prizes: 'Preisplan',
    chips: 'Chipsatz',
    prices: 'Startgeld',
  },
  levels: (levels: number, breaks: number, long: string, stack: string) =>
    `${String(levels)} ${levels === 1 ? 'Level' : 'Levels'}, ${breaks === 1 ? '1 Pause' : `${String(breaks)} Pausen`}, ${long}, Startstack ${stack}`,
  chips: (values: string) => `Werte ${values}`,
  places: (count: number) => (count === 1 ? '1 Platz' : `${String(count)} Plätze`),
  planned: 'Preise nach der Zahl der Meldungen',
  left: (count: number) => `Nicht oder anders übernommen (${String(count)})`,
  name: 'Name der Vorlage',
  clash: (name: string) => `Eine Vorlage „${name}“ gibt es schon.`,
  clashes: (count: number) =>
    `Unter diesem Namen gibt es schon ${count === 1 ? 'eine Vorlage' : `${String(count)} Vorlagen`}: anders nennen oder ersetzen.`,
  replace: 'Die vorhandenen ersetzen',
  use: 'Nur hier übernehmen',
  keep: (count: number) => (count > 1 ? `${String(count)} Vorlagen speichern` : 'Als Vorlage speichern'),
  kept: (count: number, name: string) =>
    count === 1 ? `Die Vorlage „${name}“ ist gespeichert.` : `${String(count)} Vorlagen „${name}“ sind gespeichert.`,
};
