import type { CliWords } from './cli-words.ts';

const listed = (known: readonly string[]): string => (known.length === 0 ? '' : ` Es gibt: ${known.join(', ')}.`);

export const de: CliWords = {
  trouble: {
    unknownCommand: (name) => `Den Befehl „${name}“ gibt es nicht.`,
    unknownOption: (name) => `Die Angabe ${name} gibt es hier nicht.`,
    missingValue: (name) => `Hinter ${name} fehlt ein Wert.`,
    noValueWanted: (name) => `Zu ${name} gehört kein Wert.`,
    tooMuch: (argument) => `„${argument}“ ist zu viel.`,
    notANumber: (name, from, to) => `${name} muss eine ganze Zahl von ${String(from)} bis ${String(to)} sein.`,
    needed: (name) => `${name} fehlt.`,
    portTaken: (port) =>
      `Port ${String(port)} ist belegt, vielleicht läuft Riffle schon. Einen anderen wählen: --port ${String(port + 1)}`,
    portForbidden: (port) => `Port ${String(port)} darf hier nicht benutzt werden. Einen über 1023 wählen.`,
    noSuchHost: (host) => `Die Adresse ${host} gehört nicht zu diesem Rechner.`,
    dataInUse: (folder) => `Mit dem Datenordner ${folder} läuft schon ein Riffle.`,
    dataInUseHere: (folder) =>
      `Mit dem Datenordner ${folder} läuft gerade Riffle. Im Turnierpult exportieren oder importieren, oder Riffle vorher beenden.`,
    dataNewer: (folder) => `Ein neueres Riffle hat den Datenordner ${folder} geschrieben.`,
    noData: (folder) => `In ${folder} liegen keine Riffle-Daten. Den Ordner mit --data angeben.`,
    dataUnreadable: (folder) => `Der Datenordner ${folder} lässt sich nicht öffnen.`,
    noSuchRulebook: (id, known) => `Das Regelwerk „${id}“ gibt es nicht.${listed(known)}`,
    noSuchOccasion: (id, known) => `Den Anlass „${id}“ kennt dieses Regelwerk nicht.${listed(known)}`,
    noTestRun: 'Es gab noch keinen Testlauf. Erst npm test ausführen, dann steht fest, welche Regeln gezeigt sind.',
    noSuchNight: (asked, known) => `Das Turnier „${asked}“ gibt es nicht.${listed(known)}`,
    nightIsThere: (name) => `Das Turnier „${name}“ ist schon da.`,
    stepIsThere: 'Ein Schritt aus der Datei steht schon in einem anderen Turnier.',
    fileMissing: (path) => `Die Datei ${path} lässt sich nicht lesen.`,
    fileNotWritten: (path) => `Die Datei ${path} lässt sich nicht schreiben.`,
    broken: (invariant) => `Eine Zusage des Programms ist verletzt: ${invariant}`,
    helpHint: 'Alle Befehle: riffle help',
  },
  help: {
    intro: 'Riffle führt Pokerturniere nach dem Regelwerk.',
    commands: [
      ['serve [--port N] [--host ADRESSE] [--data ORDNER]', 'startet den Server (Port 4747)'],
      ['simulate --players N --rulebook ID --seed S', 'spielt ein ganzes Turnier und prüft es nach jedem Schritt'],
      ['         [--occasion ID] [--tables N] [--json]', ''],
      ['rules [--rulebook ID] [--missing] [--json]', 'zeigt, welche Regeln die Tests zeigen'],
      ['      [--write]', 'schreibt das nach docs/rule-coverage.md'],
      ['export TURNIER [--data ORDNER] [--out DATEI]', 'schreibt ein Turnier in eine Datei'],
      ['import DATEI [--data ORDNER]', 'nimmt ein Turnier aus einer Datei auf'],
      [
        'replay DATEI… [--json] [--strict] [--expected]',
        'spielt Hände nach (PHH, OHH, PokerStars), auch ganze Ordner;',
      ],
      ['', '--strict ergänzt nichts, --expected vergleicht mit expected.json daneben'],
      ['RIFFLE_DATA=ORDNER', 'der Datenordner, wo --data fehlt; sonst .riffle im Ordner von Riffle'],
      ['help', 'diese Übersicht'],
      ['--version', 'die Version'],
      ['--lang de|en', 'die Sprache, sonst die der Shell'],
    ],
  },
  serving: {
    runs: 'Riffle läuft.',
    here: 'Dieser Rechner',
    nearby: 'Im selben Netz',
    setupCode: 'Code',
    setupCodeFor: 'nur nötig, wenn Riffle von einem anderen Gerät aus eingerichtet wird',
    data: 'Daten',
    stopWith: 'Beenden mit Strg+C.',
    stopped: 'Riffle ist beendet, alles ist gespeichert.',
  },
  simulated: {
    heading: (players, rulebook, seed) => `${String(players)} Spieler nach ${rulebook}, Startwert ${seed}`,
    figures: (hands, commits, seconds) => `${String(hands)} Hände, ${String(commits)} Schritte, ${seconds} s`,
    andMore: (count) => `… und ${String(count)} weitere`,
  },
  rules: {
    shown: 'gezeigt',
    missing: 'Noch nicht gezeigt',
    strays: 'Tests nennen Regeln, die es nicht gibt',
    lastRun: (when) => `Letzter Testlauf: ${when}`,
    nothingMissing: 'Alle Regeln sind gezeigt.',
    written: (path) => `Geschrieben: ${path}`,
  },
  replayed: {
    all: (hands) => (hands === 1 ? 'Die Hand ist nachgespielt.' : `Alle ${String(hands)} Hände sind nachgespielt.`),
    failed: (failed, hands) =>
      hands === 0
        ? 'Darin steht keine Hand.'
        : `${String(failed)} von ${String(hands)} Händen ließen sich nicht nachspielen.`,
    stacksDiffer: (expected) => `Die Stacks müssten ${expected} sein.`,
    neededRepair: 'Etwas musste ergänzt oder geändert werden, und --strict verbietet das.',
  },
  exported: (name, path) => `„${name}“ steht in ${path}.`,
  imported: (name, steps) => `„${name}“ ist aufgenommen, ${String(steps)} Schritte.`,
};
