/** Who may sit where, and who he is. */
export type SeatingPolicies = {
  /** Whether players at one table who have a financial interest in each other must say so. */
  'seating.interestDisclosure': 'none' | 'discloseToTable';
  /** A player began on a wrong seat with the right starting stack. */
  'seating.wrongSeat': 'moveWithStack' | 'staysSeated';
  /** When a player must prove who he is. */
  'seating.identification': 'never' | 'atSeat' | 'onRequest' | 'registeredFirst';
  /** Whether another person may play a stack. */
  'seating.substitute': 'forbidden' | 'teamMateBetweenHeats';
  /** Whether one person may play at two tables at once. */
  'seating.twoTables': 'forbidden' | 'allowed';
  /** Whether a player may change the seat during a tournament on his own wish. */
  'seating.ownSeatChange': 'forbidden' | 'allowed';
  /** Players with physical limitations. */
  'seating.disabilities': 'accommodate' | 'none';
  /** Seat of a late entrant. */
  'seating.lateEntry': 'lotAtShortestTables' | 'lotAtAllTables';
};
