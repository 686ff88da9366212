import { oneOf, type WordsOn } from '../policy-words.ts';

export const league: WordsOn<'league'> = {
  'league.pointsDeduction': {
    label: 'Punktabzug',
    meaning: 'Wie viele Punkte eine Strafe kostet.',
    value: (points) => {
      switch (points.is) {
        case 'none':
          return 'Keinen.';
        case 'free':
          return 'So viele, wie die Liga bestimmt.';
        case 'steps':
          return `Je ${String(points.each)}, zusammen höchstens ${String(points.atMost)}, nie unter 0.`;
      }
    },
  },
  'league.clubMeasures': {
    label: 'Maßnahmen gegen Vereine',
    meaning: 'Was einen Verein treffen kann.',
    value: oneOf({
      clubPenalty: 'Der Vorstand entscheidet, bis zum Ausschluss des Vereins.',
      list: 'Verwarnung, Punktabzug, Transfersperre, Geldstrafe, Zwangsabstieg, Ausschluss.',
      byLeague: 'Wie die Liga es festlegt.',
    }),
  },
  'league.dress': {
    label: 'Vereinskleidung',
    meaning: 'Was Spieler tragen und was es sonst kostet.',
    value: oneOf({
      clubShirtFineOrLeave: 'Sichtbare Vereinskleidung den ganzen Tag; sonst sofort eine Geldstrafe oder raus.',
      uniformFine: 'Einheitliche Trikots; sonst eine Geldstrafe je Person.',
      tvOnlyWish: 'Nur ein Wunsch am Finaltisch im Fernsehen.',
      none: 'Keine Vorschrift.',
    }),
  },
  'league.dressFine': {
    label: 'Geldstrafe für Kleidung',
    meaning: 'Was fehlende Vereinskleidung je Person kostet.',
    value: (euro) => (euro === 0 ? 'Wie die Liga es festlegt.' : `${String(euro)} Euro.`),
  },
  'league.lineUp': {
    label: 'Aufstellung',
    meaning: 'Wie viele Spieler antreten und bis wann sie genannt werden.',
    value: ({ players, least, daysBefore, changesUntilMinutes }) =>
      players === 0
        ? 'Wie die Liga es festlegt.'
        : `${String(players)} Spieler, mindestens ${String(least)}; genannt ${String(daysBefore)} Tage vorher, Änderungen bis ${String(changesUntilMinutes)} Minuten vor Beginn.`,
  },
  'league.lineUpFines': {
    label: 'Geldstrafen zur Aufstellung',
    meaning: 'Was zu wenige Spieler und eine späte Aufstellung kosten.',
    value: ({ shortTeam, lateOrIncomplete }) =>
      shortTeam + lateOrIncomplete === 0
        ? 'Keine.'
        : `${String(shortTeam)} Euro für zu wenige Spieler, ${String(lateOrIncomplete)} Euro für spät oder unvollständig.`,
  },
  'league.noShow': {
    label: 'Verein tritt nicht an',
    meaning: 'Was es kostet, wenn ein Verein nicht antritt.',
    value: ({ fine, points, lastPlaceFrom }) =>
      fine + points === 0
        ? 'Das entscheidet die Leitung.'
        : `${String(fine)} Euro und ${String(points)} Punkte; ab ${String(lastPlaceFrom)} Mal in der Saison letzter Platz.`,
  },
  'league.ineligible': {
    label: 'Nicht spielberechtigt',
    meaning: 'Was folgt, wenn jemand ohne Spielberechtigung antritt.',
    value: oneOf({
      roundZeroFine:
        'Der Verein bekommt in dieser Runde 0 Punkte und eine Geldstrafe; die anderen behalten ihre Einzelpunkte.',
      byLeague: 'Wie die Liga es festlegt.',
    }),
  },
  'league.ineligibleFine': {
    label: 'Geldstrafe ohne Spielberechtigung',
    meaning: 'Was das den Verein kostet.',
    value: (euro) => (euro === 0 ? 'Wie die Liga es festlegt.' : `${String(euro)} Euro.`),
  },
  'league.absentPlayerPoints': {
    label: 'Punkte eines Abwesenden',
    meaning: 'Wie viele Punkte bekommt, wer nie kommt.',
    value: (points) => `${String(points)} Punkte.`,
  },
  'league.sitAndGoPoints': {
    label: 'Punkte im Sit’n’Go',
    meaning: 'Punkte für die Plätze eines Sit’n’Gos.',
    value: (points) => (points.length === 0 ? 'Wie die Liga es festlegt.' : `${points.join(', ')}.`),
  },
  'league.inTimePoint': {
    label: 'Punkt für den Sieg in der Zeit',
    meaning: 'Wie viele Punkte ein Sieg in der Zeit dazu bringt.',
    value: (points) => `${String(points)}.`,
  },
  'league.teamPoints': {
    label: 'Punkte für Vereine',
    meaning: 'Punkte für die Plätze im Teamturnier und in der Runde.',
    value: (points) => (points.length === 0 ? 'Wie die Liga es festlegt.' : `${points.join(', ')}.`),
  },
  'league.individualRanking': {
    label: 'Einzelwertung',
    meaning: 'Wie die Einzelwertung der Saison entsteht.',
    value: oneOf({
      mvpThirds: 'Punkte aus den Sit’n’Gos und 7, 5 oder 3 je nach Drittel im Teamturnier.',
      byLeague: 'Wie die Liga es festlegt.',
    }),
  },
  'league.tieBreak': {
    label: 'Gleichstand in der Tabelle',
    meaning: 'Was bei gleichen Punkten zählt.',
    value: oneOf({
      winsSecondsThenRoundPoints:
        'Rundensiege, dann zweite Plätze und so weiter, dann die Summe der Rundenpunkte; um den Abstieg ein Heads-up.',
      byLeague: 'Wie die Liga es festlegt.',
    }),
  },
  'league.promotion': {
    label: 'Auf- und Abstieg',
    meaning: 'Wer auf- und absteigt.',
    value: oneOf({
      threeUpThreeDown: 'Drei steigen auf, drei ab; für einen gesperrten Verein rückt bis Platz 5 nach.',
      byLeague: 'Wie die Liga es festlegt.',
    }),
  },
  'league.licence': {
    label: 'Lizenz',
    meaning: 'Ob ein Verein eine Lizenz braucht.',
    value: oneOf({ yearly: 'Jedes Jahr, gegen Gebühr; sie kann entzogen werden.', none: 'Keine.' }),
  },
  'league.transferLock': {
    label: 'Vereinswechsel',
    meaning: 'Ob ein Spieler in der Saison den Verein wechseln darf.',
    value: oneOf({
      lockedAfterAppearance: 'Nach einem Einsatz erst in der nächsten Saison.',
      byLeague: 'Wie die Liga es festlegt.',
    }),
  },
  'league.pointsAgreement': {
    label: 'Absprache über Punkte',
    meaning: 'Ob Ligapunkte nach Absprache geteilt werden dürfen.',
    value: oneOf({ forbidden: 'Nein.', allowed: 'Ja.' }),
  },
  'league.recordCard': {
    label: 'Ergebnisse am Tisch',
    meaning: 'Wo Ergebnisse am Tisch festgehalten werden.',
    value: oneOf({
      roundCard: 'Der Sieger gibt die ausgefüllte Rundenkarte ab.',
      tableCard: 'Hinweise, Ermahnungen und Stacks stehen auf der Tischkarte.',
      none: 'Nur in Riffle.',
    }),
  },
  'league.clubCheckIn': {
    label: 'Anmeldung des Klubs vor Ort',
    meaning: 'Ob der Kapitän seinen Klub bei der Turnierleitung anmeldet.',
    value: oneOf({ captainBeforeStart: 'Ja, vor Turnierbeginn.', none: 'Nein.' }),
  },
  'league.clubCardBetweenHeats': {
    label: 'Vereinskarte beim Wechsel',
    meaning: 'Was beim Spielerwechsel zwischen den Heats mit der Vereinskarte geschieht.',
    value: oneOf({ onStack: 'Sie liegt auf dem Stack.', none: 'Es gibt keine.' }),
  },
  'league.clubCardWhenOut': {
    label: 'Vereinskarte beim Ausscheiden',
    meaning: 'Was mit der Vereinskarte geschieht, wenn der Stack verloren ist.',
    value: oneOf({ handedInAtOnce: 'Sie kommt sofort zur Turnierleitung.', none: 'Es gibt keine.' }),
  },
};
