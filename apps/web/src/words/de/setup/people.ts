import type { RoomName } from '@riffle/people';

const ROOM_NAMES: { readonly [R in RoomName]: string } = {
  nickname: 'Spitzname',
  firstAndInitial: 'Vorname und Anfangsbuchstabe',
  full: 'Voller Name',
};

export const people = {
  title: 'Spieler',
  lead: 'Das Verzeichnis des Vereins. Wer einmal mitgespielt hat, steht hier und ist beim nächsten Mal mit zwei Buchstaben gefunden.',
  loading: 'Verzeichnis wird geladen …',
  unreached: 'Das Verzeichnis liegt auf dem Server. Sobald das Netz da ist, kommt es.',
  again: 'Noch einmal versuchen',
  search: 'Spieler suchen',
  searchHint: 'Name, Spitzname, Verein oder Nummer',
  count: (shown: number, all: number) =>
    shown === all ? `${String(all)} Spieler` : `${String(shown)} von ${String(all)}`,
  none: 'Noch niemand im Verzeichnis',
  noneDetail: 'Spieler kommen von selbst hierher, sobald sie in einem Turnier gemeldet werden.',
  noMatch: (typed: string) => `Niemand passt zu „${typed}“`,
  noMatchDetail: 'Anders schreiben, oder die Person neu anlegen.',
  add: 'Person anlegen',
  added: (name: string) => `${name} ist angelegt.`,
  saved: (name: string) => `${name} ist gespeichert.`,
  edit: (name: string) => `${name} bearbeiten`,
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  first: 'Vorname',
  last: 'Nachname',
  nickname: 'Spitzname',
  club: 'Verein',
  number: 'Mitgliedsnummer',
  email: 'E-Mail',
  birthday: 'Geburtstag',
  note: 'Notiz',
  noteHint: 'Nur für das Team sichtbar.',
  guest: 'Gast',
  guestHint: 'Spielt selten mit; steht in der Suche, aber nicht unter den Stammspielern.',
  nights: (count: number) => (count === 1 ? '1 Abend' : `${String(count)} Abende`),
  never: 'noch kein Abend',
  lastNight: (day: string) => `zuletzt ${day}`,
  roomName: 'Der Raum sieht',
  roomNames: ROOM_NAMES,
  roomPreview: (name: string) => `Auf Wand und Handys: ${name}`,
  nameNeeded: 'Ohne Namen geht es nicht.',
  merge: {
    button: 'Doppelten Eintrag zusammenführen',
    title: (name: string) => `${name} zusammenführen`,
    lead: 'Zweimal dieselbe Person? Den Eintrag wählen, der bleibt. Alle Ergebnisse gehen an ihn über. Lässt sich wieder trennen.',
    into: 'Welcher Eintrag bleibt?',
    confirm: (name: string, into: string) => `${name} in ${into} aufgehen lassen`,
    done: (name: string, into: string) => `${name} gehört jetzt zu ${into}.`,
    undo: 'Wieder trennen',
    merged: (into: string) => `Zusammengeführt mit ${into}`,
    showMerged: 'Zusammengeführte zeigen',
    unmerged: (name: string) => `${name} steht wieder für sich.`,
  },
  erase: {
    button: 'Person löschen',
    title: (name: string) => `${name} endgültig löschen?`,
    detail:
      'Name, Verein, Kontakt und Notizen verschwinden überall. Plätze und Ergebnisse bleiben ohne Namen stehen. Das lässt sich nicht zurücknehmen.',
    looking: 'Es wird nachgesehen, was über die Person geschrieben wurde …',
    texts:
      'Das wurde über die Person geschrieben und geht mit. Wo nur der Name vorkommt, kann ein anderer gemeint sein: ohne Haken bleibt der Text.',
    named: 'Name kommt vor',
    beyond:
      'Sicherungen von früher, beim Zurückspielen beiseitegelegte Ordner (before-…) und herausgegebene Turnierdateien behalten den Namen.',
    confirm: 'Endgültig löschen',
    done: 'Gelöscht. Von der Person steht nichts mehr da.',
  },
  file: 'Daten als Datei',
  unread: (names: readonly string[]): string =>
    `Nicht zu lesen und darum nicht durchgesehen: ${names.join(', ')}. Was dort steht, bleibt.`,
  keeping: {
    title: 'Aufbewahrung',
    lead: 'Strafen und Entscheidungen behalten ihre Begründung und die Person nur eine Zeit lang. Danach löscht Riffle beides von selbst; dass es die Strafe gab, bleibt.',
    label: 'Begründungen und Personen behalten',
    months: (months: number): string =>
      months === 0
        ? 'für immer'
        : months === 1
          ? '1 Monat'
          : months % 12 === 0
            ? months === 12
              ? '1 Jahr'
              : `${String(months / 12)} Jahre`
            : `${String(months)} Monate`,
    due: (texts: number): string =>
      texts === 0
        ? 'Im Augenblick ist nichts so alt.'
        : `Beim nächsten Mal, spätestens morgen, ${texts === 1 ? 'wird 1 Angabe' : `werden ${String(texts)} Angaben`} gelöscht. Das lässt sich nicht zurücknehmen.`,
    never: 'Nichts wird von selbst gelöscht.',
    waits: {
      'time-asked': 'Riffle wartet damit, bis die Frage nach der Uhrzeit am Pult beantwortet ist.',
      quiet:
        'Hier ist so lange nichts geschehen, dass die Uhr dieses Rechners vorgehen könnte. Riffle wartet mit dem Löschen bis zum nächsten Schritt in einem Turnier. Bitte das Datum des Rechners prüfen.',
    },
    last: (day: string, texts: number): string =>
      `Zuletzt gelöscht: ${day}, ${texts === 1 ? '1 Angabe' : `${String(texts)} Angaben`}.`,
    save: 'Übernehmen',
    saved: 'Gespeichert.',
  },
};
