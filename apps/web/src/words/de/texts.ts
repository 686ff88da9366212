export const texts = {
  title: 'Originaltexte',
  tab: 'Originaltexte',
  lead: 'Das eigene Exemplar des Regelwerks, einmal hinzugefügt: Neben jeder Regel und jeder Entscheidung steht dann auch der Wortlaut, am Bildschirm und auf Papier.',
  private:
    'Der Text gehört seinem Herausgeber. Er bleibt in den Daten dieses Vereins, steht in dessen Sicherungen, und nur wer hier arbeitet, sieht ihn.',
  loading: 'Die Texte werden geladen …',
  failed: 'Die Texte konnten nicht geladen werden.',
  again: 'Noch einmal laden',
  edition: (edition: string) => (edition === 'undated' ? 'ohne Datum' : `Stand ${edition}`),
  none: 'Noch kein Text.',
  noneForFloor: 'Noch kein Text. Die Turnierleitung kann ihn hinzufügen.',
  choose: 'PDF oder Text wählen, oder hier ablegen',
  drop: 'Hier ablegen',
  reading: (file: string) => `${file} wird gelesen …`,
  notTaken: (file: string) => `${file}: nicht übernommen`,
  added: (found: number, rules: number) => `Hinzugefügt: der Wortlaut zu ${String(found)} von ${String(rules)} Regeln.`,
  from: {
    pdf: (pages: number) => (pages === 1 ? 'PDF, 1 Seite' : `PDF, ${String(pages)} Seiten`),
    text: 'Text',
  },
  on: (day: string) => `hinzugefügt am ${day}`,
  found: (found: number, rules: number) =>
    found === rules
      ? `Der Wortlaut aller ${String(rules)} Regeln ist gefunden.`
      : `Der Wortlaut zu ${String(found)} von ${String(rules)} Regeln ist gefunden.`,
  few: 'Zu den meisten Regeln wurde nichts gefunden. Vielleicht ist es ein anderes Regelwerk oder eine andere Ausgabe.',
  otherEdition: (book: string, edition: string) =>
    `${book}, Ausgabe ${edition}: Diese Ausgabe hat Riffle nicht, der Text steht neben keiner Regel.`,
  look: 'Durchsehen',
  replace: 'Ersetzen …',
  keep: 'Behalten',
  remove: 'Entfernen …',
  removing: {
    title: (name: string) => `${name} entfernen?`,
    detail:
      'Der Wortlaut steht dann nirgends mehr. Zurückholen lässt er sich nur, indem die Datei noch einmal hinzugefügt wird.',
    do: 'Entfernen',
  },
  removed: 'Der Text ist entfernt.',
  all: 'Alle Originaltexte',
  missing: (count: number) =>
    count === 1 ? 'Zu 1 Regel wurde kein Wortlaut gefunden' : `Zu ${String(count)} Regeln wurde kein Wortlaut gefunden`,
  missingIs: 'Ihre Nummern stehen im Text nicht, oder anders. Hier im Text nachsehen.',
  search: 'Im Text suchen',
  paragraphs: (count: number) => (count === 1 ? '1 Absatz' : `${String(count)} Absätze`),
  nothing: 'Das steht nicht im Text.',
  more: (count: number) => `Weitere ${String(count)} zeigen`,
  noText: 'Zu diesem Regelwerk gibt es hier keinen Text.',
  wording: 'Wortlaut',
  own: (name: string) => `Eigenes Exemplar: ${name}`,
  within: (under: string) => `Steht unter ${under}, zusammen mit anderem.`,
  likely: 'Am ehesten gemeint ist dieser Absatz:',
  marked: 'Am ehesten gemeint ist der markierte Absatz.',
  whole: 'Alles darunter zeigen',
  inText: 'Im Text ansehen',
  notFound: 'Im eigenen Exemplar unter dieser Nummer nicht gefunden.',
};
