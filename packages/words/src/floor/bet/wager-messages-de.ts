import type { WagerReasons, WagerSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { Sentences } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'de');

export const wagerStepsDe: Sentences<WagerSteps> = {
  addChips: ({ amount }) => `Der Spieler legt ${chips(amount)} dazu.`,
  returnChips: ({ amount }) => `${chips(amount)} gehen an den Spieler zurück.`,
  askCompleteOrFold: ({ add, lost }) =>
    `Den Spieler fragen: ${chips(add)} dazulegen, oder folden und ${chips(lost)} verlieren. Erhöhen darf er nicht.`,
  announceCheck: () => 'Laut ansagen: Check.',
  announceCall: ({ amount }) => `Laut ansagen: Call, ${chips(amount)}.`,
  announceBet: ({ amount }) => `Laut ansagen: Bet, ${chips(amount)}.`,
  announceRaise: ({ to }) => `Laut ansagen: Raise auf ${chips(to)}.`,
  askAmountBeforeNext: () =>
    'Bevor der Nächste handelt, nach dem Betrag fragen. Nennt der Spieler einen kleineren, gilt der.',
  actedMayRaise: () => 'Wer schon gehandelt hat, darf wieder erhöhen.',
  actedMayNotRaise: () => 'Wer schon gehandelt hat, darf nur mitgehen oder folden.',
  missingChipsStay: () => 'Der Fehlbetrag wird nicht mehr eingezogen; der Pot bleibt, wie er ist.',
  askToAct: () => 'Den Spieler bitten, klar zu handeln.',
  askAmountNow: () => 'Den Spieler sofort nach dem Betrag fragen.',
  waitForAmount: () => 'Niemand handelt, bevor der Betrag feststeht.',
  earlyActOutOfTurn: () => 'Wer vor dem Betrag gehandelt hat, hat außer der Reihe gehandelt: so beurteilen.',
  earlyActStands: () => 'Was vor dem Betrag gehandelt wurde, gilt.',
  askWhatHeMeant: () => 'Den Spieler fragen, was er meinte, und dann entscheiden.',
  potIsNoAmount: () => 'Dem Spieler sagen: „Pot“ ist hier kein Betrag.',
  notMoreThanLeast: () => 'Mehr darf er jetzt nicht setzen.',
  raiseAllowed: () => 'Der Raise ist erlaubt.',
  noFurtherRaise: () => 'Kein weiterer Raise in dieser Runde.',
  onlyCallOrFold: () => 'Der Spieler darf mitgehen oder folden, nicht erhöhen.',
  mayRaiseAgain: () => 'Der Spieler darf mitgehen, folden oder erhöhen.',
  chipsStillHis: () => 'Nichts ist gesetzt; die Chips bleiben beim Spieler.',
  onlyTheseCount: ({ amount }) => `Gesetzt sind ${chips(amount)}; der Rest bleibt beim Spieler.`,
  repeatUsualWord: () => 'Die Aktion laut mit dem üblichen Wort wiederholen.',
  sayPot: () => 'Den Pot zählen und den Betrag nennen.',
  spreadPot: () => 'Keinen Betrag nennen; die Chips im Pot so ausbreiten, dass man sie überblickt.',
  chipsInSight: () => 'Die Chips so hinlegen lassen, dass man sie gut sieht.',
  dealerCounts: () => 'Der Dealer zählt die Chips und nennt den Betrag.',
  takeNoAnte: () => 'Keine Ante einziehen.',
  takeAnteAndBlind: ({ ante, blind }) => `${chips(ante)} als Ante nehmen, ${chips(blind)} als Blind liegen lassen.`,
  actOnlyInTurn: () => 'Der Spieler handelt erst, wenn er an der Reihe ist.',
  takeBringIn: ({ amount }) =>
    `Das Bring-in von ${chips(amount)} nehmen, vom Spieler mit der niedrigsten Karte, in Razz der höchsten.`,
  takeBlind: ({ amount }) => `Den Blind von ${chips(amount)} vom richtigen Spieler nehmen.`,
  levelBlindCounts: ({ amount }) => `Ansagen: Für alle gilt der Blind von ${chips(amount)}.`,
  actAgainOnBlind: () => 'Wer schon gehandelt hat, nimmt seine Chips zurück und handelt der Reihe nach neu.',
  nextBlindsRight: () => 'In der nächsten Hand Button und Blinds richtig setzen.',
};

export const wagerReasonsDe: Sentences<WagerReasons> = {
  missingFromCall: ({ add, toFace }) => `Zu bezahlen sind ${chips(toFace)}; es fehlen ${chips(add)}.`,
  oneChip: ({ value, toFace }) => `Ein einzelner Chip zu ${chips(value)}; der höchste Einsatz ist ${chips(toFace)}.`,
  noChipToSpare: ({ smallest, left }) =>
    `Ohne den kleinsten Chip (${chips(smallest)}) blieben ${chips(left)}: zu wenig für den Call. Keiner ist übrig.`,
  chipToSpare: ({ smallest, left }) =>
    `Ohne den kleinsten Chip (${chips(smallest)}) bleiben ${chips(left)}: genug für den Call. Der Wert entscheidet.`,
  leastRaise: ({ to, value }) => `Der kleinste Raise geht auf ${chips(to)}; gezählt werden ${chips(value)}.`,
  leastBet: ({ amount, value }) => `Der kleinste Bet ist ${chips(amount)}; gesetzt sind ${chips(value)}.`,
  halfNeeded: ({ over, needed }) => `Über dem Call liegen ${chips(over)}; die Hälfte sind ${chips(needed)}.`,
  motions: ({ first, later }) => `Erste Bewegung: ${chips(first)} vor ihm; danach noch ${chips(later)}.`,
  onlyCompletesCall: ({ toFace }) => `Er ergänzt nur den Call von ${chips(toFace)}; größer wird nichts.`,
  nextRaise: ({ to }) => `Der nächste Raise geht mindestens auf ${chips(to)}.`,
  nothingToCall: () => 'Es ist nichts zu bezahlen.',
  checkNotPossible: ({ toFace }) => `Checken geht nicht: Zu bezahlen sind ${chips(toFace)}.`,
  wordsCount: () => 'Es zählt, was gesagt wurde.',
  chipsCount: () => 'Es zählen die Chips.',
  raiseInMotions: ({ first, raised, toFace }) =>
    `„Raise“ gesagt; dann lagen ${chips(first)} da (Call: ${chips(toFace)})${raised === 0 ? '' : `, danach ${chips(raised)} mehr`}.`,
  dealerSawOneMotion: () => 'Der Dealer hat eine einzige Bewegung gesehen.',
  nextHasActed: () => 'Der Nächste hat schon gehandelt.',
  raisesMade: ({ raises, cap }) => `${String(raises)} Raises sind gemacht, ${String(cap)} erlaubt.`,
  increase: ({ by, full }) => `Erhöht um ${chips(by)}; ein voller Raise wären ${chips(full)}.`,
  increasesTogether: ({ by, full }) => `Zusammen um ${chips(by)}; ein voller Raise wären ${chips(full)}.`,
  chipsOfMoved: ({ counted, moved }) => `Von ${chips(moved)} zählen ${chips(counted)}.`,
  chipsOfMovedNoLine: ({ counted, moved }) =>
    `Keine Setzlinie: Die Oberkante seiner Karten ist die Linie. Von ${chips(moved)} zählen ${chips(counted)}.`,
  shortBlind: ({ posted, bigBlind }) => `Gesetzt sind ${chips(posted)} von ${chips(bigBlind)}.`,
  anteOtherThanBook: () => 'Die Ante ist hier anders, als das Regelwerk sie kennt.',
  amountsPossible: ({ smallest, next }) =>
    smallest === next
      ? `Erlaubt ist davon nur ${chips(smallest)}.`
      : `Es kann ${chips(smallest)} oder ${chips(next)} heißen.`,
};
