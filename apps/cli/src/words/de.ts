import { backup } from './backup.de.ts';
import type { CliWords } from './cli-words.ts';
import { formulaDe } from './formula-words.ts';
import { leagueDe } from './league-words.ts';
import { prizesDe } from './prizes-words.ts';
import { roomDe } from './room-words.ts';
import { structureDe } from './structure-words.ts';
import { tdtDe } from './tdt-words.ts';
import { textDe } from './text-words.ts';

const listed = (known: readonly string[]): string => (known.length === 0 ? '' : ` Es gibt: ${known.join(', ')}.`);

const counted = (streams: number, commits: number, rows: number): string =>
  [
    streams === 1 ? '1 Turnier' : `${String(streams)} Turniere`,
    commits === 1 ? '1 Schritt' : `${String(commits)} Schritte`,
    rows === 1 ? '1 Eintrag des Clubs' : `${String(rows)} Einträge des Clubs`,
  ].join(', ');

const deviations = new Intl.NumberFormat('de', { maximumFractionDigits: 2 });

export const de: CliWords = {
  trouble: {
    unknownCommand: (name) => `Den Befehl „${name}“ gibt es nicht.`,
    unknownOption: (name) => `Die Angabe ${name} gibt es hier nicht.`,
    missingValue: (name) => `Hinter ${name} fehlt ein Wert.`,
    noValueWanted: (name) => `Zu ${name} gehört kein Wert.`,
    tooMuch: (argument) => `„${argument}“ ist zu viel.`,
    notANumber: (name, from, to) => `${name} muss eine ganze Zahl von ${String(from)} bis ${String(to)} sein.`,
    needed: (name) => `${name} fehlt.`,
    noSuchFormat: (format, known) => `Ein Format „${format}“ gibt es nicht. Es gibt ${known.join(' und ')}.`,
    portTaken: (port) =>
      `Port ${String(port)} ist belegt, vielleicht läuft Riffle schon. Einen anderen wählen: --port ${String(port + 1)}`,
    httpsPortTaken: (port) =>
      `Port ${String(port)} für HTTPS ist belegt. Einen anderen wählen: --https-port ${String(port + 1)}`,
    certificate: {
      unreadable: (path) => `Die Datei ${path} lässt sich nicht lesen.`,
      'no-pem': (path) =>
        `In ${path} steht nichts im Format PEM, das hierher gehört: --cert ist das Zertifikat, --key der Schlüssel.`,
      'key-of-another': (path) => `Der Schlüssel in ${path} gehört nicht zum Zertifikat.`,
      'key-locked': (path) => `Der Schlüssel in ${path} ist mit einem Passwort verschlossen. Riffle braucht ihn offen.`,
      'run-out': (path) =>
        `Das Zertifikat in ${path} ist abgelaufen. Ohne --cert und --key startet Riffle trotzdem, mit --https auch mit einem eigenen.`,
      unusable: (path) =>
        `Das Zertifikat in ${path} oder sein Schlüssel taugt nicht für HTTPS: beschädigt, oder der Schlüssel ist zu kurz.`,
    },
    portForbidden: (port) => `Port ${String(port)} darf hier nicht benutzt werden. Einen über 1023 wählen.`,
    noSuchHost: (host) => `Die Adresse ${host} gehört nicht zu diesem Rechner.`,
    dataDamaged: (folder) =>
      `Die Daten in ${folder} sind beschädigt. Eine Sicherung zurückholen oder retten, was zu retten ist: riffle rescue --data ${folder} --out NEU`,
    dataInUse: (folder) => `Mit dem Datenordner ${folder} läuft schon ein Riffle.`,
    dataInUseHere: (folder) =>
      `Mit dem Datenordner ${folder} läuft gerade Riffle. Exportieren am Turnierpult, importieren auf der Startseite, oder Riffle vorher beenden.`,
    dataInUseToRead: (folder) =>
      `Mit dem Datenordner ${folder} läuft gerade Riffle. Eine Sicherung machen und diese ansehen (riffle backup, riffle verify --data DATEI), oder Riffle vorher beenden.`,
    dataInUseForOwner: (folder) =>
      `Mit dem Datenordner ${folder} läuft gerade Riffle. Es erst beenden, dann noch einmal versuchen.`,
    noOwner: 'Dieses Riffle ist noch nicht eingerichtet. Es starten und im Browser öffnen.',
    nameTaken: (name) => `„${name}“ heißt hier schon jemand anderes.`,
    dataNewer: (folder) => `Ein neueres Riffle hat den Datenordner ${folder} geschrieben.`,
    noData: (folder) => `In ${folder} liegen keine Riffle-Daten. Den Ordner mit --data angeben.`,
    dataReadOnly: (folder) =>
      `In den Datenordner ${folder} lässt sich nicht schreiben. Bitte die Rechte des Ordners und seiner Dateien prüfen.`,
    diskFull: (folder) =>
      `Der Speicher mit dem Datenordner ${folder} ist voll. Dort Platz schaffen, dann noch einmal versuchen.`,
    noRoomToLook: (folder) =>
      `In ${folder} ist zu wenig Platz für die Kopie, in der nachgesehen wird. Dort Platz schaffen oder mit TMPDIR einen anderen Ordner angeben.`,
    dataUnreadable: (folder) => `Der Datenordner ${folder} lässt sich nicht öffnen.`,
    noSuchRulebook: (id, known) => `Das Regelwerk „${id}“ gibt es nicht.${listed(known)}`,
    noSuchOccasion: (id, known) => `Den Anlass „${id}“ kennt dieses Regelwerk nicht.${listed(known)}`,
    noTestRun: 'Es gab noch keinen Testlauf. Erst npm test ausführen, dann steht fest, welche Regeln gezeigt sind.',
    noSuchNight: (asked, known) => `Das Turnier „${asked}“ gibt es nicht.${listed(known)}`,
    nightDiffers: (name, step) =>
      `Das Turnier „${name}“ ist schon da, aber ab Schritt ${String(step)} anders. Nichts wurde übernommen.`,
    nightInBin: (name) =>
      `Das Turnier „${name}“ liegt im Papierkorb. Im Browser unter Turniere, Papierkorb zurückholen.`,
    fileNotTrusted: (origin) => `${origin} Trotzdem übernehmen: --accept-changes`,
    fileWaits: (day, time) =>
      `Der letzte Schritt ist der Uhr dieses Rechners voraus: Bis ${day}, ${time} lässt sich das Turnier nur ansehen.`,
    stepIsThere: 'Ein Schritt aus der Datei steht schon in einem anderen Turnier.',
    noSuchHand: (path, hands) => `Diese Hand gibt es in ${path} nicht; es sind ${String(hands)}.`,
    noSuchStep: (last) => `Diesen Schritt gibt es in der Hand nicht; sie hat ${String(last)}.`,
    noSuchSeat: (seat, seats) => `Platz ${seat} ist nicht in der Hand.${listed(seats)}`,
    onlyWith: (name, other) => `${name} geht nur mit ${other}.`,
    fileMissing: (path) => `Die Datei ${path} lässt sich nicht lesen.`,
    noJson: (path) => `In ${path} steht kein gültiges JSON.`,
    noIncident: (path) =>
      `In ${path} fehlt der Vorfall: { "kind": …, "facts": { … } }. Alle Vorfälle: riffle incidents`,
    fileNotWritten: (path) => `Die Datei ${path} lässt sich nicht schreiben.`,
    broken: (invariant) => `Eine Zusage des Programms ist verletzt: ${invariant}`,
    noSuchStructure: (id, known) => `Die Struktur „${id}“ gibt es nicht.${listed(known)}`,
    noSuchForm: (id, known) => `Die Spielform „${id}“ gibt es nicht.${listed(known)}`,
    notTogether: (name, other) => `${name} und ${other} gehen nicht zusammen.`,
    noSuchGame: (name, known) => `Das Spiel „${name}“ gibt es hier nicht.${listed(known)}`,
    noCards: (written) => `„${written}“ sind keine Karten. Zum Beispiel: AsKd für Pik-Ass und Karo-König.`,
    cardTwice: (card) => `Die Karte ${card} kommt zweimal vor.`,
    notInDeck: (card) => `Die Karte ${card} ist nicht in diesem Deck.`,
    noBoardHere: (game) => `Bei ${game} gibt es kein Board.`,
    noEquityHere: (game) => `Für ${game} lassen sich keine Gewinnchancen angeben: Es wird getauscht.`,
    noAmounts: (name, from, to) =>
      `${name} braucht ganze Zahlen von ${String(from)} bis ${String(to)}, durch Kommas getrennt.`,
    stacksForADeal: (most) => `Für einen Deal braucht es 2 bis ${String(most)} Stacks.`,
    morePrizesThanPlayers: (prizes, players) =>
      `Es sind mehr Preise (${String(prizes)}) als Spieler (${String(players)}): Die letzten gehören niemandem.`,
    prizeRises: (place) => `Der Preis für Platz ${String(place)} ist höher als der davor.`,
    noPrizes: 'Es gibt keinen Preis zu teilen.',
    noMethod: (method, known) => `„${method}“ teilt keinen Deal: ${known.join(', ')}.`,
    noAmount: (name, from, to) => `${name} braucht eine ganze Zahl von ${String(from)} bis ${String(to)}.`,
    tooMuchLeft: (most) =>
      `Höchstens ${String(most)} Cent können ausgespielt werden: Den nächsten Preis hat jeder schon.`,
    wrongCount: (hand, wanted) => `„${hand}“ hat nicht die richtige Zahl von Karten (${wanted}).`,
    tooManyCards: (most) => `Das sind zu viele Karten, höchstens ${String(most)}.`,
    twoHands: 'Es müssen mindestens zwei Hände sein. Eine unbekannte schreibt man als -.',
    deckTooSmall: (needed, left) => `Es fehlen ${String(needed)} Karten, im Deck sind nur noch ${String(left)}.`,
    oneLine: '--hand und --rules müssen je eine Zeile sein.',
    helpHint: 'Alle Befehle: riffle help',
  },
  help: {
    intro: 'Riffle führt Pokerturniere nach dem Regelwerk.',
    commands: [
      ['serve [--port N] [--host ADRESSE] [--data ORDNER]', 'startet den Server (Port 4747)'],
      ['      [--backups ORDNER]', 'Sicherungen in einen Ordner, den es schon gibt, etwa auf einem Stick'],
      ['      [--https] [--https-port N]', 'dazu HTTPS im eigenen Netz, mit einem eigenen Zertifikat (Port 4748)'],
      ['      [--cert DATEI --key DATEI]', 'oder mit einem, das es schon gibt; neue Dateien gelten von selbst'],
      ['simulate --players N --rulebook ID --seed S', 'spielt ein ganzes Turnier und prüft es nach jedem Schritt'],
      ['         [--occasion ID] [--tables N] [--json]', ''],
      ['         [--hands] [--structure ID] [--exact]', 'Hand für Hand; --exact Befehl für Befehl'],
      [
        '         [--form ID]',
        'sitAndGo (gegen die Zeit), shootOut, headsUp, heats; days: zwei Vorrunden zu N Spielern, ein Finaltag',
      ],
      ['rules [--rulebook ID] [--json]', 'zeigt, welche Regeln Riffle umsetzt und welche nur eine Entscheidung nennt'],
      ['      [--missing] [--said]', 'welche kein Test zeigt, welche nur gesagt sind'],
      ['      [--write]', 'schreibt das nach docs/rule-coverage.md'],
      ['rule --rulebook ID|DATEI [DATEI]', 'entscheidet einen Vorfall nach einem Regelwerk (JSON: docs/incidents.md)'],
      ['     [--occasion ID] [--json]', 'oder nach einem Hausregelwerk aus einer Datei'],
      ['     [--hand DATEI[:n] --step N]', 'Fakten aus Schritt N einer Hand (PHH, OHH, PokerStars)'],
      ['     [--seat S] [--apply]', 'für Platz S; --apply wendet die Entscheidung auf die Hand an'],
      ['     [--data ORDNER]', 'mit dem Wortlaut der Regeln aus dem Originaltext des Vereins'],
      ['house DATEI [--json]', 'prüft ein Hausregelwerk: Fehler, Abweichungen, Widersprüche'],
      ['house --schema [--write]', 'sein JSON-Schema; --write schreibt docs/house-rulebook.schema.json'],
      ['compare [DATEI] [--json]', 'derselbe Vorfall nach allen Regelwerken'],
      ['incidents [--json] [--write]', 'zeigt alle Vorfälle, die Riffle kennt; --write schreibt docs/incidents.md'],
      ['export TURNIER [--data ORDNER] [--out DATEI]', 'schreibt ein Turnier in eine Datei'],
      ['     [--format riffle|ots]', 'ots: Open Tournament Summary für andere Programme, Namen wie im Raum'],
      ['import DATEI [--data ORDNER] [--accept-changes]', 'nimmt ein Turnier aus einer Datei auf'],
      [
        'tdt DATEI… [--json|--csv] | tdt DATEI --template [-o ORDNER] [--currency EUR]',
        'Plätze und Geld aus Dateien von The Tournament Director, auch ganze Ordner; mehrere zusammen nach Person',
      ],
      [
        'replay DATEI… [--json] [--strict] [--expected]',
        'spielt Hände nach (PHH, OHH, PokerStars), auch ganze Ordner;',
      ],
      ['', '--strict ergänzt nichts, --expected vergleicht mit expected.json daneben'],
      [
        'evaluate [--game SPIEL] [--board KARTEN] HAND…',
        'sagt, was Hände wert sind, auf Deutsch und Englisch [--json]',
      ],
      ['equity [--game SPIEL] [--board KARTEN] HAND…', 'Gewinnchancen, genau oder mit Fehler geschätzt;'],
      ['       [--dead KARTEN] [--samples N] [--json]', '- ist eine unbekannte Hand, --board geht mehrmals'],
      [
        'icm --stacks N,N,… --prizes CENT,CENT,… [--method malmuth-harville|chips|even] [--left CENT] [--json]',
        'was Stacks bei einem Deal wert sind und wer was bekommt, auf den Cent genau; --left bleibt auszuspielen',
      ],
      [
        'simulate-room --rulebook BUCH --seed N [--guests N] [--tables N] [--hours N] [--json]',
        'spielt einen Abend im Cardroom: Listen, Aufrufe, Plätze, Pausen, Geld, mit Abendbericht',
      ],
      [
        'simulate-season --seed N [--teams N] [--json]',
        'spielt eine ganze Ligasaison: Lizenzen, Aufstellungen, Runden, Tabellen, Auf- und Abstieg',
      ],
      [
        'league DATEI|- [--json]',
        'rechnet eine Ligasaison aus einer Datei: Runden, Tabellen, und warum wer vor wem steht',
      ],
      ['league --profile NAME [--json]', 'wie eine Liga spielt, Antwort für Antwort mit ihren Regeln'],
      ['league --schema [--write]', 'wie eine solche Datei aussieht, als JSON-Schema'],
      [
        "formula 'FORMEL' [--set NAME=N]… [--over NAME=N..N] [--json]",
        'was eine Formel wie in The Tournament Director ergibt, einmal oder als Tabelle; name=1,2,3 ist eine Liste',
      ],
      [
        'prizes --entries N --each CENT|--pool CENT [--plan NAME|DATEI] [--guarantee CENT] [--added CENT]',
        'was jeder Platz nach einem Preisplan gewinnt, auf den Cent genau',
      ],
      ['       [--all] [--json|--csv] [--show]', '--all: alle Felder von 2 bis 500; --show zeigt den Plan als JSON'],
      [
        'structure --players N --length MINUTEN|--end ZEIT [--start ZEIT] [--stack N] [--chips N,N,…]',
        'schlägt Levels, Pausen und Chiptausch bis zum gewünschten Ende vor',
      ],
      ['         [--level MINUTEN] [--antes none|bigBlind|everyone] [--antes-from N]', ''],
      ['         [--break-every MINUTEN] [--break MINUTEN] [--long-break MINUTEN]', '--break-every 0: ohne Pausen'],
      ['         [--rebuys N] [--add-ons N] [--json]', 'wie viele erwartet werden'],
      ['deck [--count N]', 'mischt Decks, eines je Zeile, die oberste Karte zuerst'],
      ['deck --examine [--count N]', 'mischt Decks und prüft, ob jede Karte gleich oft an jedem Platz liegt'],
      ['deck --commit DATEI [--hand NAME] [--rules STELLE]', 'legt ein Deck fest, Karte für Karte prüfbar'],
      [
        'verify DATEI [--json]',
        'prüft, ob die Karten eines Decks so lagen und die Umschläge eines Abends so gefüllt waren wie versiegelt',
      ],
      ['rescue --data ORDNER --out NEU', 'rettet aus beschädigten Daten, was zu retten ist, in einen neuen Ordner'],
      ['verify --data [ORDNER|DATEI] [--json]', 'prüft alles, was in einem Datenordner liegt oder in einer Sicherung'],
      ['RIFFLE_DATA=ORDNER', 'der Datenordner, wo --data fehlt; sonst .riffle im Ordner von Riffle'],
      ['backup [--data ORDNER] [--out DATEI]', 'sichert alles in eine Datei, auch während Riffle läuft'],
      [
        'restore DATEI [--data ORDNER] [--replace]',
        'spielt eine Sicherung zurück; --replace legt beiseite, was da ist',
      ],
      ['        [--damaged]', 'auch eine von beschädigten Daten'],
      [
        'text [add DATEI|show [NUMMER]|missing|remove]',
        'der Originaltext eines Regelwerks (--rulebook ID): hinzufügen (PDF, Text), lesen, entfernen',
      ],
      ['owner [--name NAME] [--data ORDNER]', 'gibt der verantwortlichen Person eine neue PIN und einen neuen Link'],
      ['help', 'diese Übersicht'],
      ['--version', 'die Version'],
      ['--lang de|en', 'die Sprache, sonst die der Shell'],
    ],
  },
  serving: {
    runs: 'Riffle läuft.',
    here: 'Dieser Rechner',
    nearby: 'Im selben Netz',
    secure: 'Sicher (HTTPS)',
    secureHow: (address) => `Geräte nehmen das Zertifikat einmal an, Anleitung: ${address}`,
    fingerprint: 'Fingerabdruck',
    setUp: 'Einrichten',
    setUpBy: 'Nur wer diesen Link hat, kann Riffle einrichten; er gilt bis zum nächsten Start.',
    data: 'Daten',
    stopWith: 'Beenden mit Strg+C.',
    stopped: 'Riffle ist beendet, alles ist gespeichert.',
  },
  backup,
  rescued: {
    stream: (stream, saved, reached) => `${stream}: ${saved} von ${reached} Schritten, der Rest ist verloren.`,
    texts: (stream, lost) => `${stream}: ${lost === 1 ? 'ein Text ist' : `${lost} Texte sind`} verloren.`,
    table: (table, saved) => `club.sqlite, ${table}: ${saved} Einträge, andere sind verloren.`,
    withoutLog: (folder) =>
      `Die Dateien in ${folder} wurden ohne die mit -wal am Ende kopiert: Was zuletzt geschah, fehlt vielleicht, Turniere und Personen.`,
    nothing: (folder) => `In ${folder} ist nichts mehr zu lesen.`,
    noRoom: (out, copies) =>
      `Nichts gerettet: In ${out} oder in ${copies}, wo die Daten dafür als Kopie liegen, ist zu wenig Platz. Dort Platz schaffen, oder mit --out und TMPDIR andere Ordner angeben.`,
    notEmpty: (folder) => `In ${folder} liegt schon etwas. Gerettet wird in einen neuen Ordner.`,
    notSound: (folder) => `Was nach ${folder} gerettet wurde, ist noch nicht heil: riffle verify --data ${folder}`,
    saved: (streams, commits, rows, folder) =>
      `Gerettet nach ${folder}: ${counted(streams, commits, rows)}. Starten mit riffle serve --data ${folder}`,
  },
  verified: {
    finding: {
      missing: ({ file }) => `${file} fehlt.`,
      'without-log': ({ file }) => `${file} wurde ohne ${file}-wal kopiert und ist vielleicht ein alter Stand.`,
      'club-empty': ({ file }) => `${file} kennt niemanden und kein Turnier: ein alter Stand.`,
      'not-opened': ({ file, trouble }) => `${file} lässt sich nicht öffnen (${trouble.code}).`,
      garbled: ({ file, says }) => `${file}: ${says}`,
      damaged: ({ stream, version }) => `${stream}: ab Schritt ${version} nicht mehr, was gespeichert wurde.`,
      'unknown-event': ({ stream, version, event }) =>
        `${stream}: Schritt ${version} hat ein neueres Riffle geschrieben (${event.type} ${event.v}).`,
      'not-told': ({ stream, why }) => `${stream}: die Schritte passen nicht zusammen (${why}).`,
      row: ({ table, row }) => `club.sqlite, ${table} ${row}: nicht mehr, was gespeichert wurde.`,
      lacking: ({ stream, listed, found }) => `${stream}: ${found} Schritte von ${listed}, die die Liste kennt.`,
    },
    faults: (count, folder) =>
      `${count === 1 ? 'Ein Fehler' : `${count} Fehler`} in ${folder}. Eine Sicherung zurückholen oder retten, was zu retten ist: riffle rescue --data ${folder} --out NEU`,
    backupFaults: (count, file) =>
      `${count === 1 ? 'Ein Fehler' : `${count} Fehler`} in ${file}. Eine andere Sicherung nehmen, oder diese zurückspielen mit riffle restore ${file} --damaged`,
    sound: (streams, commits, rows) => `Alles heil: ${counted(streams, commits, rows)}.`,
  },
  text: textDe,
  prizes: prizesDe,
  formula: formulaDe,
  league: leagueDe,
  room: roomDe,
  structure: structureDe,
  tdt: tdtDe,
  owner: {
    name: 'Name',
    pin: 'PIN',
    link: 'Link',
    linkUntil: (day) => `gilt einmal, bis ${day}`,
    next: 'Die alte PIN gilt nicht mehr, alle Anmeldungen sind beendet. Riffle starten und damit anmelden.',
  },
  simulated: {
    heading: (players, rulebook, seed) => `${String(players)} Spieler nach ${rulebook}, Startwert ${seed}`,
    figures: (hands, commits, seconds) => `${String(hands)} Hände, ${String(commits)} Schritte, ${seconds} s`,
    andMore: (count) => `… und ${String(count)} weitere`,
    turnedAway: (count) => `Zu spät gekommen und abgewiesen: ${String(count)}`,
    event: (people, carried, forfeited, penalties, seconds) =>
      `${String(people)} Personen; ${String(carried)} Stacks weiter, ${String(forfeited)} Chips verfallen, ${String(penalties)} Strafen mitgenommen, ${seconds} s`,
    lasted: (length, hands) => `Dauer ${length} h, ${String(hands)} Hände`,
    byHand: (commands, seconds) => `${String(commands)} Schritte, nach jedem geprüft, in ${seconds} s`,
    level: 'Level',
    bigBlind: 'Big Blind',
    hands: 'Hände',
    out: 'raus',
    left: 'übrig',
  },
  rules: {
    done: 'getan',
    said: 'gesagt',
    of: 'von',
    together: 'zusammen',
    strays: 'Tests nennen Regeln, die es nicht gibt',
    lastRun: (when) => `Letzter Testlauf: ${when}`,
    nothingMissing: 'Alle Regeln sind gezeigt.',
    nothingSaid: 'Keine Regel ist nur gesagt.',
    written: (path) => `Geschrieben: ${path}`,
  },
  ruling: {
    answer: {
      determined: 'Das Regelwerk bestimmt es so.',
      proposed: 'Ein Vorschlag: Das Regelwerk überlässt die Entscheidung der Turnierleitung.',
      notCovered: 'Das Regelwerk schweigt dazu; so ist es üblich.',
    },
    reading: 'Der Text lässt es offen; so ist er hier gelesen.',
    range: 'Möglich ist auch',
    sanction: ({ duty, offence, measures, repeated }) =>
      `${duty === 'must' ? 'Strafe muss folgen' : 'Strafe möglich'} (${offence}${repeated ? ', wiederholt' : ''}), mildeste zuerst: ${measures.join(', ')}`,
    inHand: 'In der Hand',
    refusedByHand: 'So nimmt die Hand es nicht an:',
  },
  house: {
    on: (name, edition, under) => `${name}, Ausgabe ${edition}, auf ${under}`,
    departs: (count) =>
      count === 0 ? 'Weicht nirgends ab.' : count === 1 ? '1 Abweichung:' : `${String(count)} Abweichungen:`,
    instead: (said, refs) => `sonst: ${said}${refs.length === 0 ? ' (Regelwerk schweigt)' : ` (${refs.join(', ')})`}`,
    fits: 'Alles passt zusammen.',
    conflicts: (told) => `Es passt nicht zusammen. ${told.join(' ')}`,
  },
  replayed: {
    all: (hands) => (hands === 1 ? 'Die Hand ist nachgespielt.' : `Alle ${String(hands)} Hände sind nachgespielt.`),
    failed: (failed, hands) =>
      hands === 0
        ? 'Darin steht keine Hand.'
        : `${String(failed)} von ${String(hands)} Händen ließen sich nicht nachspielen.`,
    stacksDiffer: (expected) => `Die Stacks müssten ${expected} sein.`,
    amiss: (amiss, hands) => `${String(amiss)} von ${String(hands)} Händen sind nicht in Ordnung.`,
    fileUnreadable: 'Die Datei lässt sich nicht lesen.',
    fileTooLarge: (megabytes) => `Die Datei ist größer als ${String(megabytes)} MB. In kleinere geteilt geht es.`,
    neededRepair: 'Etwas musste ergänzt oder geändert werden, und --strict verbietet das.',
  },
  evaluated: { best: 'gewinnt' },
  dealt: {
    'malmuth-harville': 'Nach Malmuth–Harville (ICM), auf ganze Cent so verteilt, dass die Summe stimmt.',
    chips: 'Jedem der nächste Preis, der Rest nach Chips, auf ganze Cent so verteilt, dass die Summe stimmt.',
    even: 'Gleich geteilt, auf ganze Cent so verteilt, dass die Summe stimmt.',
  },
  equities: {
    wins: (wins, splits) => `gewinnt ${wins}, teilt ${splits}`,
    counting: (runOuts) => `Genau gezählt: ${runOuts} Möglichkeiten.`,
    sampling: (runOuts) => `Geschätzt aus ${runOuts} Ziehungen; hinter ± steht der Standardfehler.`,
  },
  decks: {
    committed: (path, digest) => `Ein festgelegtes Deck steht in ${path}. Prüfsumme: ${digest}`,
    verified: (opened, cards, digest) =>
      `${String(opened)} von ${String(cards)} Karten sind aufgedeckt, alle lagen so von Anfang an. Prüfsumme: ${digest}`,
    examined: {
      places: (z) => `Karten auf Plätzen: ${deviations.format(z)} Standardabweichungen von gleichmäßig.`,
      onePlace: (place, z) => `Am weitesten ab liegt Platz ${String(place)}: ${deviations.format(z)}.`,
      neighbours: (z) => `Benachbarte Karten: ${deviations.format(z)}.`,
      repeats: (repeats, deals) => `Gleiche erste zwölf Karten: ${String(repeats)} von ${String(deals)} Decks.`,
      uneven: 'So weit vom Gleichmäßigen führt der Zufall kaum je. Den Lauf wiederholen.',
    },
    fault: {
      'no-json': () => 'Die Datei ist abgeschnitten oder kein JSON.',
      'other-format': () => 'Das ist keine Datei mit einem festgelegten Deck.',
      'bad-field': ({ pointer }) => `Unerwarteter Inhalt bei ${pointer}.`,
      'nothing-opened': () => 'In der Datei ist keine Karte aufgedeckt, es gibt nichts zu prüfen.',
      'opened-twice': ({ place }) => `Platz ${String(place)} ist zweimal aufgedeckt.`,
      'list-does-not-match-deck': () => 'Die Liste der Karten passt nicht zur Prüfsumme des Decks.',
      'no-such-place': ({ place }) => `Einen Platz ${String(place)} hat dieses Deck nicht.`,
      'card-does-not-match': ({ place }) => `Die Karte auf Platz ${String(place)} lag dort nicht von Anfang an.`,
    },
  },
  draws: {
    verified: (count, takenBack) => {
      const drawn =
        count === 1
          ? 'Ein Los gilt, es traf eine Person aus dem Los und beim ersten Mal.'
          : `${String(count)} Lose gelten, jedes traf eine Person aus dem Los und beim ersten Mal.`;
      return takenBack === 0 ? drawn : `${drawn} Zurückgenommen: ${String(takenBack)}.`;
    },
    fault: {
      'winner-not-among': (prize) => `Los „${prize}“ traf keine Person aus dem Los.`,
      'drawn-until-another': (prize) => `Los „${prize}“ ist noch einmal gezogen, bis es eine andere Person traf.`,
    },
  },
  envelopes: {
    verified: (drawn, all, commitment) =>
      `${String(drawn)} von ${String(all)} Umschlägen sind gezogen, keiner wurde ausgetauscht, seit sie versiegelt wurden. Prüfsumme: ${commitment}`,
    fault: {
      'no-envelopes': 'An diesem Abend lagen keine Umschläge, es gibt nichts zu prüfen.',
      'commitment-does-not-match': 'Die Umschläge passen nicht zu ihrer Prüfsumme.',
      'envelope-does-not-match': 'In einem gezogenen Umschlag war etwas anderes, als versiegelt wurde.',
      'envelope-drawn-twice': 'Ein Umschlag ist zweimal gezogen.',
      'envelope-drawn-until-another': 'Ein Umschlag wurde zurückgenommen und neu gezogen, bis es ein anderer war.',
    },
  },
  exported: (name, path) => `„${name}“ steht in ${path}.`,
  imported: {
    'taken-in': (name, steps) => `„${name}“ ist aufgenommen, ${String(steps)} Schritte.`,
    completed: (name, steps) => `„${name}“ war schon da und ist vervollständigt, ${String(steps)} neue Schritte.`,
    there: (name) => `„${name}“ ist schon da, es gab nichts Neues.`,
  },
};
