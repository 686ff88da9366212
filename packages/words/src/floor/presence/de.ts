import type { PresenceOutcome, PresenceReasons, PresenceSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { OutcomeWords, Sentences } from '../floor-words.ts';

export { presenceKindsDe } from './kinds-de.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const seconds = (count: number): string => `${String(count)} Sekunden`;

export const presenceOutcomesDe: OutcomeWords<PresenceOutcome> = {
  clockStarts: ({ main, countdown }) => `Die Uhr läuft: ${seconds(main)}, dann ${String(countdown)} laut gezählt`,
  clockTooEarly: () => 'Noch keine Uhr: zu früh',
  clockNotFromHim: () => 'Keine Uhr: er darf sie nicht verlangen',
  clockRunsOn: ({ left }) => `Die Uhr läuft noch ${seconds(left)}`,
  actedInTime: () => 'Rechtzeitig: die Aktion gilt',
  lastLiveHandWins: () => 'Die Hand ist tot; die letzte lebende Hand gewinnt',
  absentBlindWins: () => 'Der abwesende Big Blind gewinnt den Pot',
  mayLeave: () => 'Er darf gehen',
  mustStay: () => 'Er muss am Tisch bleiben',
  blindsTaken: ({ taken, left }) =>
    taken === 0 ? `Der Stack bleibt: ${chips(left)}` : `${chips(taken)} werden genommen; es bleiben ${chips(left)}`,
  blindedOff: ({ place }) => `Ausgeblindet: Platz ${String(place)}`,
  excludedAt: ({ place, removed }) =>
    `Ausgeschlossen auf Platz ${String(place)}; ${chips(removed)} kommen aus dem Spiel`,
  stackStays: ({ chips: left }) => `Der Stack bleibt liegen: ${chips(left)}`,
  noRunningStack: () => 'Kein Stack: keine Anmeldung, keine Punkte',
  stackRemoved: ({ chips: gone }) => `Der Stack kommt aus dem Spiel: ${chips(gone)}, keine Punkte`,
  stackShared: ({ each, oneMore, chip }) =>
    `Der Stack wird verteilt: je ${chips(each)}${oneMore === 0 ? '' : `, die ersten ${String(oneMore)} nach dem Button ${chips(chip)} mehr`}; keine Punkte`,
  moveToRightSeat: ({ when, stack }) =>
    `${when === 'now' ? 'Sofort' : 'Nach der Hand'} auf den richtigen Platz${stack === undefined ? '' : `, mit ${chips(stack)}`}`,
  staysSeated: () => 'Er bleibt sitzen',
  oldLevel: () => 'Alte Blinds; die neuen ab der nächsten Hand',
  newLevel: () => 'Neue Blinds',
  allowedAtTable: () => 'Erlaubt',
  mustCooperate: () => 'Er muss vor der Kamera mitmachen',
  stopAtTable: () => 'Nicht erlaubt: sofort lassen',
  unwelcomeAtTable: () => 'Nicht erwünscht: darum bitten, es zu lassen',
  seatGiven: () => 'Ja, er darf',
  seatRefused: () => 'Nein',
  seatWaits: (waits) =>
    ({ identification: 'Erst ausweisen', registration: 'Erst anmelden', fee: 'Erst bezahlen' })[waits.for],
  termBinds: () => 'Die Ansage gilt',
  termAtOwnRisk: () => 'Auf eigene Gefahr: gilt, was die Turnierleitung darin sieht',
  playStops: () => 'Das Spiel wird angehalten',
  dealerAnswers: () => 'Ja, das sagt der Dealer',
  dealerKeepsSilent: () => 'Nein, dazu sagt der Dealer nichts',
  tableInformed: () => 'Dem Tisch mitteilen',
};

export const presenceStepsDe: Sentences<PresenceSteps> = {
  startClock: ({ main }) => `Ansagen: „Noch ${seconds(main)}, dann wird heruntergezählt.“`,
  countDown: ({ countdown }) => `Die letzten ${seconds(countdown)} laut herunterzählen.`,
  refuseClock: () => 'Die Uhr nicht starten; weiterspielen.',
  takeHandAtOnce: () => 'Seine Karten sofort einziehen.',
  takeHandOnTurn: () => 'Seine Karten einziehen, sobald er an der Reihe wäre, auch wenn er checken könnte.',
  leaveBlindsIn: () => 'Sein Blind bleibt im Pot.',
  mayNotLook: () => 'Er sieht sich die Karten nicht an.',
  pushPotToLastHand: () => 'Den Pot an die letzte lebende Hand schieben.',
  pushPotToAbsent: () => 'Den Pot auf den Platz des Abwesenden schieben.',
  bringBackToSeat: () => 'Den Spieler an seinen Platz holen; was er gesetzt hat, gilt.',
  takeBlinds: ({ amount }) => `${chips(amount)} aus seinem Stack in den Pot.`,
  keepDealingIn: () => 'Ihm weiter Karten geben und Blinds und Antes aus seinem Stack nehmen.',
  noteAbsence: () => 'Abwesenheit mit Uhrzeit notieren; das nächste Mal sagt er Bescheid.',
  tellDealerLimit: ({ minutes }) =>
    `Dem Dealer sagen, seit wann er weg ist; nach ${String(minutes)} Minuten die Turnierleitung rufen.`,
  countAndNoteStack: () => 'Den Stack zählen und mit Uhrzeit und Grund aufschreiben.',
  takeStackOut: ({ chips: gone }) => `${chips(gone)} aus dem Turnier nehmen.`,
  shareStack: ({ each }) =>
    `Jedem am Tisch ${chips(each)} geben; einzelne Chips gehen links vom Button reihum, bis alles verteilt ist.`,
  tryToReach: () => 'Versuchen, ihn zu finden und zu erreichen.',
  finishHand: () => 'Erst die laufende Hand zu Ende spielen.',
  moveWithChips: () => 'Mit allen Chips, die er jetzt hat, umsetzen.',
  takeIdleStack: () => 'Den Stack, der auf seinem richtigen Platz lag, aus dem Spiel nehmen.',
  correctBlinds: () => 'Blinds und Ante nach dem neuen Level setzen lassen.',
  tellLanguage: () => 'Die Spieler bitten, Deutsch oder Englisch zu sprechen.',
  putDeviceAway: () => 'Das Gerät wegstecken lassen.',
  sendBack: () => 'Ruhig und bestimmt sagen, was gilt.',
  leavePot: () => 'Den Pot liegen lassen, bis entschieden ist.',
  tellTheTable: () => 'Den anderen Spielern des Tisches sagen, auch wer später dazukommt.',
  checkWhoHeIs: () => 'Feststellen, wer er ist, bevor er spielt.',
};

export const presenceReasonsDe: Sentences<PresenceReasons> = {
  thoughtFor: ({ seconds: time }) => `Er denkt seit ${seconds(time)} nach.`,
  onTheClock: ({ seconds: time, total }) => `Seit dem Start der Uhr: ${seconds(time)} von ${String(total)}.`,
  onlyShorter: ({ main }) => `Die Zeit darf nur gekürzt werden; es bleibt bei ${seconds(main)}.`,
  cameAt: ({ arrived }) =>
    ({
      beforeFirstCard: 'Er war vor der ersten Karte da.',
      duringDeal: 'Er kam, während gegeben wurde.',
      afterLastCard: 'Er kam nach der letzten Karte.',
      absent: 'Er war nicht da.',
    })[arrived],
  awayFor: ({ minutes, limit }) => `${String(minutes)} Minuten weg, erlaubt sind ${String(limit)}.`,
  orderedAway: () => 'Eine angeordnete Abwesenheit zählt nicht.',
  blindsDue: ({ due, stack }) => `Fällig sind ${chips(due)} aus ${chips(stack)}.`,
  lateBy: ({ minutes, limit }) => `${String(minutes)} Minuten zu spät, die Frist ist ${String(limit)}.`,
  levelIsOver: () => 'Das Level ist zu Ende, ohne dass eine Hand gespielt wurde.',
  handWasPlayed: () => 'Mit dem Stack wurde eine Hand gespielt.',
  sharedAmong: ({ chips: stack, players }) => `${chips(stack)} auf ${String(players)} Spieler.`,
  wrongStartingStack: () => 'Der Startstack war nicht der richtige.',
  hasLiveCards: () => 'Er hat Karten in der laufenden Hand.',
  handHasBegun: () => 'Die Hand hat damit begonnen.',
  handHasNotBegun: () => 'Die Hand hat damit noch nicht begonnen.',
  lastOneIn: () => 'Alle anderen haben gefoldet.',
  ownDoing: ({ toFace, stack }) => `Zu bezahlen sind ${chips(toFace)}; er hatte ${chips(stack)}.`,
};
