/** Small chips that leave play. */
export type OfChips =
  | 'ColourUpBegun'
  | 'SmallChipsCounted'
  | 'SmallChipsTaken'
  | 'ColourUpEnded'
  | 'LateChipsExchanged';
