import { oneOf, type WordsOn } from '../policy-words.ts';

export const seating: WordsOn<'seating'> = {
  'seating.draw': {
    label: 'Seat draw',
    meaning: 'How the starting seats are given out.',
    value: oneOf({
      random: 'All free seats are drawn.',
      clubSpread: 'First the players of each club are spread evenly over the tables, then each table is drawn.',
      randomOrArranged: 'Seats are drawn, or set by the management; seats that were set are marked.',
    }),
  },
  'seating.separation': {
    label: 'Kept apart by the draw',
    meaning: 'Whom the draw keeps apart.',
    value: oneOf({
      none: 'Nobody is kept apart.',
      sameClub: 'Players of one club are spread as far as the numbers allow.',
      namedPairs: 'Pairs named by the management do not sit at the same table.',
      onePerClub: 'Each tournament has only one player of each club.',
    }),
  },
  'seating.interestDisclosure': {
    label: 'Financial interest',
    meaning: 'Whether players at one table must say that they have a financial interest in each other.',
    value: oneOf({ none: 'No.', discloseToTable: 'Yes, to dealer or director, who tell the table.' }),
  },
  'seating.wrongSeat': {
    label: 'Wrong seat',
    meaning: 'What holds when somebody began on a wrong seat with the right starting stack.',
    value: oneOf({
      moveWithStack: 'After the running hand he moves to the right seat with the chips he has now.',
      staysSeated: 'He stays there.',
    }),
  },
  'seating.identification': {
    label: 'Identification',
    meaning: 'When a player must show who he is.',
    value: oneOf({
      never: 'Never.',
      atSeat: "When he takes his starting seat, with the federation's card.",
      onRequest: 'When the management asks.',
      registeredFirst: 'Without a document, but nobody sits down before registering.',
    }),
  },
  'seating.substitute': {
    label: 'Substitute',
    meaning: 'Whether another person may play for somebody.',
    value: oneOf({
      forbidden: 'No.',
      teamMateBetweenHeats: 'Only a team mate, who takes the stack over in the break between heats.',
    }),
  },
  'seating.twoTables': {
    label: 'Two tables at once',
    meaning: 'Whether one person may play at two tables at once.',
    value: oneOf({ forbidden: 'No.', allowed: 'Yes.' }),
  },
  'seating.ownSeatChange': {
    label: 'Seat change on request',
    meaning: 'Whether a player may change seats in a tournament on his own wish.',
    value: oneOf({ forbidden: 'No, only by order of the management.', allowed: 'Yes.' }),
  },
  'seating.disabilities': {
    label: 'Physical limitations',
    meaning: 'What holds for players with physical limitations.',
    value: oneOf({
      accommodate: 'They are helped as far as possible: with seat, cards and time.',
      none: 'No rule of its own.',
    }),
  },
  'seating.lateEntry': {
    label: 'Seat of a late entrant',
    meaning: 'Which seat somebody gets who enters after the start, as an alternate or again.',
    value: oneOf({
      lotAtShortestTables: 'One by lot at the tables with the fewest players.',
      lotAtAllTables: 'One by lot at all tables.',
    }),
  },
};
