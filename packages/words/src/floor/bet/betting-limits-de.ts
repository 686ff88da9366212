import type { BettingLimitKinds } from '@riffle/floor';
import { howFarDe } from '../deal/hole-card-facts-de.ts';
import type { KindWords } from '../floor-words.ts';
import { actorDe, bettingRoundDe } from './betting-round-de.ts';

const { structure, street, bigBlind, lastRaise } = bettingRoundDe;

export const bettingLimitKindsDe: KindWords<BettingLimitKinds> = {
  shortAllIn: {
    label: 'Kleines All-in: Raise erlaubt?',
    what: 'Jemand ist all-in mit weniger als einem vollen Raise; darf ein anderer noch erhöhen?',
    says: [
      'darf er noch erhöhen',
      'All-in zu klein',
      'kein voller Raise',
      'Action wieder offen',
      'Reopen',
      'short all-in',
    ],
    facts: {
      structure,
      street,
      bigBlind,
      betBefore: { label: 'Höchster Einsatz, als er handelte', help: 'Was er gesetzt, bezahlt oder gecheckt hat.' },
      lastRaise,
      wentTo: { label: 'Danach ging es auf', help: 'Der Reihe nach: jedes All-in und jeder Raise, insgesamt.' },
      hasActed: { label: 'Hat er in dieser Runde schon gehandelt?', help: 'Ein Blind zählt nicht.' },
    },
  },
  tooManyRaises: {
    label: 'Zu viele Raises?',
    what: 'Ein Spieler will noch einmal erhöhen; ist die Zahl der Raises begrenzt?',
    says: ['Cap', 'vierter Raise', 'wie oft erhöhen', 'Raise-Limit', 'drei Raises', 'gecappt'],
    facts: {
      ...bettingRoundDe,
      raises: { label: 'Raises bisher', help: 'In dieser Runde, ohne den Bet; vor dem Flop ohne den Big Blind.' },
      playersLeft: { label: 'Spieler in der Hand' },
      lastTwo: { label: 'Nur noch zwei im ganzen Turnier?' },
    },
  },
  raiseDoubted: {
    label: 'Darf er erhöhen?',
    what: 'Ein Raise wird bezweifelt: Der Spieler hat vorher gecheckt, oder nur sein Big Blind liegt da.',
    says: ['Check-Raise', 'erst gecheckt dann erhöht', 'Big Blind darf erhöhen', 'Option', 'Slowplay'],
    facts: {
      ...bettingRoundDe,
      pot: actorDe.pot,
      why: {
        label: 'Warum der Zweifel?',
        values: { checkedBefore: 'er hat schon gecheckt', ownBlind: 'nur sein Big Blind liegt da' },
      },
      inFront: actorDe.paidBefore,
      stack: actorDe.stack,
    },
  },
  shortBigBlind: {
    label: 'Big Blind nicht voll',
    what: 'Der Big Blind ist all-in mit weniger als dem Blind; was müssen die anderen bezahlen?',
    says: ['Big Blind zu kurz', 'Blind all-in', 'halber Blind', 'was muss ich zahlen'],
    facts: {
      structure,
      bigBlind,
      posted: { label: 'Gesetzt hat der Big Blind' },
      inFront: { label: 'Vor dem Spieler liegt', help: 'Etwa sein Small Blind.' },
      headsUp: { label: 'Nur noch zwei in der Hand?' },
    },
  },
  anteOrBlindFirst: {
    label: 'Ante oder Blind zuerst?',
    what: 'Ein Stack ist zu kurz für Ante und Blind; was wird zuerst bezahlt?',
    says: ['Ante oder Blind zuerst', 'zu kurz für Ante', 'Big Blind Ante', 'BBA', 'Ante short'],
    facts: {
      anteFrom: { label: 'Wer zahlt die Ante?', values: { bigBlind: 'der Big Blind', everybody: 'jeder' } },
      ante: { label: 'Ante' },
      blind: { label: 'Sein Blind', help: '0, wenn er keinen setzen muss.' },
      stack: { label: 'Sein Stack' },
    },
  },
  wrongBlind: {
    label: 'Blind falsch gesetzt',
    what: 'Ein Blind ist zu klein, zu groß oder vom falschen Spieler, und die Hand läuft schon; der Button liegt richtig.',
    says: [
      'falscher Blind',
      'Blind zu klein',
      'Blind zu groß',
      'alter Blind gesetzt',
      'falscher Spieler hat den Blind',
      'Blind vom Falschen',
      'Small Blind vergessen',
      'Blinds vertauscht',
    ],
    facts: {
      what: {
        label: 'Was stimmt nicht?',
        values: { tooSmall: 'zu wenig gesetzt', tooLarge: 'zu viel gesetzt', wrongPlayer: 'der falsche Spieler' },
      },
      posted: { label: 'Gesetzt wurden' },
      due: { label: 'Richtig wären' },
      ...howFarDe,
      seat: { label: 'Wer hat gesetzt? Platz' },
      rightSeat: { label: 'Wer hätte setzen müssen? Platz' },
    },
  },
  wrongBringIn: {
    label: 'Stud: falsches Bring-in',
    what: 'Im Stud hat ein anderer das Bring-in bezahlt als der mit der niedrigsten Karte.',
    says: [
      'Bring-in',
      'Bringin',
      'Stud falscher fängt an',
      'niedrigste Karte übersehen',
      'Razz höchste Karte',
      'falscher Spieler bringt',
    ],
    facts: {
      amount: { label: 'Bring-in' },
      nextActed: { label: 'Hat der Nächste schon gehandelt?' },
      seat: { label: 'Wer hat bezahlt? Platz' },
      rightSeat: { label: 'Wer hätte bezahlen müssen? Platz' },
    },
  },
  straddleWanted: {
    label: 'Straddle im Turnier',
    what: 'Ein Spieler will vor den Karten einen Straddle setzen.',
    says: ['Straddle', 'Live Straddle', 'blind erhöhen', 'Blind verdoppeln'],
    facts: {
      structure,
      bigBlind,
      amount: { label: 'Wie viel?' },
      cardsSeen: { label: 'Wann?', values: { before: 'vor den Karten', inTurn: 'an der Reihe, mit Karten' } },
    },
  },
  potSizeAsked: {
    label: 'Wie groß ist der Pot?',
    what: 'Ein Spieler fragt den Dealer nach der Größe des Pots.',
    says: ['Pot zählen', 'Potgröße', 'wie viel ist im Pot', 'Pot ansagen'],
    facts: { structure },
  },
  stackAsked: {
    label: 'Wie viel hat er?',
    what: 'Ein Spieler fragt nach dem Stack eines Gegners.',
    says: ['Stack zählen', 'wie viel hast du', 'Chips zählen', 'Count', 'Stack nicht sagen'],
    facts: {
      playerAllIn: { label: 'Ist der Gefragte all-in?' },
      asked: { label: 'Was tut der Gefragte?', values: { answers: 'er antwortet', willNot: 'er sagt nichts' } },
    },
  },
};
