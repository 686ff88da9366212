import type { ConductKinds, ConductOutcome, ConductReasons, ConductSteps } from '@riffle/floor';
import { formatChips } from '../../figures.ts';
import { measuresDe, offencesDe } from '../../policies/de/offences.ts';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

const chips = (amount: number): string => formatChips(amount, 'de');
const oder = new Intl.ListFormat('de', { type: 'disjunction' });
const UNITS = { hands: 'Hände', minutes: 'Minuten' } as const;
const SCORES = {
  nothing: 'keine Punkte, kein Preis',
  resultsKept: 'gilt als ausgeschieden, Früheres bleibt',
  outNow: 'gilt als jetzt ausgeschieden',
} as const;
const AWAY = {
  tableOrArea: 'Der Spieler verlässt den Tisch, bei einer Zeitstrafe den Turnierbereich.',
  area: 'Der Spieler verlässt den Turnierbereich.',
  table: 'Der Spieler verlässt den Tisch.',
} as const;
const BEGINS = {
  atOnce: 'Die Strafe beginnt sofort.',
  afterHand: 'Die Strafe beginnt nach der laufenden Hand.',
  nextHand: 'Die Strafe beginnt mit der nächsten Hand.',
} as const;
const repeated = { label: 'Schon vorgekommen?' };

export const conductKindsDe: KindWords<ConductKinds> = {
  etiquette: {
    label: 'Etikette',
    what: 'Ein Spieler verstößt gegen die Etikette.',
    says: [
      'Etikette',
      'benimmt sich schlecht',
      'trödelt',
      'Zeitspiel',
      'redet ständig',
      'fasst fremde Chips an',
      'wirft Karten',
      'Splashing',
      'zeigt Karten',
      'labert',
      'pöbelt',
    ],
    facts: { offence: { label: 'Was?', values: offencesDe }, repeated },
  },
  twoBreaches: {
    label: 'Zwei Verstöße zugleich',
    what: 'Mit einer Handlung verstößt ein Spieler gegen zwei Regeln.',
    says: ['zwei Verstöße', 'doppelt falsch', 'gleich zwei Regeln', 'außer der Reihe und Stringbet', 'beides zugleich'],
    facts: {
      first: { label: 'Was?', values: offencesDe },
      second: { label: 'Und was noch?', values: offencesDe },
      repeated,
    },
  },
  abuse: {
    label: 'Beleidigung, Gewalt',
    what: 'Ein Spieler beleidigt, bedroht oder greift jemanden an.',
    says: ['Beleidigung', 'beschimpft', 'schreit', 'bedroht', 'schlägt', 'Prügelei', 'Gewalt'],
    facts: { how: { label: 'Wie?', values: { words: 'mit Worten', violence: 'mit Gewalt' } }, repeated },
  },
  softplay: {
    label: 'Schonendes Spiel',
    what: 'Ein Spieler schont einen Gegner oder setzt die beste Hand nicht.',
    says: ['Softplay', 'schont', 'checkt die Nuts', 'Freunde checken durch', 'Nuts in letzter Position'],
    facts: {
      how: {
        label: 'Wie?',
        values: {
          sparedOpponent: 'Gegner geschont',
          nutsInLastPosition: 'beste Hand am River zuletzt gecheckt oder gecallt',
        },
      },
      couldWinMore: {
        label: 'Konnte er mehr gewinnen?',
        help: 'Jemand konnte noch zahlen, und seine Hand gewinnt mehr als einen Anteil.',
      },
      repeated,
    },
  },
  collusion: {
    label: 'Absprache',
    what: 'Spieler sprechen sich ab oder spielen zusammen.',
    says: ['Absprache', 'spielen zusammen', 'Collusion', 'checken wir durch', 'Blinds schenken an der Bubble'],
    facts: { repeated },
  },
  chipDumping: {
    label: 'Chips verschenkt',
    what: 'Chips werden verschenkt oder absichtlich verloren.',
    says: ['Chipdumping', 'verschenkt Chips', 'verliert absichtlich', 'schiebt Chips rüber'],
    facts: {
      whose: {
        label: 'Um wen geht es?',
        values: { giver: 'wer gegeben hat', receiver: 'wer genommen hat', both: 'beide' },
      },
    },
  },
  cheating: {
    label: 'Falschspiel',
    what: 'Karten sind markiert, Chips verschwinden, jemand betrügt.',
    says: ['Falschspiel', 'betrügt', 'markierte Karten', 'Chips geklaut', 'schummelt', 'Chips mitgenommen'],
    facts: {
      how: {
        label: 'Wie?',
        values: {
          markedCards: 'Karten markiert oder beschädigt',
          chipsTakenAway: 'Chips vom Tisch genommen',
          other: 'anders',
        },
      },
    },
  },
  secondWarning: {
    label: 'Schon ermahnt',
    what: 'Ein Spieler, der schon ermahnt ist, fällt wieder auf.',
    says: ['zweite Verwarnung', 'schon ermahnt', 'wieder', 'Wiederholung', 'dritte Ermahnung'],
    facts: { cautions: { label: 'Ermahnungen bisher' }, sameKind: { label: 'Derselbe Verstoß wie früher?' } },
  },
  penaltyImposed: {
    label: 'Strafe berechnen',
    what: 'Eine Strafe ist verhängt: wie viele Hände, ab wann, was geschieht solange?',
    says: ['Strafe', 'Hände aussetzen', 'Orbit', 'Rundenstrafe', 'Zeitstrafe', 'Sperre', 'Penalty'],
    facts: {
      penalty: { label: 'Strafe', values: { oneHand: 'eine Hand', rounds: 'Runden', time: 'Zeit' } },
      rounds: { label: 'Runden' },
      players: { label: 'Spieler am Tisch', help: 'Mit dem bestraften; leere Plätze zählen nicht.' },
      minutes: { label: 'Minuten' },
      for: { label: 'Wofür?', values: { cards: 'gezeigte Karten', other: 'anderes' } },
    },
  },
  blindDuringPenalty: {
    label: 'All-in in der Strafe',
    what: 'Ein Blind setzt einen bestraften Spieler all-in.',
    says: ['Strafe all-in', 'Blind frisst Stack', 'abwesend all-in'],
    facts: {
      bigBlind: { label: 'Big Blind' },
      smallBlind: { label: 'Small Blind' },
      position: { label: 'Der bestrafte Spieler ist', values: { bigBlind: 'Big Blind', smallBlind: 'Small Blind' } },
      stack: { label: 'Er hat noch' },
      callers: {
        label: 'Wie viele zahlen den Big Blind?',
        help: 'Der andere Blind mitgezählt, wenn er voll dabei ist.',
      },
      otherBlindFolded: { label: 'Hat der andere Blind gefoldet?' },
    },
  },
  penaltyUnserved: {
    label: 'Strafe nicht verbüßt',
    what: 'Tisch, Tag oder Event endet, bevor die Strafe verbüßt ist.',
    says: ['Rest der Strafe', 'Strafe am neuen Tisch', 'Tisch aufgelöst während Strafe'],
    facts: {
      unit: { label: 'Strafe in', values: UNITS },
      left: { label: 'Noch offen' },
      ends: {
        label: 'Was endet?',
        values: { table: 'Tisch oder Platz', day: 'Tag, Heat oder Spiel', event: 'das Event' },
      },
    },
  },
  refusedPenalty: {
    label: 'Strafe nicht angenommen',
    what: 'Ein Spieler weigert sich, eine Strafe oder Anweisung anzunehmen.',
    says: ['weigert sich', 'geht nicht', 'nimmt Strafe nicht an', 'ignoriert die Turnierleitung'],
    facts: { repeated },
  },
  disqualification: {
    label: 'Disqualifikation',
    what: 'Ein Spieler wird disqualifiziert oder ausgeschlossen: Stack, Platz, Punkte?',
    says: ['Disqualifikation', 'disqualifiziert', 'rausgeworfen', 'Ausschluss', 'DQ'],
    facts: {
      how: {
        label: 'Was ist verhängt?',
        values: { disqualified: 'Disqualifikation', excluded: 'Ausschluss mit Wertung' },
      },
      playersLeft: { label: 'Spieler noch im Turnier', help: 'Mit ihm.' },
    },
  },
  intoxication: {
    label: 'Alkohol, Drogen',
    what: 'Ein Spieler ist betrunken oder unter Drogen.',
    says: ['betrunken', 'Alkohol', 'Drogen', 'besoffen', 'lallt'],
    facts: { repeated },
  },
  floorWanted: {
    label: 'Turnierleitung gewünscht',
    what: 'Ein Spieler will die Turnierleitung am Tisch.',
    says: ['Floor rufen', 'Turnierleitung rufen', 'Beschwerde', 'Schiedsrichter'],
    facts: { calledBy: { label: 'Wer ruft?', values: { player: 'der Spieler', dealer: 'der Dealer' } } },
  },
};

export const conductOutcomesDe: OutcomeWords<ConductOutcome> = {
  sanction: ({ duty, proposed, both }) =>
    `${duty === 'must' ? 'Strafe muss folgen' : 'Strafe möglich'}: ${measuresDe[proposed]}${both ? ' für alle Beteiligten' : ''}`,
  noSanction: () => 'Keine Strafe',
  missHands: ({ hands }) => (hands === 1 ? 'Eine Hand aussetzen' : `${String(hands)} Hände aussetzen`),
  missButtonRounds: ({ rounds }) =>
    rounds === 1
      ? 'Aussetzen, bis der Button einmal herum ist'
      : `Aussetzen, bis der Button ${String(rounds)}-mal herum ist`,
  awayMinutes: ({ from, to }) =>
    to === undefined
      ? `${String(from)} Minuten Zeitstrafe`
      : `Zeitstrafe von ${String(from)} bis ${String(to)} Minuten`,
  penaltyNotKnown: ({ ladder, maxRounds }) =>
    `So nicht vorgesehen. Möglich: ${oder.format(ladder.map((measure) => measuresDe[measure]))}${maxRounds === undefined ? '' : `; höchstens ${String(maxRounds)} Runden`}`,
  penaltyLength: ({ from, to }) => `Nicht so lang: Eine Zeitstrafe dauert ${String(from)} bis ${String(to)} Minuten`,
  penaltyGoesOn: ({ left, unit }) => `Die Strafe geht weiter: noch ${String(left)} ${UNITS[unit]}`,
  penaltyEnds: () => 'Die Strafe endet',
  disqualified: ({ chips, score, place }) =>
    `Disqualifiziert${chips === 'removed' ? '; der Stack kommt aus dem Spiel' : ''}; ${SCORES[score]}${place === undefined ? '' : ` (Platz ${String(place)})`}`,
  eliminatedAtPlace: ({ place }) =>
    `Ausgeschlossen, gewertet auf Platz ${String(place)}; der Stack kommt aus dem Spiel`,
  allInDuringPenalty: ({ hand, mainPot, sidePot, returned, uncontested }) => {
    const back = returned === undefined ? '' : `; ${chips(returned)} gehen an den Caller zurück`;
    if (hand === 'liveForMainPot')
      return `Seine Karten leben ohne Aktion: Main Pot ${chips(mainPot)}${sidePot > 0 ? `, Side Pot ${chips(sidePot)}` : ''}${back}`;
    const pot = uncontested ? `der Caller bekommt ${chips(mainPot)}` : `die anderen spielen um ${chips(mainPot)}`;
    return `Seine Karten sind tot, er ist ausgeschieden; ${pot}${back}`;
  },
  floorCalled: ({ by }) =>
    by === 'dealer' ? 'Der Dealer ruft die Turnierleitung' : 'Der Spieler darf die Turnierleitung selbst rufen',
};

export const conductStepsDe: Sentences<ConductSteps> = {
  giveSanction: ({ measure }) => `Die Turnierleitung verhängt: ${measuresDe[measure]}.`,
  hintAtTable: () => 'Den Spieler am Tisch darauf hinweisen.',
  nameBothBreaches: () => 'Beide Verstöße nennen; geahndet wird der schwerere.',
  sendAway: ({ where }) => AWAY[where],
  beginPenalty: ({ when }) => BEGINS[when],
  dealInTakeBlinds: () => 'Er bekommt weiter Karten, die tot sind; Blinds und Ante werden genommen.',
  dealNothing: () => 'Er bekommt keine Karten und zahlt keine Blinds.',
  countHands: ({ hands }) => `Die Hände zählen: ${String(hands)}.`,
  countMisdeal: ({ times }) =>
    times === 1
      ? 'Ein Misdeal und die neu gegebene Hand zählen zusammen als eine.'
      : 'Ein Misdeal und die neu gegebene Hand zählen als zwei.',
  tellFloorWhenServed: () => 'Der Dealer sagt der Turnierleitung, wenn der Spieler zurückkommen darf.',
  tellNextTable: ({ left, unit }) => `Dem Dealer am neuen Tisch sagen: noch ${String(left)} ${UNITS[unit]}.`,
  removeStack: () => 'Den Stack aus dem Spiel nehmen.',
  leaveArea: () => 'Der Spieler verlässt den Turnierbereich.',
  reportToBoard: () => 'Dem Vorstand melden; auch der Verein kann bestraft werden.',
  fineClub: ({ euro }) => `Der Verein zahlt ${String(euro)} Euro.`,
  showWithMainPot: () => 'Seine Karten nach der letzten Setzrunde aufdecken; sie können nur den Main Pot gewinnen.',
  askThroughDealer: () => 'Der Spieler bittet den Dealer; nur der Dealer ruft.',
  mustBetOrRaiseNow: () => 'Ist die Setzrunde noch offen: Er muss jetzt setzen oder erhöhen.',
};

export const conductReasonsDe: Sentences<ConductReasons> = {
  reproachedWith: ({ offence }) => `Verstoß: ${offencesDe[offence]}.`,
  repeatedBreach: () => 'Es ist schon vorgekommen.',
  cautionsSoFar: ({ cautions }) => `Bisher ${String(cautions)} ${cautions === 1 ? 'Ermahnung' : 'Ermahnungen'}.`,
  handsReckoned: ({ players, rounds, hands }) =>
    `${String(players)} Spieler mal ${String(rounds)} ${rounds === 1 ? 'Runde' : 'Runden'} sind ${String(hands)} Hände.`,
  mainPotReckoned: ({ stack, callers, dead, pot }) =>
    `Main Pot: ${String(callers + 1)} × ${chips(stack)}${dead > 0 ? ` + ${chips(dead)}` : ''} = ${chips(pot)}.`,
  cannotRaiseFurther: () => 'Mehr als einen Anteil konnte er nicht gewinnen, oder niemand konnte noch zahlen.',
};
