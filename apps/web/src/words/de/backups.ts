import type { BackupTime, BackupTrouble } from '@riffle/wire';

/** One word: a line does not end between its hyphens. */
const DATA = '-\u2060-\u2060data';
const WHEN: { readonly [W in BackupTime]: string } = {
  'after-each': 'Nach jedem Turnier, mindestens jede Woche',
  daily: 'Jeden Tag',
  hours: 'Alle paar Stunden',
  off: 'Nie von selbst',
};
type NotGood = BackupTrouble | 'damaged';
const WHY: { readonly [T in NotGood]: string } = {
  'disk-full': 'Der Speicher ist voll. Platz schaffen oder weniger Sicherungen behalten.',
  'folder-gone': 'Den Ordner gibt es nicht. Den Datenträger anschließen, oder Riffle mit einem anderen Ordner starten.',
  'folder-closed': 'In den Ordner darf Riffle nicht schreiben. Auf dem Riffle-Rechner die Rechte prüfen.',
  damaged:
    'Frühere Sicherungen bleiben. Was betroffen ist, sagt auf dem Riffle-Rechner riffle verify --data; danach eine frühere zurückspielen.',
  other: 'Den Datenträger des Riffle-Rechners prüfen: riffle verify --data.',
};

export const backups = {
  title: 'Sicherung',
  lead: 'Alles in einer Datei: Turniere, Personen, Team, Regelwerke. Auch während ein Turnier läuft.',
  loading: 'Sicherungen werden geladen …',
  failedToLoad: 'Die Sicherungen lassen sich nicht laden',
  again: 'Noch einmal versuchen',
  now: 'Jetzt sichern',
  making: 'Wird gesichert …',
  made: (name: string, size: string) => `Gesichert: ${name}, ${size}.`,
  last: 'Letzte Sicherung',
  none: 'Noch keine',
  at: (day: string, time: string, size: string) => `${day}, ${time}, ${size}`,
  failed: (day: string, time: string, why: NotGood) =>
    why === 'damaged'
      ? `Was am ${day} um ${time} gesichert wurde, ist beschädigt.`
      : `Am ${day} um ${time} ist keine Sicherung entstanden.`,
  damaged: 'beschädigt',
  why: WHY,
  overdue: 'Seit über einer Woche keine Sicherung',
  overdueDetail:
    'Fällt der Rechner aus, sind die letzten Turniere verloren. Jetzt sichern, und die Datei woanders aufbewahren.',
  plan: 'Von selbst',
  when: WHEN,
  hours: 'Stunden dazwischen',
  keep: 'Sicherungen behalten',
  keepHint: 'Ältere werden gelöscht, nie die letzte gute.',
  savePlan: 'Übernehmen',
  planSaved: 'So wird ab jetzt gesichert.',
  files: 'Im Ordner',
  folder: 'Auf dem Riffle-Rechner',
  empty: 'Noch keine Sicherung',
  emptyDetail: 'Sobald es eine gibt, lässt sie sich hier herunterladen.',
  download: 'Herunterladen',
  downloadNamed: (name: string) => `${name} herunterladen`,
  secret:
    'In einer Sicherung stehen Namen und Daten von Personen. So aufbewahren, dass niemand Fremdes herankommt, und nicht nur auf diesem Rechner.',
  restore: 'Zurückspielen',
  restoreDetail: `Geht nur am Riffle-Rechner selbst, in der Befehlszeile. Dazu Riffle beenden, dann dies (mit ${DATA}, wo Riffle mit ${DATA} gestartet wurde):`,
  restoreAside: 'Was da ist, wird beiseitegelegt. Alle melden sich danach neu mit ihrer PIN an.',
  toPage: 'Zur Sicherung',
};
