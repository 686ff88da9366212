import { oneOf, type WordsOn } from '../policy-words.ts';

const oder = new Intl.ListFormat('de', { type: 'disjunction' });

const levelChanges = {
  announced: 'mit der Ansage',
  clock: 'mit dem Ablauf der Uhr, auch ohne Ansage',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const timing: WordsOn<'timing'> = {
  'timing.levelChange': {
    label: 'Neues Level',
    meaning: 'Was ein neues Level in Kraft setzt; es gilt immer ab der nächsten Hand.',
    value: (changes) => `${capital(oder.format(changes.map((change) => levelChanges[change])))}.`,
  },
  'timing.clockCallAfter': {
    label: 'Bedenkzeit bis zum Ruf',
    meaning: 'Nach welcher Bedenkzeit die Uhr verlangt werden darf.',
    value: (value) => {
      switch (value.is) {
        case 'judged':
          return 'Ohne feste Zeit; das Personal beurteilt es.';
        case 'seconds': {
          const { from, fromAllIn, due } = value;
          const allIn = fromAllIn === from ? '' : `, beim All-in ${String(fromAllIn)}`;
          const latest = due === undefined ? '' : `; ab ${String(due)} Sekunden ohne Ermessen`;
          return `Nach ${String(from)} Sekunden${allIn}${latest}.`;
        }
      }
    },
  },
  'timing.clockStart': {
    label: 'Beginn der Bedenkzeit',
    meaning: 'Von wann an die Bedenkzeit zählt.',
    value: oneOf({
      previousAction: 'Vom Ende der Aktion davor an.',
      amountKnown: 'Sobald die Aktion davor fertig und, wenn gefragt, der Betrag bekannt ist.',
    }),
  },
  'timing.clockCaller': {
    label: 'Wer die Uhr verlangt',
    meaning: 'Wer darum bitten darf, dass die Uhr läuft.',
    value: oneOf({
      seatedPlayerViaDealer: 'Ein Spieler an seinem Platz beim Dealer; der entscheidet und ruft die Turnierleitung.',
      anySeatedPlayer: 'Jeder Spieler des Tisches an seinem Platz, auch wer nicht in der Hand ist.',
      staffOrPlayerWithConsent: 'Dealer oder Turnierleitung, oder ein Spieler mit ihrem Einverständnis.',
    }),
  },
  'timing.clockSeconds': {
    label: 'Zeit auf der Uhr',
    meaning: 'Wie lange ein Spieler noch hat, wenn die Uhr läuft.',
    value: ({ main, countdown }) =>
      `${String(main)} Sekunden, dann ${String(countdown)} laut gezählt: zusammen ${String(main + countdown)}.`,
  },
  'timing.clockShown': {
    label: 'Zeit zu sehen',
    meaning: 'Wo die laufende Bedenkzeit zu sehen ist.',
    value: oneOf({ atTable: 'Am Tisch.', onWall: 'Am Tisch und auf der Wand.' }),
  },
  'timing.clockShorten': {
    label: 'Kürzere Zeit',
    meaning: 'Ob die Turnierleitung diese Zeiten kürzen darf.',
    value: oneOf({ yes: 'Ja.', no: 'Nein.' }),
  },
  'timing.clockExpiryFree': {
    label: 'Zeit abgelaufen ohne Einsatz',
    meaning: 'Was gilt, wenn die Zeit abläuft und der Spieler hätte checken können.',
    value: oneOf({ handDead: 'Seine Hand ist tot.', check: 'Er hat gecheckt.' }),
  },
  'timing.timeLimit': {
    label: 'Zeitlimit',
    meaning: 'Ob ein Turnier auf Zeit gespielt wird.',
    value: oneOf({
      free: 'Der Veranstalter legt es fest.',
      always: 'Ja: Nach einer festgelegten Zeit ist es zu Ende.',
      never: 'Nein: Es wird bis zum Sieger gespielt.',
    }),
  },
  'timing.callOff': {
    label: 'Absage',
    meaning: 'Wer ein Turnier absagen oder um des Fair Play willen ändern darf.',
    value: oneOf({ byManagement: 'Die Spielleitung; der Grund wird festgehalten.' }),
  },
  'timing.endOfDay': {
    label: 'Ende des Tages',
    meaning: 'Wie ein Turniertag oder ein Spiel auf Zeit endet.',
    value: (value) => {
      switch (value.is) {
        case 'drawnLastHands':
          return `In den letzten ${String(value.lastMinutes)} Minuten wird die Uhr angehalten; ein Spieler lost aus, ob noch ${String(value.least)} bis ${String(value.most)} Hände folgen.`;
        case 'fixedLastHands':
          return `Wenn die Zeit um ist, folgen noch ${String(value.hands)} Hände.`;
        case 'levelEnd':
          return 'Mit dem Ende des Levels; die laufende Hand wird beendet.';
      }
    },
  },
};
