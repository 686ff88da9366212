const far = (minutes: number): string => {
  if (minutes < 120) return `${String(minutes)} Minuten`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${String(hours)} Stunden` : `${String(Math.round(hours / 24))} Tage`;
};

export const home = {
  title: 'Pokerturniere nach Regelwerk',
  thisDevice: 'Riffle auf diesem Gerät: sichere Adresse, als App',
  what: 'Riffle leitet einen Turnierabend vom ersten Mischen bis zum Sieger: Plätze auslosen, Uhr, Tische ausgleichen, Ergebnis.',
  how: 'Jeder Vorschlag nennt die Regel, aus der er folgt. Wand, Handys und Pult zeigen dasselbe, auch ohne Internet.',
  start: {
    title: 'Turnier leiten',
    firstRun: 'Dieses Riffle hat noch keinen Inhaber. Einrichten dauert eine Minute.',
    firstRunGo: 'Riffle einrichten',
    visitor: 'Mit dem persönlichen Link oder der PIN anmelden, dann das Turnier anlegen.',
    visitorGo: 'Anmelden',
    staffGo: 'Neues Turnier',
    floor: 'Neue Turniere legt die Turnierleitung an. Die laufenden stehen in der Liste auf dieser Seite.',
  },
  demo: {
    title: 'Erst ansehen',
    detail:
      'Ein Turnier mit 45 Spielern spielt sich selbst, auf Pult, Wand und Handy zugleich. Alles darf ausprobiert werden.',
    speed: 'Wie schnell',
    speeds: {
      1: 'in echter Zeit',
      10: 'gemächlich (10-fach)',
      30: 'zügig (30-fach)',
      90: 'im Zeitraffer (90-fach)',
    } as {
      readonly [S in 1 | 10 | 30 | 90]: string;
    },
    go: 'Demo-Abend starten',
    going: 'Demo-Abend wird angelegt …',
    ready: 'Der Demo-Abend läuft. Am besten nebeneinander öffnen:',
    desk: 'Pult',
    deskIs: 'für die Turnierleitung',
    wall: 'Wand',
    wallIs: 'für den Raum',
    player: 'Handy',
    playerIs: 'für die Spieler',
    qr: 'QR-Code zur Spielerseite des Demo-Abends',
    another: 'Noch einen starten',
  },
  join: {
    title: 'Mitspielen',
    detail: 'Den QR-Code an der Wand einlesen oder den Code des Turniers eingeben.',
    code: 'Code des Turniers',
    go: 'Zum Turnier',
    empty: 'Den Code eingeben, er steht an der Wand unter dem QR-Code.',
  },
  room: {
    title: 'Kartenraum',
    detail: 'Cash-Tische eines Abends: Wartelisten, Aufrufe mit Frist, Plätze, Tafel für die Wand.',
    go: 'Zum Kartenraum',
  },
  league: {
    title: 'Liga',
    detail: 'Eine Saison mit Vereinen, Lizenzen, Aufstellungen, Spieltagen und Tabellen.',
    go: 'Zur Liga',
  },
  nights: {
    title: 'Turniere',
    demos: 'Demo-Abende',
    none: 'Noch kein Turnier.',
    noneWhy: 'Hier stehen laufende, kommende und vergangene Turniere.',
    stage: { before: 'in Vorbereitung', countdown: 'beginnt gleich', play: 'läuft', over: 'beendet' },
    players: (left: number, entries: number, stage: 'before' | 'countdown' | 'play' | 'over') =>
      stage === 'play' ? `${String(left)} von ${String(entries)} Spielern` : `${String(entries)} Spieler`,
    open: (name: string) => `${name}: Pult öffnen`,
    wall: 'Wand',
    player: 'Handy',
    loading: 'Turniere werden geladen …',
    days: 'Mehrere Tage',
    bring: 'Aus einer Datei',
    totals: 'Abrechnung',
    bin: 'Papierkorb',
    remove: (name: string) => `${name} löschen`,
  },
  bin: {
    title: 'Papierkorb',
    lead: 'Gelöschte Turniere liegen hier 30 Tage. Dann sind sie für immer weg, auch aus der Datei auf dem Datenträger.',
    loading: 'Papierkorb wird geladen …',
    none: 'Der Papierkorb ist leer.',
    noneWhy: 'Gelöscht wird in der Liste der Turniere auf der Startseite.',
    facts: (deleted: string, gone: string) => `Gelöscht am ${deleted}, für immer weg am ${gone}`,
    bringBack: 'Zurückholen',
    bringBackNamed: (name: string) => `${name} zurückholen`,
    isBack: (name: string) => `${name} ist wieder da.`,
    forget: 'Endgültig löschen',
    forgetNamed: (name: string) => `${name} endgültig löschen`,
    isForgotten: (name: string) => `${name} ist für immer gelöscht.`,
    failed: 'Der Papierkorb ist nicht zu lesen',
    retry: 'Noch einmal',
  },
  remove: {
    title: (name: string) => `${name} löschen?`,
    detail:
      'Das Turnier kommt für 30 Tage in den Papierkorb. Links, Wand und Handys zeigen es nicht mehr. Bis dahin lässt es sich zurückholen.',
    forgetTitle: (name: string) => `${name} endgültig löschen?`,
    forgetDetail: 'Alle Schritte und Ergebnisse sind dann für immer weg. Das lässt sich nicht zurücknehmen.',
    name: 'Name des Turniers',
    hint: (name: string) => `Zum Bestätigen „${name}“ eingeben.`,
    keep: 'Behalten',
    go: 'In den Papierkorb',
    forgetGo: 'Für immer löschen',
    done: (name: string) => `${name} liegt im Papierkorb.`,
  },
  bring: {
    title: 'Turnier aus einer Datei',
    lead: 'Eine Datei, die am Pult eines Turniers gesichert wurde, hier oder in einem anderen Haus. Sie wird ganz übernommen oder gar nicht.',
    file: 'Datei wählen oder hierher ziehen',
    drop: 'Datei loslassen',
    reading: (file: string) => `${file} wird gelesen und geprüft …`,
    wrong: (file: string) => `${file} wurde nicht übernommen`,
    is: {
      'taken-in': (name: string, steps: number) => `${name} ist übernommen, ${String(steps)} Schritte.`,
      completed: (name: string, steps: number) =>
        `${name} war schon da und ist vervollständigt, ${String(steps)} neue Schritte.`,
      there: (name: string) => `${name} ist schon hier, es gab nichts Neues.`,
    },
    open: 'Zum Turnier',
    about: (name: string, steps: number) => `${name}, ${String(steps)} Schritte`,
    changes: 'Was geändert wurde',
    accept: 'Trotzdem übernehmen',
    waits: (minutes: number, until: string) =>
      `Der letzte Schritt ist der Uhr dieses Rechners ${far(minutes)} voraus. Das Turnier lässt sich bis ${until} nur ansehen.`,
    refuse: 'Nicht übernehmen',
    differs: (step: number) => `Ab Schritt ${String(step)} steht hier etwas anderes als in der Datei.`,
    bringBack: 'Zurückholen',
    key: 'Unterschrift dieses Hauses',
    keyIs: 'Fingerabdruck',
    keyWhy:
      'Jede Datei aus diesem Haus ist damit unterschrieben. Wer eine bekommt, kann ihn hier erfragen und vergleichen.',
  },
  rules: {
    title: 'Regelwerke',
    detail: 'Fünf Regelwerke mit Fundstellen, Fällen und offenen Fragen: suchen, lesen, vergleichen.',
    edition: (edition: string) => (edition === 'undated' ? 'ohne Datum' : `Stand ${edition}`),
    all: 'Alle Regeln durchsuchen',
  },
};
