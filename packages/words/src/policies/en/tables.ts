import { oneOf, type WordsOn } from '../policy-words.ts';

export const tables: WordsOn<'tables'> = {
  'tables.maxSeats': {
    label: 'Players per table',
    meaning: 'How many players may sit at a table.',
    value: ({ holdem, omaha, stud, atStart }) =>
      `Hold’em ${holdem}, Omaha ${omaha}, stud ${stud}${atStart === undefined ? '.' : `; up to ${atStart} at the start, except in stud.`}`,
  },
  'tables.finalTableSize': {
    label: 'Size of the final table',
    meaning: 'With how many players the final table is formed.',
    value: (size) => {
      switch (size.is) {
        case 'number':
          return `Hold’em ${size.holdem}, Omaha ${size.omaha}, stud ${size.stud}.`;
        case 'bySeats':
          return `${size.eightOrNine} with eight or nine seats per table, ${size.sixOrSeven} with six or seven, otherwise as many as a table has seats.`;
        case 'sameAsTable':
          return 'As many as a table has seats.';
        case 'fullTablePlusOne':
          return `One more than at a full table, at most ${size.atMost}; not in heads-up events.`;
      }
    },
  },
  'tables.format': {
    label: 'Format',
    meaning: 'Whether tables are broken and balanced.',
    value: oneOf({
      multiTable: 'Tables are broken and balanced.',
      sitAndGo: 'Each table plays to its end; nobody is moved.',
    }),
  },
  'tables.breakOrder': {
    label: 'Order of breaking tables',
    meaning: 'Who decides which table is broken next.',
    value: oneOf({
      publishedOrder: 'The order is fixed and published.',
      managementChoice: 'The management decides case by case.',
    }),
  },
  'tables.breakSeats': {
    label: 'Seats after a break',
    meaning: 'Which seats the players of a broken table get.',
    value: oneOf({
      anyFreeSeat: 'The free seats are drawn; nobody may claim an equally good position.',
      samePosition: 'Everybody gets the same position relative to the button, as far as it is free.',
    }),
  },
  'tables.moverEntry': {
    label: 'First hand at the new table',
    meaning: 'Where a moved player is dealt in at once.',
    value: oneOf({
      notBetweenButtonAndSmallBlind:
        'Everywhere, blinds and button included; only between button and small blind a newcomer waits one hand.',
      everywhereAtOnce: 'Everywhere at once, with all duties of the seat.',
    }),
  },
  'tables.clockDuringBreak': {
    label: 'Clock during a break of tables',
    meaning: 'Whether the clock stops while a table is broken.',
    value: (tables) =>
      tables === 0 ? 'The clock runs on.' : `The clock stops once at most ${tables} tables are left.`,
  },
  'tables.finalTableSeats': {
    label: 'Seats at the final table',
    meaning: 'Who sits where at the final table.',
    value: oneOf({ allDrawn: 'All seats are drawn anew, and so is the button.' }),
  },
};
