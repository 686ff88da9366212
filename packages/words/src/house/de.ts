import type { HouseWords } from './house-words.ts';

export const de: HouseWords = {
  problem: {
    notAHouseRulebook: 'Das ist kein Hausregelwerk von Riffle.',
    newer: 'Diese Datei hat ein neueres Riffle geschrieben.',
    badField: {
      id: () =>
        'Das Kürzel (id) besteht aus 2 bis 40 Kleinbuchstaben, Ziffern und Strichen und beginnt mit einem Buchstaben.',
      edition: () => 'Die Ausgabe (edition) besteht aus bis zu 40 Kleinbuchstaben, Ziffern, Punkten und Strichen.',
      name: () => 'Der Name (name) fehlt oder ist länger als 120 Zeichen.',
      extends: () => 'Es fehlt, auf welchem Regelwerk in welcher Ausgabe das Haus aufbaut (extends: id, edition).',
      answers: () => 'Die Antworten (answers) fehlen oder sind nicht lesbar.',
      other: (field) => `Die Angabe „${field}“ gibt es in einem Hausregelwerk nicht.`,
      answer: (policy) => `${policy}: Eine Antwort hat einen Wert (value) und höchstens eine Anmerkung (note).`,
      note: (policy) => `${policy}: Die Anmerkung ist leer oder länger als 500 Zeichen.`,
    },
    nameOfAnother: ({ id }) => `So heißt schon ein anderes Regelwerk: ${id}. Ein eigenes Kürzel wählen.`,
    noSuchRulebook: ({ id, edition }) => `Das Regelwerk ${id} in der Ausgabe ${edition} gibt es hier nicht.`,
    noSuchPolicy: ({ policy }) => `Die Frage „${policy}“ kennt Riffle nicht.`,
    notAValue: (policy) => `${policy}: So lässt sich das nicht beantworten.`,
    strangeNumber: (policy, { found, least, most }) =>
      `${policy}: ${String(found)} ist vermutlich vertippt. Möglich ist ${String(least)} bis ${String(most)}.`,
  },
  conflict: {
    withdrawDealerBelowRight: (one) =>
      `${one}: Der Dealer dürfte nach weniger als dem Anteil fragen, bis zu dem der Spieler ein Recht darauf hat. Die Grenze des Dealers muss mindestens so hoch sein.`,
    timePenaltyNotOnLadder: (one, other) =>
      `${one} und ${other} passen nicht zusammen: Entweder steht die Zeitstrafe auf der Leiter und hat eine Dauer, oder beides fehlt.`,
    timePenaltyBackwards: (one) => `${one}: Die längste Strafe ist kürzer als die kürzeste.`,
    roundsNotOnLadder: (one, other) => `${one} nennt eine Grenze, aber auf der ${other} steht keine Rundenstrafe.`,
    cautionsNotOnLadder: (one, other) => `${one} zählt Ermahnungen, aber auf der ${other} steht keine.`,
    straddleOnlyInTournaments: (one, other) =>
      `${one} ist im Turnier erlaubt, ${other} dagegen verboten. Gemeint ist wohl das Gegenteil.`,
    absenceLimitWithoutEnd: (one, other) =>
      `${one} setzt eine Grenze, aber unter „${other}“ folgt nichts, wenn sie überschritten ist.`,
  },
};
