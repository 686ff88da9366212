/** Why small chips do not leave play, or not so. */
export type OfChips =
  | 'not-a-multiple'
  | 'colour-up-open'
  | 'no-colour-up'
  | 'small-chips-stay'
  | 'chips-still-needed'
  | 'not-at-this-seat'
  | 'small-chips-gone'
  | 'small-chips-not-counted'
  | 'witness-needed'
  | 'race-cards-off'
  | 'value-in-play'
  | 'small-chips-first'
  | 'counted-twice'
  | 'stack-empty'
  | 'hand-may-run'
  | 'counted-too-many';
