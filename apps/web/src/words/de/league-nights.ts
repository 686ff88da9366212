/** The tournaments on which a match day is played. */
export const leagueNights = {
  title: 'Turniere',
  none: 'Noch kein Turnier eröffnet.',
  noneWhy: 'Riffle eröffnet sie mit einem Schritt: mit den Aufgestellten, ausgelosten Sitzen und dem Format der Liga.',
  open: 'Turniere eröffnen',
  openMore: (count: number) => (count === 1 ? '1 Turnier neu eröffnen' : `${String(count)} Turniere neu eröffnen`),
  notYet: 'Turniere werden eröffnet, sobald die Saison begonnen hat.',
  tooFew: 'Dafür brauchen mindestens zwei Mannschaften eine Aufstellung.',
  dialog: {
    what: (count: number) =>
      `${count === 1 ? 'Ein Turnier entsteht' : `${String(count)} Turniere entstehen`}: Spieler sind eingetragen und gesetzt, für einen fehlenden steht ein Stack ohne Spieler. Bis zum Beginn lässt sich das zurücknehmen.`,
    without: (teams: string) => `Ohne Aufstellung, also nicht dabei: ${teams}.`,
    go: (count: number) => (count === 1 ? '1 Turnier eröffnen' : `${String(count)} Turniere eröffnen`),
    goWithout: (count: number) =>
      count === 1 ? 'Ohne diese Mannschaft eröffnen' : `Ohne diese ${String(count)} Mannschaften eröffnen`,
    done: 'Die Turniere des Spieltags sind eröffnet.',
  },
  missing: {
    ask: 'Jemand fehlt',
    title: (team: string) => `${team}: Wer fehlt?`,
    what: 'Gilt für alles an diesem Spieltag: In jedem Turnier, das noch nicht begonnen hat, sitzt dort niemand. Kommt jemand doch noch, genügt ein Tippen.',
    who: 'Wer aufgestellt und nicht da ist',
    go: 'Fehlt',
    named: (player: string) => `${player} fehlt`,
    came: 'Ist da',
    cameAs: (player: string) => `${player} ist da`,
    short: (team: string, present: number, least: number) =>
      `${team}: ${present === 1 ? '1 Spieler ist' : `${String(present)} Spieler sind`} da, ${String(least)} müssen es sein.`,
    shortWhat:
      'Kommt niemand mehr: unter „Vermerken“ festhalten, wie viele da sind oder dass die Mannschaft nicht angetreten ist.',
    number: (team: string, player: string, number: number, may: string) =>
      `${team}: ${player} fehlt mit Nummer ${String(number)}. Wer fehlt, hat Nummer ${may}.`,
    numberWhat: (until: string) => `Bis ${until} lässt sich die Aufstellung ändern: die Nummern tauschen.`,
  },
  changed: (teams: string) => `Seit dem Eröffnen anders aufgestellt: ${teams}.`,
  changedWhat: 'Am Turnierpult den Spieler tauschen, oder das Eröffnen zurücknehmen und neu eröffnen.',
  event: (name: string) => `Teamturnier ${name}`,
  heat: (heat: number) => `Tische, Heat ${String(heat)}`,
  tables: 'Tische',
  players: (count: number) => (count === 1 ? '1 Platz' : `${String(count)} Plätze`),
  stage: { before: 'beginnt noch', play: 'läuft', over: 'beendet', off: 'abgesagt', gone: 'gelöscht' },
  desk: 'Turnierpult',
  deskOf: (night: string) => `Turnierpult: ${night}`,
  screens: 'Wand und Dealer',
  screensOf: (night: string) => `Wand und Dealer: ${night}`,
  lacks: (heats: string) =>
    `Nach Heat ${heats} wurden in der Pause keine Stacks gezählt. Ohne sie gibt es keinen Vorschlag: Am Turnierpult zählen oder von Hand eintragen.`,
  card: (name: string) => `Tisch ${name}`,
  ofEvent: (heats: number) => (heats === 1 ? '1 Heat' : `${String(heats)} Heats`),
  as: {
    new: 'Vorschlag',
    entered: 'übernommen',
    changed: 'inzwischen anders',
    withdrawn: 'zurückgenommen',
    otherwise: 'von Hand anders',
    kept: 'bleibt so',
  },
  take: (count: number) => (count === 1 ? 'Ergebnis übernehmen' : `${String(count)} Ergebnisse übernehmen`),
  replace: 'Ersetzen',
  remove: 'Entfernen',
  keep: 'Behalten',
  unsettled: (count: number) =>
    count === 1
      ? 'Ein übernommenes Ergebnis steht im Turnier inzwischen anders.'
      : `${String(count)} übernommene Ergebnisse stehen im Turnier inzwischen anders.`,
  unsettledOn: (day: string) => `${day}: Ein Turnier sagt inzwischen anderes, als übernommen ist.`,
  toDay: 'Zum Spieltag',
  unsettledWhat:
    'Den neuen Stand übernehmen oder entfernen, was das Turnier nicht mehr sagt. „Behalten“ lässt stehen, was eingetragen ist.',
  byHand: 'Von Hand',
  replacing: {
    title: (which: string) => `${which} ersetzen`,
    what: 'Von Hand ist anderes eingetragen. An seine Stelle tritt, was das Turnier sagt.',
    go: 'Ersetzen',
  },
  removing: {
    title: (which: string) => `${which} entfernen`,
    what: 'Das Turnier sagt dieses Ergebnis nicht mehr: Es wurde zurückgenommen, abgesagt oder gelöscht. Die Rundenkarte fällt weg.',
    go: 'Entfernen',
  },
  late: {
    title: (which: string) => `${which} übernehmen`,
    what: 'Der Spieltag ist abgeschlossen. Der Grund steht im Protokoll.',
    reason: 'Grund der Berichtigung',
    go: 'Übernehmen',
  },
};
