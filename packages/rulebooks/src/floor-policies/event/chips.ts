/** Chips: where they lie, how they are changed, how small ones go out. */
export type ChipPolicies = {
  /** What happens to small chips that cannot be exchanged evenly. */
  'chips.raceMethod': 'race' | 'roundUpEach' | 'noRemoval';
  /** Chips that come out even are changed at their value before anything is raced for or rounded. */
  'chips.evenExchange': 'first';
  /** Where the chips lie that are raced for. */
  'chips.raceLayout': 'inSight';
  /** Where the dealing of the race cards starts. */
  'chips.raceStart': 'seat1' | 'leftOfButton';
  /** One card for each leftover chip; a player gets all his cards before the next. */
  'chips.raceCards': 'onePerChipEnBloc';
  /** Equal ranks in the race, ace high: spades, hearts, diamonds, clubs. */
  'chips.raceTie': 'suits';
  /** How many larger chips are raced for when the sum of a table's leftovers does not come out even. */
  'chips.raceNumber': 'halfUp' | 'up' | 'down';
  /** Chips a player can win. */
  'chips.raceMaxPerPlayer': number;
  /** What a player gets who would have nothing left after the race. */
  'chips.raceLastChip': 'oneChip';
  /** Small chips found after the removal. */
  'chips.lateFoundChips': 'exchangeEvenRestLapses' | 'lapse';
  /** When small values are taken out. */
  'chips.colorUpWhen': 'nextBreak' | 'whenNotNeeded';
  /** Colour-up at other times. */
  'chips.colorUpUnscheduled': 'floorAnyTime' | 'floorAnnounced';
  /** Who is there. */
  'chips.colorUpPresence': 'playerInvited' | 'witness' | 'recommended';
  /** Where high chips lie. */
  'chips.visibility': 'visibleInFront';
  /** Players exchange chips among themselves. */
  'chips.changeBetweenPlayers': 'dealerOnly' | 'noChangeFromPot';
  /** Chips carried away or out of sight. */
  'chips.hiddenTransport':
    | 'forfeitAndExclude'
    | 'forfeitMayDisqualify'
    | 'mayForfeitMayDisqualify'
    | 'forfeitIntentDisqualifies';
  /** How chips are carried to another table. */
  'chips.carrier': 'rack' | 'visible';
  /** Foreign things and chips on the table. */
  'chips.foreignObjects': 'oneProtector' | 'noForeignChips' | 'noForeignChipsButProtector';
};
