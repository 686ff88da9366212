import { oneOf, type WordsOn } from '../policy-words.ts';

const oder = new Intl.ListFormat('de', { type: 'disjunction' });

const minutes = (count: number): string => (count === 0 ? 'Keine.' : `${String(count)} Minuten.`);

const players = (count: number): string => (count === 1 ? '1 Spieler.' : `${String(count)} Spieler.`);

const WAYS = {
  waitBigBlind: 'auf den Big Blind warten',
  postBoth: 'beide Blinds nachzahlen, der Big Blind lebt',
  buyButton: 'den Button kaufen',
} as const;

const runsFrom = { flop: 'ab dem Flop', turn: 'am Turn und River, nie am Flop' } as const;

export const cash: WordsOn<'cash'> = {
  'cash.straddle': {
    label: 'Straddle im Cashgame',
    meaning: 'Ob und wie im Cashgame ein Straddle gesetzt wird.',
    value: oneOf({
      chainFromUnderTheGun:
        'Ab dem Spieler nach dem Big Blind bis zum Button, jeder das Doppelte des vorigen; der letzte spricht vor dem Flop zuletzt.',
      forbidden: 'Nicht erlaubt.',
    }),
  },
  'cash.runItTwice': {
    label: 'Zweimal geben im Cashgame',
    meaning: 'Ab welchem Pot und wofür im Cashgame zweimal gegeben wird.',
    value: ({ runs, from, minBigBlinds }) =>
      `Ab ${minBigBlinds} Big Blinds im Pot, bis zu ${runs}-mal, ${runsFrom[from]}.`,
  },
  'cash.stakeForm': {
    label: 'Womit gespielt wird',
    meaning: 'Was auf dem Tisch als Einsatz gilt.',
    value: oneOf({
      valueChipsOnly: 'Nur Wertchips; Geldscheine spielen nicht mit.',
      noCashOnTable: 'Bargeld darf nicht auf dem Tisch liegen.',
      cashPlays: 'Geldscheine auf dem Tisch spielen mit.',
    }),
  },
  'cash.shortTopUp': {
    label: 'Halbes Nachkaufen',
    meaning: 'Wie oft am Abend man nur auf das halbe Mindest-Buy-in auffüllen darf.',
    value: (times) => (times === 0 ? 'Nie.' : times === 1 ? 'Einmal.' : `${String(times)}-mal.`),
  },
  'cash.stakeOnTableChange': {
    label: 'Einsatz beim Tischwechsel',
    meaning: 'Ob ein Spieler beim Tischwechsel Chips vom Tisch nehmen darf.',
    value: oneOf({
      sameLimitNotReduced: 'Beim gleichen Limit nicht; bei einem anderen Limit darf er weniger mitbringen.',
      free: 'Ja, er bringt mit, was er will.',
    }),
  },
  'cash.takingOff': {
    label: 'Chips vom Tisch nehmen',
    meaning: 'Ob jemand Chips vom Tisch nehmen darf, solange er weiterspielt.',
    value: oneOf({
      forbidden: 'Nein, sie bleiben sein Einsatz.',
      free: 'Ja, zwischen zwei Händen.',
    }),
  },
  'cash.payFromStake': {
    label: 'Bezahlen aus dem Einsatz',
    meaning: 'Ob Speisen und Getränke aus dem Tischeinsatz bezahlt werden.',
    value: oneOf({ ownConsumption: 'Nur, was er selbst am Tisch verzehrt.', never: 'Nein.' }),
  },
  'cash.reservationLapse': {
    label: 'Reservierung verfällt nach',
    meaning: 'Wie lange nach der geplanten Öffnung eine Reservierung gilt.',
    value: minutes,
  },
  'cash.seatPriority': {
    label: 'Wer einen freien Platz bekommt',
    meaning: 'In welcher Reihenfolge freie Plätze vergeben werden.',
    value: oneOf({
      ownTableThenListThenNew:
        'Erst Platzwechsel am Tisch, dann gemeldete Tischwechsel, dann die Warteliste, dann neue Gäste.',
      listFirst: 'Erst die Warteliste.',
    }),
  },
  'cash.seatChangeOrder': {
    label: 'Mehrere wollen denselben Platz',
    meaning: 'Wer am Tisch zuerst wechseln darf.',
    value: oneOf({
      registrationThenLowerSeat: 'Wer sich zuerst gemeldet hat, sonst die niedrigere Platznummer.',
      lot: 'Das Los.',
    }),
  },
  'cash.callWait': {
    label: 'Zeit nach dem Aufruf',
    meaning: 'Wie lange ein Aufgerufener Zeit hat, seinen Platz einzunehmen.',
    value: minutes,
  },
  'cash.listPriority': {
    label: 'Status auf der Warteliste',
    meaning: 'Ob der Status eines Gasts auf der Warteliste zählt.',
    value: oneOf({ statusConsidered: 'Er wird berücksichtigt.', orderOnly: 'Nur die Reihenfolge zählt.' }),
  },
  'cash.pauseLimit': {
    label: 'Pause am Tisch',
    meaning: 'Nach welcher Unterbrechung ein Platz freigegeben wird.',
    value: minutes,
  },
  'cash.restaurantBreak': {
    label: 'Essenspause',
    meaning: 'Wie lange eine Essenspause dauern darf, einmal am Abend.',
    value: minutes,
  },
  'cash.missedBlinds': {
    label: 'Zurück nach verpassten Blinds',
    meaning: 'Wie ein Spieler nach verpassten Blinds wieder einsteigt.',
    value: (ways) => {
      const text = oder.format(ways.map((way) => WAYS[way]));
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
  },
  'cash.tableChangeDifference': {
    label: 'Tischwechsel auf Wunsch',
    meaning: 'Um wie viele Spieler sich die Tische danach höchstens unterscheiden dürfen.',
    value: players,
  },
  'cash.newGuestTable': {
    label: 'Tisch eines neuen Gasts',
    meaning: 'An welchen Tisch ein neuer Gast kommt.',
    value: oneOf({ smallestTable: 'An den mit den wenigsten Spielern.', guestChooses: 'Er sucht ihn aus.' }),
  },
  'cash.balanceDifference': {
    label: 'Ausgleich der Tische ab',
    meaning: 'Ab welchem Unterschied Spieler wechseln müssen.',
    value: players,
  },
  'cash.balanceWho': {
    label: 'Wer wechseln muss',
    meaning: 'Wer beim Ausgleich der Tische wechselt.',
    value: oneOf({
      volunteersLastArrivalsLot: 'Freiwillige, dann wer in den letzten 30 Minuten zuletzt kam, dann das Los.',
      lot: 'Das Los.',
    }),
  },
  'cash.runItTwiceFee': {
    label: 'Gebühr für zweimal Austeilen',
    meaning: 'Was eine zweimal ausgeteilte Hand kostet.',
    value: (fee) => (fee === 0 ? 'Nichts.' : `${String(fee)} Franken oder Euro.`),
  },
  'cash.seatChange': {
    label: 'Platzwechsel am Tisch',
    meaning: 'Wie man am eigenen Tisch den Platz wechselt.',
    value: oneOf({
      clockwiseWaitOrPost:
        'Im Uhrzeigersinn: aussetzen bis zum Big Blind oder einen Big Blind setzen. Dagegen: frei, aber nicht am Big Blind vorbei.',
      free: 'Frei.',
    }),
  },
};
