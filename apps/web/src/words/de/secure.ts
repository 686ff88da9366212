export const secure = {
  title: 'Riffle auf diesem Gerät',
  safe: {
    title: 'Diese Adresse ist sicher',
    detail: 'Riffle kann hier den Bildschirm anlassen, Links kopieren und sich auch ohne Netz öffnen.',
  },
  here: 'Auf dem Rechner, auf dem Riffle läuft, geht alles. Andere Geräte erreichen es unter einer anderen Adresse.',
  plain: {
    title: 'Diese Adresse ist nicht gesichert',
    lead: 'Riffle läuft, aber der Browser lässt über http manches nicht zu:',
    limits: [
      'Ohne Netz lässt sich keine Seite neu öffnen. Was offen ist, bleibt stehen und läuft weiter.',
      'Der Bildschirm kann ausgehen. In den Einstellungen des Geräts lässt sich das verhindern.',
      'Wer im selben WLAN ist, könnte mitlesen.',
    ],
  },
  none: 'Eine sichere Adresse gibt es hier nicht. Wer Riffle startet, kann sie einschalten:',
  known: 'Sicher ist diese Adresse, auf jedem Gerät:',
  domain: (domain: string) =>
    `Das Zertifikat gilt für jeden Namen unter ${domain}. Sicher ist der Name, unter dem dieser Rechner dort eingetragen ist:`,
  anyName: 'NAME',
  until: (day: string) => `Das Zertifikat gilt bis ${day}.`,
  ends: {
    title: (day: string) => `Das Zertifikat endet am ${day}`,
    detail:
      'Danach warnt jeder Browser vor dieser Adresse. Liegen neue Dateien am selben Ort, nimmt Riffle sie binnen einer Minute, ohne Neustart.',
  },
  ended: (day: string) => `Das Zertifikat ist seit ${day} abgelaufen`,
  way: {
    title: 'Zur sicheren Adresse',
    lead: 'Einmal auf jedem Gerät, das zum Team gehört oder die Wand zeigt. Handys der Spieler brauchen es nicht.',
    load: 'Zertifikat laden',
    compare: 'Vorher vergleichen: Dieser Fingerabdruck steht auch dort, wo Riffle gestartet wurde.',
    only: 'Das Zertifikat gilt allein für Adressen im eigenen Netz, für keine Seite im Internet.',
    next: 'Danach diese Adresse öffnen und sich dort einmal neu anmelden:',
    until: (day: string) => `Gültig bis ${day}`,
  },
  devices: (called: string) => ({
    iphone: {
      name: 'iPhone und iPad',
      steps: [
        'Diese Seite in Safari öffnen, „Zertifikat laden“ antippen und zulassen.',
        'Einstellungen, oben „Profil geladen“: Installieren.',
        `Einstellungen, Allgemein, Info, ganz unten Zertifikatsvertrauenseinstellungen: „${called}“ einschalten.`,
      ],
    },
    android: {
      name: 'Android',
      steps: [
        '„Zertifikat laden“ antippen.',
        'Einstellungen, nach „CA-Zertifikat“ suchen: Es liegt unter Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren.',
        '„Trotzdem installieren“ wählen, dann die Datei riffle.crt aus den Downloads.',
      ],
    },
    windows: {
      name: 'Windows',
      steps: [
        'Das Zertifikat laden und riffle.crt doppelt anklicken: Zertifikat installieren, Aktueller Benutzer.',
        '„Alle Zertifikate in folgendem Speicher speichern“: Vertrauenswürdige Stammzertifizierungsstellen.',
        'Den Browser schließen und neu öffnen.',
      ],
    },
    mac: {
      name: 'Mac',
      steps: [
        'Das Zertifikat laden und riffle.crt doppelt anklicken; es kommt in den Schlüsselbund „Anmeldung“.',
        `Dort „${called}“ doppelt anklicken und unter Vertrauen „Immer vertrauen“ wählen.`,
      ],
    },
  }),
  app: {
    title: 'Wie eine App',
    install: 'Auf diesem Gerät installieren',
    done: 'Riffle ist hier installiert.',
    iphone: 'In Safari unten „Teilen“ antippen, dann „Zum Home-Bildschirm“.',
    android: 'Im Menü des Browsers „Zum Startbildschirm hinzufügen“ oder „App installieren“ wählen.',
    other: 'Chrome und Edge bieten es in der Adresszeile an, Safari auf dem Mac unter Ablage, „Zum Dock hinzufügen“.',
  },
};
