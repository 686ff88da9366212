import { oneOf, type WordsOn } from '../policy-words.ts';

export const chips: WordsOn<'chips'> = {
  'chips.raceMethod': {
    label: 'Taking small chips out',
    meaning: 'What happens to small chips that cannot be exchanged evenly.',
    value: oneOf({
      race: 'They are raced for with cards.',
      roundUpEach: 'No race: everybody gets one chip of the next value for his remainder.',
      noRemoval: 'Small chips stay in play as a rule.',
    }),
  },
  'chips.evenExchange': {
    label: 'Even exchange',
    meaning: 'What happens to small chips that come out even.',
    value: oneOf({ first: 'They are changed at their value first.' }),
  },
  'chips.raceLayout': {
    label: 'Chip race: chips',
    meaning: 'Where the chips lie that are raced for.',
    value: oneOf({ inSight: 'In sight, in front of each player.' }),
  },
  'chips.raceStart': {
    label: 'Chip race: start',
    meaning: 'Where the dealing of the cards starts.',
    value: oneOf({
      seat1: 'At seat 1, or the first seat after it with leftovers.',
      leftOfButton: 'Left of the button, which has not moved yet.',
    }),
  },
  'chips.raceCards': {
    label: 'Chip race: cards',
    meaning: 'How many cards there are, and in which order.',
    value: oneOf({ onePerChipEnBloc: 'One for each leftover chip; everybody gets all his cards at once.' }),
  },
  'chips.raceTie': {
    label: 'Chip race: equal cards',
    meaning: 'What decides between equal ranks.',
    value: oneOf({ suits: 'The suit: spades, hearts, diamonds, clubs.' }),
  },
  'chips.raceNumber': {
    label: 'Chip race: number of chips',
    meaning: "How many larger chips are raced for when the table's sum does not come out even.",
    value: oneOf({
      halfUp: 'Rounded down below one half, up from one half.',
      up: 'Always rounded up.',
      down: 'Always rounded down; the rest is forfeited.',
    }),
  },
  'chips.raceMaxPerPlayer': {
    label: 'Chip race: most for one player',
    meaning: 'How many chips a player can win.',
    value: (most) => (most === 1 ? 'One.' : `${String(most)}.`),
  },
  'chips.raceLastChip': {
    label: 'Chip race: last chip',
    meaning: 'What a player gets who would have nothing left.',
    value: oneOf({ oneChip: 'One chip of the smallest value; nobody goes out by it.' }),
  },
  'chips.lateFoundChips': {
    label: 'Chips found late',
    meaning: 'What holds for small chips that turn up after the removal.',
    value: oneOf({
      exchangeEvenRestLapses: 'They are exchanged as far as it comes out even; the rest lapses.',
      lapse: 'They lapse.',
    }),
  },
  'chips.colorUpWhen': {
    label: 'Time of the colour-up',
    meaning: 'When small values are taken out.',
    value: oneOf({
      nextBreak: 'At the latest in the next break.',
      whenNotNeeded: 'When no coming level needs them.',
    }),
  },
  'chips.colorUpUnscheduled': {
    label: 'Colour-up at other times',
    meaning: 'Whether chips may be coloured up at other times.',
    value: oneOf({ floorAnyTime: 'Yes, by the floor at any time.', floorAnnounced: 'Yes, by the floor, announced.' }),
  },
  'chips.colorUpPresence': {
    label: 'Who is there at the colour-up',
    meaning: 'Who watches when chips are coloured up.',
    value: oneOf({
      playerInvited: 'The player has the right and is asked to be there.',
      witness: 'A second employee or a player as witness.',
      recommended: 'It is recommended to the player.',
    }),
  },
  'chips.visibility': {
    label: 'High chips',
    meaning: 'Where chips of high value lie.',
    value: oneOf({ visibleInFront: 'In front or on top, visible and countable.' }),
  },
  'chips.changeBetweenPlayers': {
    label: 'Change between players',
    meaning: 'Whether players may change chips among themselves.',
    value: oneOf({
      dealerOnly: 'No, only through the dealer; exclusion is possible.',
      noChangeFromPot: 'Not out of the pot on their own.',
    }),
  },
  'chips.hiddenTransport': {
    label: 'Chips out of sight',
    meaning: 'What holds when chips are carried hidden or pocketed.',
    value: oneOf({
      forfeitAndExclude: 'The chips are lost and the player is excluded.',
      forfeitMayDisqualify: 'The chips are lost; disqualification is possible.',
      mayForfeitMayDisqualify: 'The chips may be lost; disqualification is possible.',
      forfeitIntentDisqualifies: 'The chips are out of play; on purpose, disqualification.',
    }),
  },
  'chips.foundOnFloor': {
    label: 'Chip on the floor',
    meaning: 'What becomes of a chip that is found on the floor.',
    value: oneOf({
      ownerIfCertain: 'It goes back if it is certain whose it is; otherwise the floor decides.',
      outOfPlay: 'It is taken out of play.',
    }),
  },
  'chips.notedForBreak': {
    label: 'Chip count before a break',
    meaning: 'From when on a stack is noted for the break.',
    value: oneOf({
      anyTime: 'At any time.',
      handOverOrFolded: 'Only when the hand is over, or after folding in turn.',
    }),
  },
  'chips.carrier': {
    label: 'Carrying chips',
    meaning: 'How chips are carried to another table.',
    value: oneOf({ rack: 'In a rack or on a tray.', visible: 'In sight.' }),
  },
  'chips.foreignObjects': {
    label: 'Foreign things on the table',
    meaning: 'What may lie on the table besides tournament chips.',
    value: oneOf({
      oneProtector: 'Only one card protector of fitting size.',
      noForeignChips: 'No foreign chips.',
      noForeignChipsButProtector: 'No foreign chips, except one as a card protector.',
    }),
  },
};
