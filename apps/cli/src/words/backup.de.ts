import { basename } from 'node:path';
import type { BackupWords } from './backup-words.ts';

const WHAT_NOW =
  'Nichts wurde geändert. Eine Sicherung zurückspielen: riffle restore DATEI --data ORDNER --replace; ohne Sicherung retten, was da ist: riffle rescue.';

const WHY = {
  'disk-full': 'der Speicher ist voll',
  'folder-gone': 'den Ordner gibt es nicht',
  'folder-closed': 'in den Ordner darf nicht geschrieben werden',
  other: 'der Datenträger macht Schwierigkeiten',
} as const;

export const backup: BackupWords = {
  misfit: (trouble, folder) => {
    switch (trouble.code) {
      case 'journal-missing':
      case 'club-missing':
        return `In ${folder} fehlt ${basename(trouble.path)}, die andere Datei ist da. ${WHAT_NOW}`;
      case 'journal-empty':
      case 'club-empty':
        return `In ${folder} ist ${basename(trouble.path)} leer, wie nach einer Kopie ohne die Datei mit -wal am Ende. Auch diese kopieren. ${WHAT_NOW}`;
      case 'without-log':
        return `${basename(trouble.path)} in ${folder} wurde ohne die Datei mit -wal am Ende kopiert, das Neueste fehlt. Auch diese kopieren. ${WHAT_NOW}`;
      case 'nights-missing':
        return `In ${folder} fehlen Schritte von ${trouble.count === 1 ? '1 Turnier, das in der Liste steht' : `${String(trouble.count)} Turnieren, die in der Liste stehen`} (${trouble.names.join(', ')}${trouble.count > trouble.names.length ? ' …' : ''}). ${WHAT_NOW}`;
    }
  },
  made: (path, size) => `Gesichert: ${path} (${size})`,
  madeHint: 'Darin stehen Namen und Daten von Personen. So aufbewahren, dass niemand Fremdes herankommt.',
  ofDamaged: (path) =>
    `Was gesichert wurde, ist beschädigt; frühere Sicherungen bleiben. Was fehlt, sagt riffle verify --data ${path}`,
  failed: (why, folder) => `Keine Sicherung in ${folder}: ${WHY[why]}.`,
  fileThere: (path) => `${path} gibt es schon. Einen anderen Namen wählen.`,
  notAnswering: (folder) =>
    `Der Datenordner ${folder} ist in Benutzung, aber es antwortet kein Riffle. Kurz warten, oder es beenden.`,
  restored: (club, when, folder) => `„${club}“ mit dem Stand vom ${when} liegt in ${folder}.`,
  restoredDamaged: (faults, folder) =>
    `Daran ist etwas beschädigt (${faults === 1 ? '1 Fehler' : `${String(faults)} Fehler`}): riffle verify --data ${folder}`,
  counts: (streams, commits) =>
    `${streams === 1 ? '1 Turnier' : `${String(streams)} Turniere`}, ${commits === 1 ? '1 Schritt' : `${String(commits)} Schritte`}.`,
  aside: (folder) =>
    `Was vorher da war, liegt in ${folder}, mit allen Personen darin, auch denen, die ab jetzt gelöscht werden. Den Ordner löschen, sobald ihn niemand mehr braucht.`,
  staff: (names) =>
    `Anmelden können sich mit ihrer damaligen PIN: ${names.join(', ')}. Anmeldungen und persönliche Links von damals gelten nicht mehr.`,
  since:
    'Was seither geändert oder gelöscht wurde, ist wieder wie damals: auch gelöschte Personen und entferntes Personal noch einmal löschen.',
  notRestored: (fault, file, folder) => {
    switch (fault) {
      case 'no-file':
        return `Die Datei ${file} lässt sich nicht lesen.`;
      case 'no-backup':
        return `${file} ist keine Sicherung von Riffle.`;
      case 'cut-short':
        return `${file} ist abgeschnitten. Noch einmal kopieren, oder eine andere Sicherung nehmen.`;
      case 'altered':
        return `${file} ist beschädigt: Der Inhalt passt nicht zu den Prüfsummen. Noch einmal kopieren, oder eine andere Sicherung nehmen.`;
      case 'newer':
        return `${file} stammt von einem neueren Riffle.`;
      case 'no-house':
        return `Was in ${file} steht, lässt sich nicht öffnen, oder ein neueres Riffle hat es geschrieben. Eine andere Sicherung nehmen.`;
      case 'damaged':
        return `${file} wurde von beschädigten Daten gemacht. Eine frühere Sicherung nehmen, oder mit --damaged trotzdem. Was fehlt, sagt riffle verify --data ${file}`;
      case 'house-there':
        return `In ${folder} liegt schon ein Riffle. Mit --replace wird es beiseitegelegt, verloren geht nichts.`;
      case 'in-use':
        return `Mit dem Datenordner ${folder} läuft gerade Riffle. Es erst beenden, dann noch einmal versuchen.`;
      case 'disk-full':
      case 'folder-gone':
      case 'folder-closed':
      case 'other':
        return `Nichts zurückgespielt nach ${folder}: ${WHY[fault]}. Was da war, ist unverändert.`;
    }
  },
};
