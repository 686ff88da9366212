import { oneOf, type WordsOn } from '../policy-words.ts';

export const tables: WordsOn<'tables'> = {
  'tables.maxSeats': {
    label: 'Spieler je Tisch',
    meaning: 'Wie viele Spieler höchstens an einem Tisch sitzen.',
    value: ({ holdem, omaha, stud, atStart }) =>
      `Hold’em ${holdem}, Omaha ${omaha}, Stud ${stud}${atStart === undefined ? '.' : `; zu Beginn bis zu ${atStart}, außer bei Stud.`}`,
  },
  'tables.finalTableSize': {
    label: 'Größe des Finaltischs',
    meaning: 'Mit wie vielen Spielern der Finaltisch gebildet wird.',
    value: (size) => {
      switch (size.is) {
        case 'number':
          return `Hold’em ${size.holdem}, Omaha ${size.omaha}, Stud ${size.stud}.`;
        case 'bySeats':
          return `${size.eightOrNine} bei acht oder neun Plätzen je Tisch, ${size.sixOrSeven} bei sechs oder sieben, sonst so viele, wie ein Tisch Plätze hat.`;
        case 'sameAsTable':
          return 'So viele, wie ein Tisch Plätze hat.';
        case 'fullTablePlusOne':
          return `Einer mehr als an einem vollen Tisch, höchstens ${size.atMost}; nicht bei Heads-up-Turnieren.`;
      }
    },
  },
  'tables.format': {
    label: 'Turnierform',
    meaning: 'Ob Tische aufgelöst und ausgeglichen werden.',
    value: oneOf({
      multiTable: 'Tische werden aufgelöst und ausgeglichen.',
      sitAndGo: 'Jeder Tisch spielt bis zum Ende; niemand wird umgesetzt.',
    }),
  },
  'tables.breakOrder': {
    label: 'Reihenfolge der Auflösung',
    meaning: 'Wer bestimmt, welcher Tisch als nächster aufgelöst wird.',
    value: oneOf({
      publishedOrder: 'Die Reihenfolge steht fest und ist bekannt gegeben.',
      managementChoice: 'Die Turnierleitung entscheidet von Fall zu Fall.',
    }),
  },
  'tables.breakSeats': {
    label: 'Plätze nach der Auflösung',
    meaning: 'Welche Plätze die Spieler eines aufgelösten Tischs bekommen.',
    value: oneOf({
      anyFreeSeat: 'Die freien Plätze werden ausgelost; auf eine gleich gute Position besteht kein Anspruch.',
      samePosition: 'Jeder bekommt dieselbe Position zum Button, soweit sie frei ist.',
    }),
  },
  'tables.moverEntry': {
    label: 'Einstieg am neuen Tisch',
    meaning: 'Wo ein umgesetzter Spieler sofort Karten bekommt.',
    value: oneOf({
      notBetweenButtonAndSmallBlind:
        'Überall, auch in den Blinds und am Button; nur zwischen Button und Small Blind wird eine Hand gewartet.',
      everywhereAtOnce: 'Überall sofort, mit allen Pflichten des Platzes.',
    }),
  },
  'tables.clockDuringBreak': {
    label: 'Uhr während der Auflösung',
    meaning: 'Ob die Uhr steht, während ein Tisch aufgelöst wird.',
    value: (tables) =>
      tables === 0 ? 'Die Uhr läuft weiter.' : `Die Uhr steht, sobald höchstens ${tables} Tische übrig sind.`,
  },
  'tables.finalTableSeats': {
    label: 'Plätze am Finaltisch',
    meaning: 'Wer am Finaltisch wo sitzt.',
    value: oneOf({ allDrawn: 'Alle Plätze werden neu ausgelost, der Button auch.' }),
  },
};
