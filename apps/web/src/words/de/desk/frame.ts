/** What every tab of the desk shares. */
export const frame = {
  allKeys: 'Alle Tasten',
  loading: 'Turnier wird geladen …',
  where: {
    title: 'Welche Uhrzeit gilt?',
    detail: (told: string, here: string) =>
      `Der Rechner, auf dem Riffle läuft, sagt ${told}, dieses Gerät ${here}. Was gilt, steht auf Wand, Handys und in Ausdrucken.`,
    take: (here: string, zone: string) => `${here} (${zone})`,
    keep: (told: string) => `Bei ${told} bleiben`,
  },
  gone: {
    'not-found': {
      title: 'Dieses Turnier gibt es nicht',
      detail: 'Vielleicht ist der Link unvollständig, oder das Turnier wurde entfernt.',
    },
    deleted: {
      title: 'Dieses Turnier wurde gelöscht',
      detail: 'Der Inhaber kann es eine Weile aus dem Papierkorb zurückholen.',
    },
    damaged: {
      title: 'Die Daten dieses Turniers sind beschädigt',
      detail:
        'Sie sind nicht mehr, was gespeichert wurde, und werden darum nicht gezeigt. Alles andere läuft weiter. Auf dem Riffle-Rechner sagt „riffle verify --data“, was betroffen ist; eine Sicherung oder „riffle rescue“ hilft weiter.',
    },
    'newer-events': {
      title: 'Dieses Turnier hat ein neueres Riffle geschrieben',
      detail:
        'Dieses hier würde es falsch lesen und öffnet es darum nicht. Alles andere läuft weiter. Auf dem Riffle-Rechner die neuere Fassung starten.',
    },
    back: 'Zu den Turnieren',
  },
  offline: {
    title: 'Keine Verbindung zum Server',
    detail:
      'Riffle versucht es weiter. Das Pult zeigt volle Namen, darum bleibt davon nichts auf diesem Gerät; es erscheint, sobald das Netz wieder da ist. Die Uhr läuft auf den Anzeigen weiter.',
  },
  printed: (moment: string) => `Stand: ${moment}`,
  lost: 'Keine Verbindung. Die Uhr läuft hier weiter; ändern lässt sich erst wieder etwas, wenn das Netz da ist.',
  waits: (day: string, time: string) =>
    `Der letzte Schritt ist der Uhr dieses Rechners voraus: Bis ${day}, ${time} lässt sich der Abend nur ansehen. Wird er nicht gebraucht, kann der Inhaber ihn löschen.`,
  readOnly: 'Nur zum Ansehen: Diese Rolle darf nichts ändern.',
  demo: (speed: number) => `Demo-Abend, ${String(speed)}-fache Geschwindigkeit`,
  next: 'Was jetzt ansteht',
  mainActions: 'Uhr und Ausscheiden',
  more: 'Mehr',
  close: 'Schließen',
  cancel: 'Abbrechen',
  takeBack: 'Zurücknehmen',
  waiting: 'Wird übernommen …',
  why: 'Warum?',
  rules: 'Regeln',
  editionUnknown: (edition: string) =>
    `Die Ausgabe ${edition} kennt Riffle nicht mehr: es wird kein Regelwerk gefragt, es gilt das Übliche.`,
  silent: 'Das Regelwerk schweigt, es gilt das Übliche.',
  reading: 'Auslegung: steht so nicht wörtlich im Regelwerk.',
  readIn: (when: string) => `Zum Teil Auslegung: steht nicht wörtlich im Regelwerk, wenn ${when}.`,
  reason: 'Begründung',
  reasonHint: 'Steht später im Protokoll.',
  noName: (no: number) => `Nr. ${String(no)}`,
  table: (name: string) => `Tisch ${name}`,
  seat: (no: number) => `Platz ${String(no)}`,
  place: (table: string, seat: number) => `Tisch ${table} · Platz ${String(seat)}`,
  placeShort: (table: string, seat: number) => `${table}-${String(seat)}`,
  and: (names: readonly string[]) => new Intl.ListFormat('de').format(names),
};
