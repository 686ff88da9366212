import type { TurnReasons, TurnSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { Sentences } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const percent = (part: number, whole: number): string => `${String(Math.floor((part * 100) / whole))} %`;

export const turnStepsDe: Sentences<TurnSteps> = {
  backToTurn: () => 'Zuerst handelt, wer an der Reihe ist; dann geht es der Reihe nach weiter.',
  askAgainInTurn: () => 'Den Spieler fragen, wenn er an der Reihe ist.',
  takeCardsIn: () => 'Karten verdeckt einziehen.',
  giveCardsBack: () => 'Die Karten gehen an den Spieler zurück.',
  turnIsLost: () => 'Der Übergangene handelt in dieser Runde nicht mehr.',
  actsBehindStand: () => 'Was dahinter gesetzt und gefoldet wurde, bleibt stehen.',
  goBackToSkipped: () => 'Zurück zum Übergangenen: Er handelt jetzt.',
  judgeActsBehind: () => 'Was dahinter geschah, gilt als Aktion außer der Reihe.',
  potStaysAsItIs: () => 'Der Pot bleibt, wie er ist.',
  sayAmountAgain: ({ amount }) => `Den Betrag klar ansagen: ${chips(amount)}.`,
  countBothStacks: () => 'Alle Chips des All-in-Spielers und des Callers zählen.',
  pushChips: ({ amount }) => `${chips(amount)} an den Gewinner schieben.`,
  takeOutOfPlay: ({ amount }) => `${chips(amount)} aus dem Spiel nehmen.`,
  forbidConditions: () => 'Dem Spieler sagen: keine Ansagen unter Bedingungen.',
  forbidSignals: () => 'Dem Spieler sagen: nichts andeuten, bevor er an der Reihe ist.',
};

export const turnReasonsDe: Sentences<TurnReasons> = {
  amountWentUp: ({ from, to }) => `Der Einsatz ist seither von ${chips(from)} auf ${chips(to)} gestiegen.`,
  calledInBetween: () => 'Dazwischen hat jemand bezahlt; der Betrag ist gleich geblieben.',
  raisedInBetween: () => 'Dazwischen hat jemand gesetzt oder erhöht.',
  nothingChanged: () => 'Seither hat sich für den Spieler nichts geändert.',
  staysBound: () => 'Was er jetzt lieber täte, zählt nicht mehr.',
  skippedKeptSilent: () => 'Der Übergangene hat sich zu spät gemeldet.',
  cardsAreInMuck: () => 'Die Karten haben den Muck berührt.',
  actedBehind: ({ acted, withChips }) =>
    `Hinter ihm haben gehandelt: ${String(acted)}, davon mit Chips: ${String(withChips)}.`,
  waitedForAnother: () => 'Er wartete selbst noch auf einen Spieler vor ihm.',
  roundIsOver: () => 'Die Setzrunde ist abgeschlossen.',
  noMisunderstanding: () => 'Niemand wurde missverstanden; er hat sich selbst geirrt.',
  shareOfCall: ({ put, due }) =>
    due === 0 ? 'Es war nichts mehr zu bezahlen.' : `${chips(put)} von ${chips(due)} eingesetzt: ${percent(put, due)}.`,
  shareOfLeastRaise: ({ put, least }) =>
    `${chips(put)} von mindestens ${chips(least)} für eine Erhöhung: ${percent(put, least)}.`,
  toldAndReal: ({ told, real }) => `Genannt waren ${chips(told)}, es sind ${chips(real)}.`,
  shownAndHidden: ({ shown, hidden, covered }) =>
    `${chips(shown)} sichtbar, ${chips(hidden)} nicht; davon kann der Caller noch ${chips(covered)} bezahlen.`,
  nextHandHasBegun: () => 'Die nächste Hand hat begonnen.',
  conditionNotMet: () => 'Der Fall ist nicht eingetreten.',
  couldHaveChecked: () => 'Er hätte checken können.',
  bettingIsOver: () => 'Die letzte Setzrunde ist vorbei; das ist kein unkorrekter Fold mehr.',
  wordsAreAFold: () => 'Klar ausgesprochen ist es schon ein Fold.',
};
