/** Small chips that leave play, and stacks that are counted. */
export type OfChips =
  | 'ColourUpBegun'
  | 'SmallChipsCounted'
  | 'SmallChipsTaken'
  | 'ColourUpEnded'
  | 'LateChipsExchanged'
  | 'StacksCounted';
