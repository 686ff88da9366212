/** What a player can be reproached with. Lists in rulebooks are examples; `misconduct` stands for what none of them names. */
export const OFFENCES = [
  'outOfTurn',
  'foldSignalled',
  'unclearAction',
  'conditionalStatement',
  'stringBet',
  'overbetForChange',
  'falseAnnouncement',
  'splashing',
  'betOutOfReach',
  'delay',
  'openFold',
  'foldOutOfTurn',
  'foldWithoutBet',
  'allInHandMucked',
  'exposedCards',
  'showedCards',
  'toldOfFold',
  'talkedAboutHand',
  'coaching',
  'onePlayerToAHand',
  'rabbitHunt',
  'lookedAtMuck',
  'touching',
  'rakedPot',
  'cardsThrown',
  'cardsThrownHard',
  'cardsThrownOnPurpose',
  'cardsThrownAtDealer',
  'chipsThrown',
  'hiddenCards',
  'leftTable',
  'foldedByLeaving',
  'loudTalk',
  'celebration',
  'posing',
  'insultingStyle',
  'criticisingDealer',
  'dispute',
  'abuse',
  'misconduct',
  'etiquette',
  'device',
  'language',
  'clothing',
  'intoxication',
  'damage',
  'hiddenChips',
  'chipsExchanged',
  'pocketedChips',
  'chipsRemoved',
  'blindDodging',
  'fouledDeckKnown',
  'nutsInLastPosition',
  'softplay',
  'chipDumping',
  'collusion',
  'cheating',
  'falseIdentity',
  'cameraRefused',
  'refusal',
  'violence',
] as const;
export type Offence = (typeof OFFENCES)[number];

/** What is a case of something else: a rulebook that does not name it treats it like that. */
export const CASE_OF: { readonly [O in Offence]?: Offence } = {
  falseIdentity: 'cheating',
  foldOutOfTurn: 'outOfTurn',
  foldWithoutBet: 'etiquette',
  foldedByLeaving: 'leftTable',
  cardsThrownOnPurpose: 'cardsThrown',
  cardsThrownAtDealer: 'cardsThrown',
};

/** What a person can do about it, from the mildest to the gravest. */
export const MEASURES = [
  'hint',
  'caution',
  'warning',
  'fine',
  'oneHand',
  'rounds',
  'deadHand',
  'time',
  'points',
  'chipLoss',
  'elimination',
  'disqualification',
  'exclusion',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a rulebook says of an offence: whether something must follow, the mildest that may, and the gravest. */
export type Reproach = {
  readonly duty: 'must' | 'may';
  readonly least: Measure;
  readonly most: Measure;
};

/** A first breach, and one that is repeated where the rulebook treats it otherwise; with the rules that say so. */
export type OffenceAnswer = {
  /** Absent where a first breach has no consequence. */
  readonly first?: Reproach;
  readonly repeated?: Reproach;
  readonly refs: readonly [string, ...string[]];
  /** Measures that the rulebook names for this breach alone, besides its ladder. */
  readonly besides?: readonly Measure[];
  /** Further rules that speak of the repetition only. */
  readonly repeatedRefs?: readonly string[];
};

export type OffenceAnswers = { readonly [O in Offence]?: OffenceAnswer };

/** What is said of an offence, or of what it is a case of. */
export const answerOn = (offence: Offence, answers: OffenceAnswers): OffenceAnswer | undefined =>
  answers[offence] ?? answers[CASE_OF[offence] ?? offence];
