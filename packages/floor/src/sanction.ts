/** What a player can be punished for. */
export const OFFENCES = [
  'outOfTurn',
  'stringBet',
  'exposedCards',
  'talkedAboutHand',
  'device',
  'language',
  'abuse',
  'softplay',
  'chipDumping',
  'collusion',
  'cheating',
  'blindDodging',
  'hiddenChips',
  'pocketedChips',
  'chipsExchanged',
  'cardsThrown',
  'hiddenCards',
  'leftTable',
  'unclearAction',
  'conditionalStatement',
  'overbetForChange',
  'delay',
  'etiquette',
  'refusal',
  'nutsInLastPosition',
  'toldOfFold',
  'rabbitHunt',
  'fouledDeckKnown',
  'intoxication',
  'violence',
  'clothing',
  'damage',
] as const;
export type Offence = (typeof OFFENCES)[number];

/** What stands against a player so far in this event. */
export type PlayerRecord = {
  readonly warnings: number;
  /** Penalties of hands or rounds served or being served. */
  readonly penalties: number;
};

export type Sanction = { readonly duty: 'none' } | { readonly duty: 'must' | 'may'; readonly offence: Offence };
