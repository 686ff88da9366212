import { oneOf, type WordsOn } from '../policy-words.ts';

export const seating: WordsOn<'seating'> = {
  'seating.draw': {
    label: 'Auslosung der Plätze',
    meaning: 'Wie die Startplätze vergeben werden.',
    value: oneOf({
      random: 'Alle freien Plätze werden ausgelost.',
      clubSpread:
        'Zuerst werden die Spieler jedes Vereins gleichmäßig auf die Tische verteilt, dann wird an jedem Tisch ausgelost.',
      randomOrArranged:
        'Die Plätze werden ausgelost oder von der Turnierleitung bestimmt; bestimmte Plätze sind gekennzeichnet.',
    }),
  },
  'seating.separation': {
    label: 'Trennung bei der Auslosung',
    meaning: 'Wen die Auslosung auseinanderhält.',
    value: oneOf({
      none: 'Niemand wird auseinandergehalten.',
      sameClub: 'Spieler eines Vereins sitzen so weit verteilt, wie es die Zahlen zulassen.',
      namedPairs: 'Paare, die die Turnierleitung benennt, sitzen nicht am selben Tisch.',
      onePerClub: 'In jedem Turnier spielt nur einer je Verein.',
    }),
  },
  'seating.interestDisclosure': {
    label: 'Finanzielle Beteiligung',
    meaning: 'Ob Spieler eines Tisches sagen müssen, dass sie aneinander finanziell beteiligt sind.',
    value: oneOf({
      none: 'Nein.',
      discloseToTable: 'Ja, dem Dealer oder der Turnierleitung, die es dem Tisch sagt.',
    }),
  },
  'seating.wrongSeat': {
    label: 'Falscher Platz',
    meaning: 'Was gilt, wenn jemand mit richtigem Startstack auf einem falschen Platz begonnen hat.',
    value: oneOf({
      moveWithStack: 'Er wechselt nach der laufenden Hand mit seinen jetzigen Chips auf den richtigen Platz.',
      staysSeated: 'Er bleibt sitzen.',
    }),
  },
  'seating.identification': {
    label: 'Ausweis',
    meaning: 'Wann ein Spieler zeigen muss, wer er ist.',
    value: oneOf({
      never: 'Nie.',
      atSeat: 'Beim Einnehmen des Startplatzes, mit dem Ausweis des Verbandes.',
      onRequest: 'Wenn die Turnierleitung es verlangt.',
      registeredFirst: 'Ohne Ausweis, aber niemand setzt sich vor der Anmeldung.',
    }),
  },
  'seating.substitute': {
    label: 'Vertretung',
    meaning: 'Ob ein anderer für jemanden spielen darf.',
    value: oneOf({
      forbidden: 'Nein.',
      teamMateBetweenHeats: 'Nur ein Teamkollege, der den Stack in der Pause zwischen den Heats übernimmt.',
    }),
  },
  'seating.twoTables': {
    label: 'Zwei Tische zugleich',
    meaning: 'Ob jemand an zwei Tischen zugleich spielen darf.',
    value: oneOf({ forbidden: 'Nein.', allowed: 'Ja.' }),
  },
  'seating.ownSeatChange': {
    label: 'Platzwechsel auf Wunsch',
    meaning: 'Ob ein Spieler im Turnier von sich aus den Platz wechseln darf.',
    value: oneOf({ forbidden: 'Nein, nur auf Anweisung der Turnierleitung.', allowed: 'Ja.' }),
  },
  'seating.disabilities': {
    label: 'Körperliche Einschränkungen',
    meaning: 'Was für Spieler mit körperlichen Einschränkungen gilt.',
    value: oneOf({
      accommodate: 'Auf sie wird so weit wie möglich Rücksicht genommen: bei Platz, Karten und Zeit.',
      none: 'Keine eigene Regel.',
    }),
  },
  'seating.lateEntry': {
    label: 'Platz eines Nachzüglers',
    meaning: 'Welchen Platz bekommt, wer nach dem Start einsteigt, nachrückt oder neu einsteigt.',
    value: oneOf({
      lotAtShortestTables: 'Einen durch Los an den Tischen mit den wenigsten Spielern.',
      lotAtAllTables: 'Einen durch Los an allen Tischen.',
    }),
  },
};
