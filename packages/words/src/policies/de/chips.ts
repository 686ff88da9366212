import { oneOf, type WordsOn } from '../policy-words.ts';

export const chips: WordsOn<'chips'> = {
  'chips.raceMethod': {
    label: 'Kleine Chips herausnehmen',
    meaning: 'Was mit kleinen Chips geschieht, die sich nicht glatt wechseln lassen.',
    value: oneOf({
      race: 'Sie werden mit Karten ausgespielt (Chip Race).',
      roundUpEach: 'Kein Chip Race: Jeder bekommt für seinen Rest einen Chip des nächsten Werts.',
      noRemoval: 'Kleine Chips bleiben in der Regel im Spiel.',
    }),
  },
  'chips.evenExchange': {
    label: 'Glatt wechseln',
    meaning: 'Was mit kleinen Chips geschieht, die sich glatt wechseln lassen.',
    value: oneOf({ first: 'Sie werden zuerst zum Wert gewechselt.' }),
  },
  'chips.raceLayout': {
    label: 'Chip Race: Chips',
    meaning: 'Wo die Chips liegen, um die es geht.',
    value: oneOf({ inSight: 'Offen sichtbar vor jedem Spieler.' }),
  },
  'chips.raceStart': {
    label: 'Chip Race: Beginn',
    meaning: 'Wo das Geben der Karten beginnt.',
    value: oneOf({
      seat1: 'Auf Platz 1 oder dem ersten Platz danach mit übrigen Chips.',
      leftOfButton: 'Links vom Button, der noch nicht weitergegangen ist.',
    }),
  },
  'chips.raceCards': {
    label: 'Chip Race: Karten',
    meaning: 'Wie viele Karten es gibt und in welcher Folge.',
    value: oneOf({ onePerChipEnBloc: 'Eine für jeden übrigen Chip; jeder bekommt alle seine Karten auf einmal.' }),
  },
  'chips.raceTie': {
    label: 'Chip Race: gleiche Karten',
    meaning: 'Was bei gleichem Rang entscheidet.',
    value: oneOf({ suits: 'Die Farbe: Pik, Herz, Karo, Kreuz.' }),
  },
  'chips.raceNumber': {
    label: 'Chip Race: Zahl der Chips',
    meaning: 'Um wie viele große Chips es geht, wenn die Summe am Tisch nicht aufgeht.',
    value: oneOf({
      halfUp: 'Unter der Hälfte wird abgerundet, ab der Hälfte aufgerundet.',
      up: 'Es wird immer aufgerundet.',
      down: 'Es wird immer abgerundet; der Rest verfällt.',
    }),
  },
  'chips.raceMaxPerPlayer': {
    label: 'Chip Race: höchstens für einen',
    meaning: 'Wie viele Chips ein Spieler gewinnen kann.',
    value: (most) => (most === 1 ? 'Einen.' : `${String(most)}.`),
  },
  'chips.raceLastChip': {
    label: 'Chip Race: letzter Chip',
    meaning: 'Was bekommt, wer sonst nichts mehr hätte.',
    value: oneOf({ oneChip: 'Einen Chip des kleinsten Werts; niemand scheidet dadurch aus.' }),
  },
  'chips.lateFoundChips': {
    label: 'Spät gefundene Chips',
    meaning: 'Was für kleine Chips gilt, die nach dem Herausnehmen auftauchen.',
    value: oneOf({
      exchangeEvenRestLapses: 'Sie werden gewechselt, soweit es aufgeht; der Rest verfällt.',
      lapse: 'Sie verfallen.',
    }),
  },
  'chips.colorUpWhen': {
    label: 'Zeitpunkt des Color-Up',
    meaning: 'Wann kleine Werte herausgenommen werden.',
    value: oneOf({
      nextBreak: 'Spätestens in der nächsten Pause.',
      whenNotNeeded: 'Wenn kein kommendes Level sie mehr braucht.',
    }),
  },
  'chips.colorUpUnscheduled': {
    label: 'Color-Up zwischendurch',
    meaning: 'Ob auch zu anderer Zeit gewechselt werden darf.',
    value: oneOf({
      floorAnyTime: 'Ja, die Turnierleitung jederzeit.',
      floorAnnounced: 'Ja, die Turnierleitung mit Ansage.',
    }),
  },
  'chips.colorUpPresence': {
    label: 'Wer beim Color-Up dabei ist',
    meaning: 'Wer zusieht, wenn gewechselt wird.',
    value: oneOf({
      playerInvited: 'Der Spieler hat das Recht dazu und wird gebeten.',
      witness: 'Ein zweiter Mitarbeiter oder ein Spieler als Zeuge.',
      recommended: 'Dem Spieler wird es empfohlen.',
    }),
  },
  'chips.visibility': {
    label: 'Hohe Chips',
    meaning: 'Wo Chips mit hohem Wert liegen.',
    value: oneOf({ visibleInFront: 'Vorn oder oben, sichtbar und zählbar.' }),
  },
  'chips.changeBetweenPlayers': {
    label: 'Wechseln unter Spielern',
    meaning: 'Ob Spieler untereinander Chips wechseln dürfen.',
    value: oneOf({
      dealerOnly: 'Nein, nur über den Dealer; Ausschluss ist möglich.',
      noChangeFromPot: 'Nicht selbst aus dem Pot.',
    }),
  },
  'chips.hiddenTransport': {
    label: 'Versteckte Chips',
    meaning: 'Was gilt, wenn Chips verdeckt getragen oder eingesteckt werden.',
    value: oneOf({
      forfeitAndExclude: 'Die Chips sind verloren, der Spieler wird ausgeschlossen.',
      forfeitMayDisqualify: 'Die Chips sind verloren; Disqualifikation ist möglich.',
      mayForfeitMayDisqualify: 'Die Chips können verfallen; Disqualifikation ist möglich.',
      forfeitIntentDisqualifies: 'Die Chips sind aus dem Turnier; bei Absicht Disqualifikation.',
    }),
  },
  'chips.foundOnFloor': {
    label: 'Chip am Boden',
    meaning: 'Was mit einem Chip geschieht, der am Boden gefunden wird.',
    value: oneOf({
      ownerIfCertain: 'Er geht zurück, wenn feststeht, wem er gehört; sonst entscheidet der Floor.',
      outOfPlay: 'Er kommt aus dem Spiel.',
    }),
  },
  'chips.notedForBreak': {
    label: 'Chipstand vor der Pause',
    meaning: 'Ab wann ein Stack für die Pause notiert wird.',
    value: oneOf({
      anyTime: 'Jederzeit.',
      handOverOrFolded: 'Erst, wenn die Hand vorbei ist oder man an der Reihe gefoldet hat.',
    }),
  },
  'chips.carrier': {
    label: 'Chips tragen',
    meaning: 'Wie Chips an einen anderen Tisch kommen.',
    value: oneOf({ rack: 'In einem Rack oder auf einem Tablett.', visible: 'Offen sichtbar.' }),
  },
  'chips.foreignObjects': {
    label: 'Fremdes auf dem Tisch',
    meaning: 'Was außer Turnierchips auf dem Tisch liegen darf.',
    value: oneOf({
      oneProtector: 'Nur ein Kartenschützer angemessener Größe.',
      noForeignChips: 'Keine fremden Chips.',
      noForeignChipsButProtector: 'Keine fremden Chips, außer einem als Kartenschützer.',
    }),
  },
};
