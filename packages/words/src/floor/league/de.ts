import type { LeagueKinds, LeagueOutcome, LeagueReasons, LeagueSteps } from '@riffle/floor';
import type { KindWords, OutcomeWords, Sentences } from '../floor-words.ts';

export const leagueKindsDe: KindWords<LeagueKinds> = {
  teamShort: {
    label: 'Team unvollständig',
    what: 'Ein Verein hat zu wenige Spieler.',
    says: ['zu wenige Spieler', 'nur fünf', 'Team unvollständig', 'Geisterspieler'],
    facts: { present: { label: 'Anwesende Spieler' } },
  },
  unlicensedPlayer: {
    label: 'Nicht spielberechtigt',
    what: 'Jemand spielt ohne Spielberechtigung oder soll so spielen.',
    says: ['keine Lizenz', 'nicht spielberechtigt', 'falscher Verein', 'gesperrt'],
    facts: {
      why: {
        label: 'Warum?',
        values: {
          notEligible: 'keine Spielberechtigung',
          bothDivisions: 'in beiden Ligen eingesetzt',
          changedClub: 'Verein gewechselt',
        },
      },
      appeared: { label: 'Hat er diese Saison für einen anderen Verein gespielt?' },
      fielded: { label: 'Hat er schon gespielt?' },
    },
  },
  lateLineUp: {
    label: 'Aufstellung',
    what: 'Eine Aufstellung kommt spät, unvollständig oder wird geändert.',
    says: ['Aufstellung zu spät', 'Aufstellung ändern', 'Spieler tauschen'],
    facts: {
      what: { label: 'Was?', values: { lineUp: 'Meldung der Aufstellung', change: 'Änderung am Spieltag' } },
      inTime: { label: 'Rechtzeitig?' },
      complete: { label: 'Vollständig?' },
      minutesBefore: { label: 'Minuten vor Beginn' },
      newPlayerEligible: { label: 'Ist der Neue spielberechtigt?' },
    },
  },
  noShow: {
    label: 'Verein nicht da',
    what: 'Ein Verein tritt nicht an.',
    says: ['nicht angetreten', 'Verein fehlt'],
    facts: { times: { label: 'Zum wievielten Mal in dieser Saison?' } },
  },
  clothing: {
    label: 'Vereinskleidung',
    what: 'Vereinskleidung fehlt oder ist verdeckt.',
    says: ['Trikot', 'Vereinsshirt', 'Kleidung', 'Pullover drüber', 'Hoodie'],
    facts: {
      how: {
        label: 'Wie?',
        values: { missing: 'sie fehlt', covered: 'sie ist verdeckt', putRightAtOnce: 'gleich gezeigt' },
      },
      persons: { label: 'Wie viele Personen?' },
    },
  },
  pointsAgreement: {
    label: 'Punkte geteilt',
    what: 'Spieler wollen Ligapunkte untereinander teilen.',
    says: ['Punkte teilen', 'Deal', 'Absprache Punkte'],
    facts: { allAgree: { label: 'Sind alle einverstanden?' } },
  },
  pointsDeducted: {
    label: 'Punktabzug',
    what: 'Eine Strafe kostet Punkte.',
    says: ['Punkte abziehen', 'Punktstrafe'],
    facts: { scored: { label: 'Punkte für den Platz' }, takenBefore: { label: 'Schon abgezogen' } },
  },
};

export const leagueOutcomesDe: OutcomeWords<LeagueOutcome> = {
  mayPlay: ({ fine, ghosts }) =>
    `Das Team darf spielen${ghosts > 0 ? `, mit ${String(ghosts)} Geisterspieler${ghosts === 1 ? '' : 'n'}` : ''}${fine > 0 ? `; ${String(fine)} Euro` : ''}`,
  tooFewCountsAsAbsent: ({ fine, points }) =>
    `Zu wenige: gilt als nicht angetreten; ${String(fine)} Euro und ${String(points)} Punkte Abzug`,
  clubAbsent: ({ fine, points, lastPlace }) =>
    `${String(fine)} Euro und ${String(points)} Punkte Abzug${lastPlace ? '; letzter Platz der Saison' : ''}`,
  roundZero: ({ fine }) => `Der Verein hat in dieser Runde 0 Punkte; ${String(fine)} Euro`,
  notEligible: () => 'Er darf nicht spielen',
  eligible: () => 'Er darf spielen',
  lineUpStands: ({ fine }) => (fine > 0 ? `Die Aufstellung gilt; ${String(fine)} Euro` : 'Die Aufstellung gilt'),
  changeAccepted: () => 'Die Änderung gilt',
  changeTooLate: () => 'Zu spät; die Aufstellung bleibt',
  changeRefused: () => 'Abgelehnt: Der Neue ist nicht spielberechtigt',
  dressFine: ({ total }) =>
    total === undefined ? 'Geldstrafe sofort, oder raus aus dem Turnier' : `${String(total)} Euro für den Verein`,
  dressInOrder: () => 'In Ordnung',
  dressOnlyWished: () => 'Nur ein Wunsch, keine Strafe',
  agreementVoid: () => 'Die Absprache gilt nicht',
  agreementStands: () => 'Die Absprache gilt',
  pointsLeft: ({ points, taken }) => `${String(taken)} Punkte Abzug: es bleiben ${String(points)}`,
  harderPenaltyNeeded: () => 'Mehr Punkte gehen nicht; eine härtere Strafe wählen',
  leagueDecides: () => 'Das entscheidet die Liga',
};

export const leagueStepsDe: Sentences<LeagueSteps> = {
  bookFine: ({ euro }) => `${String(euro)} Euro dem Verein in Rechnung stellen.`,
  deductTablePoints: ({ points }) => `Dem Verein ${String(points)} Punkte in der Tabelle abziehen.`,
  deductPoints: ({ points }) => `${String(points)} Punkte abziehen, einzeln und in der Vereinswertung.`,
  placeLast: () => 'Den Verein in der Endtabelle auf den letzten Rang setzen.',
  recalculateRound: () => 'Runde und Tabelle neu berechnen; die anderen rücken auf.',
  replaceByGhost: ({ ghosts }) => `${String(ghosts)} Geisterspieler eintragen.`,
  showClothing: () => 'Den Spieler auffordern, die Vereinskleidung sofort zu zeigen.',
  collectFineOrSendAway: () => 'Die Geldstrafe sofort nehmen; sonst verlässt er das Turnier, bis sie bezahlt ist.',
  bookByFinalPlaces: () => 'Die Punkte nach den Endplätzen buchen.',
  bringToLeague: () => 'Aufschreiben und der Liga vorlegen.',
};

export const leagueReasonsDe: Sentences<LeagueReasons> = {
  presentOf: ({ present, wanted }) => `${String(present)} von ${String(wanted)} Spielern sind da.`,
  individualPointsStay: () => 'Die anderen Spieler behalten ihre Einzelpunkte.',
  timesThisSeason: ({ times }) => `Zum ${String(times)}. Mal in dieser Saison.`,
  personsTimes: ({ persons, each }) => `${String(persons)} × ${String(each)} Euro.`,
};
