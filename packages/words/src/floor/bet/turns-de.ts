import type { BetOutcome, TurnKinds } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import type { KindWords, OutcomeWords } from '../floor-words.ts';
import { bettingRoundDe } from './betting-round-de.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const inFront = { label: 'Lag schon vor ihm', help: 'In dieser Setzrunde, etwa ein Blind.' };
const seat = { label: 'Platz des Spielers' };

export const turnKindsDe: KindWords<TurnKinds> = {
  outOfTurn: {
    label: 'Außer der Reihe',
    what: 'Ein Spieler handelt, bevor er an der Reihe ist.',
    says: [
      'außer der Reihe',
      'Out of turn',
      'zu früh gehandelt',
      'nicht dran',
      'vorgeprescht',
      'zu früh gesetzt',
      'zu früh gecheckt',
      'zu früh gefoldet',
      'OOT',
      'vor der Reihe geraist',
    ],
    facts: {
      ...bettingRoundDe,
      toFace: { label: 'Höchster Einsatz, als er handelte' },
      act: {
        label: 'Was hat er getan?',
        values: { check: 'Check', call: 'Call', bet: 'Bet', raise: 'Raise', fold: 'Fold' },
      },
      amount: { label: 'Auf wie viel?', help: 'Alles, was er in dieser Runde setzen wollte.' },
      form: { label: 'Wie?', values: { words: 'mit Worten', chips: 'mit Chips' } },
      secondMotion: { label: 'Davon in einer zweiten Bewegung' },
      cardsInMuck: { label: 'Liegen die Karten im Muck?' },
      between: {
        label: 'Was taten die Spieler vor ihm danach?',
        values: {
          fold: 'Fold',
          check: 'Check',
          call: 'Call',
          bet: 'Bet',
          raise: 'Raise',
          allInForLess: 'All-in für weniger',
          allInForMore: 'All-in für mehr',
        },
      },
      toFaceNow: { label: 'Höchster Einsatz jetzt', help: 'Nur wenn er gestiegen ist.' },
      inFront,
      skippedSilent: {
        label: 'Hat ein Übergangener geschwiegen, bis mehrere gehandelt hatten?',
        help: 'Zwei Spieler mit Chips oder drei ohne.',
      },
      wants: {
        label: 'Was will er jetzt?',
        values: { sameAct: 'dabei bleiben', fold: 'Fold', check: 'Check', call: 'Call', raise: 'Raise' },
      },
      seat,
    },
  },
  skippedPlayer: {
    label: 'Spieler übergangen',
    what: 'Ein Spieler wurde übergangen; hinter ihm ist schon gehandelt worden.',
    says: ['übergangen', 'übersprungen', 'vergessen', 'nicht gefragt worden', 'skipped', 'ich war noch nicht dran'],
    facts: {
      facesBet: { label: 'Muss er etwas bezahlen?' },
      acted: { label: 'Wie viele hinter ihm haben gehandelt?' },
      withChips: { label: 'Wie viele davon mit Chips?', help: 'Bet, Call oder Raise.' },
      hadTime: { label: 'Hatte er Zeit, sich zu melden?' },
      waiting: { label: 'Wartete er selbst auf jemanden vor ihm?' },
      seat,
    },
  },
  misunderstoodAction: {
    label: 'Einsatz missverstanden',
    what: 'Ein Spieler hat bezahlt oder erhöht und dabei den Einsatz vor ihm falsch verstanden.',
    says: [
      'Raise nicht gehört',
      'Erhöhung übersehen',
      'missverstanden',
      'falsch verstanden',
      'Call zurücknehmen',
      'ich dachte es sind nur hundert',
      'verhört',
    ],
    facts: {
      ...bettingRoundDe,
      toFace: { label: 'Zu bezahlen sind insgesamt' },
      act: { label: 'Was wollte er?', values: { call: 'Call', raise: 'Raise' } },
      what: {
        label: 'Was war falsch verstanden?',
        values: {
          raiseMissed: 'Einsatz oder Erhöhung nicht bemerkt',
          amountMisheard: 'Betrag falsch gehört',
          ownMistake: 'nichts; er irrte sich in seiner Hand',
        },
      },
      inFront,
      put: { label: 'Neue Chips', help: '0, wenn er es nur gesagt hat.' },
      actedBehind: { label: 'Hat hinter ihm schon jemand gehandelt?' },
      headsUp: { label: 'Nur noch zwei in der Hand?' },
      bettorShowed: { label: 'Hat der Setzer schon gezeigt?' },
      roundOver: { label: 'Ist die Setzrunde schon vorbei?' },
      stack: { label: 'Chips hinter seinem Einsatz', help: 'Bevor er handelte. Leer: genug.' },
      seat,
    },
  },
  miscountAccepted: {
    label: 'Falscher Betrag genannt',
    what: 'Ein Spieler hat bezahlt, nachdem ihm Dealer oder Mitspieler einen falschen Betrag genannt haben.',
    says: [
      'falsch gezählt',
      'verzählt',
      'Dealer hat falschen Betrag gesagt',
      'Accepted Action',
      'akzeptierte Aktion',
      'falsche Auskunft',
      'All-in falsch angesagt',
    ],
    facts: {
      toFace: { label: 'Richtiger Betrag' },
      told: { label: 'Genannter Betrag' },
      inFront,
      by: { label: 'Wer hat ihn genannt?', values: { dealer: 'Dealer', player: 'ein Spieler' } },
      put: { label: 'Schon eingesetzt', help: '0, wenn er nur „Call“ gesagt hat.' },
      grossError: { label: 'Grober Fehler?', help: 'Etwa eine Null zu wenig.' },
      actedBehind: { label: 'Hat hinter ihm schon jemand gehandelt?' },
      stack: { label: 'Chips des Callers vor dem Call', help: 'Leer: genug.' },
      seat: { label: 'Platz des Callers' },
    },
  },
  hiddenChips: {
    label: 'Versteckte Chips beim All-in',
    what: 'Nach einem bezahlten All-in tauchen beim All-in-Spieler weitere Chips auf.',
    says: [
      'versteckte Chips',
      'noch Chips gefunden',
      'Chips unter den Karten',
      'Hidden Chips',
      'großer Chip hinten',
      'verdeckte Jetons',
    ],
    facts: {
      shown: { label: 'Sichtbar beim All-in' },
      hidden: { label: 'Danach gefunden' },
      callerStack: { label: 'Chips des Callers vor dem Call' },
      won: {
        label: 'Wer hat gewonnen?',
        values: { allIn: 'der All-in-Spieler', caller: 'der Caller', split: 'geteilt' },
      },
      lay: {
        label: 'Wie lagen die Chips?',
        values: { covered: 'verdeckt', inSight: 'offen, nur nicht gezählt' },
      },
      nextHandBegun: { label: 'Hat die nächste Hand begonnen?' },
    },
  },
  conditionalStatement: {
    label: 'Bedingte Ansage',
    what: 'Ein Spieler sagt an, was er tun wird, falls ein anderer etwas tut.',
    says: ['wenn du setzt erhöhe ich', 'bedingte Ansage', 'wenn dann', 'angekündigt', 'conditional'],
    facts: {
      ...bettingRoundDe,
      toFace: { label: 'Höchster Einsatz jetzt' },
      said: {
        label: 'Was hat er angekündigt?',
        values: { raise: 'Raise', bet: 'Bet', call: 'Call', check: 'Check', fold: 'Fold' },
      },
      conditionMet: { label: 'Ist der Fall eingetreten?' },
      inFront,
    },
  },
  foldOutOfOrder: {
    label: 'Unkorrekter Fold',
    what: 'Ein Spieler foldet ohne Einsatz, vor seiner Reihe oder so, dass unklar ist, ob er gefoldet hat.',
    says: [
      'gefoldet obwohl er checken konnte',
      'Karten nach vorn geschoben',
      'weggeworfen',
      'Fold außer der Reihe',
      'über die Linie',
      'unklarer Fold',
      'Fold ohne Einsatz',
      'aufgestanden und gegangen',
    ],
    facts: {
      when: {
        label: 'Wann?',
        values: {
          inTurnNoBet: 'an der Reihe, nichts zu bezahlen',
          inTurnFacingBet: 'an der Reihe, Einsatz zu bezahlen',
          outOfTurn: 'vor seiner Reihe',
          bettingOver: 'nach dem letzten Einsatz',
        },
      },
      how: {
        label: 'Wie?',
        values: {
          thrownForward: 'Karten deutlich nach vorn',
          pushedSlightly: 'nur ein wenig bewegt',
          overBetLine: 'verdeckt über die Setzlinie',
          intoMuck: 'in den Muck oder zum Dealer',
          words: 'mit Worten',
          leftTable: 'vom Tisch gegangen',
        },
      },
      actedOn: { label: 'Hat deshalb schon jemand gehandelt?' },
      ...bettingRoundDe,
      toFace: { label: 'Höchster Einsatz jetzt', help: '0, wenn niemand gesetzt hat.' },
      raisedSince: { label: 'Hat vor ihm seither jemand gesetzt oder erhöht?' },
      inFront,
      seat,
    },
  },
  foldSignalled: {
    label: 'Fold angedeutet',
    what: 'Ein Spieler lässt vor seiner Reihe erkennen, dass er folden wird.',
    says: ['Fold angezeigt', 'Karten hingehalten', 'bin eh raus', 'zeigt dass er wegwirft', 'Fold angekündigt'],
    facts: {
      how: {
        label: 'Wie?',
        values: {
          heldOutCards: 'Karten zum Dealer gehalten',
          hint: 'angedeutet',
          clearWords: 'klar gesagt: Fold',
        },
      },
      seat,
    },
  },
};

export const betOutcomesDe: OutcomeWords<BetOutcome> = {
  chipsTold: ({ how }) =>
    ({
      sum: 'Der Dealer nennt den Betrag',
      estimate: 'Nur eine Schätzung; gezählt wird nicht',
      count: 'Der Dealer zählt und nennt den Betrag',
      playerTells: 'Der Spieler sagt es selbst',
      spread: 'Keine Zahl; der Pot wird ausgebreitet',
    })[how],
  anteAndBlind: ({ ante, blind }) => `Ante ${chips(ante)}, Blind ${chips(blind)}`,
  bringInMoved: ({ amount, to }) =>
    `Das Bring-in von ${chips(amount)} geht zurück; ${to === undefined ? 'die niedrigste Karte' : `Platz ${String(to)}`} bezahlt es`,
  bringInStands: () => 'Das Bring-in bleibt, wie es ist',
  blindPutRight: ({ amount, add, back }) =>
    `Der Blind ist ${chips(amount)}${add === undefined ? '' : `; ${chips(add)} dazu`}${back === undefined ? '' : `; ${chips(back)} zurück`}`,
  blindMoved: ({ amount, from, to }) =>
    `Der Blind von ${chips(amount)} geht zurück${from === undefined ? '' : ` an Platz ${String(from)}`}; ${to === undefined ? 'der Richtige' : `Platz ${String(to)}`} setzt ihn`,
  blindStands: ({ amount }) => `Der Blind von ${chips(amount)} bleibt liegen`,
  turnKept: () => 'Der Übergangene ist jetzt an der Reihe',
  hiddenChipsSettled: ({ paid, allInHas, opponentHas, removed }) =>
    `${paid === 0 ? 'Nichts wechselt den Besitzer' : `${chips(paid)} für den Gewinner`}: All-in-Spieler ${chips(allInHas)}, Caller ${chips(opponentHas)}${removed === 0 ? '' : `; ${chips(removed)} aus dem Spiel`}`,
};
