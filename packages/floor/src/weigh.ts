/** What a person weighs where the rulebook leaves the decision to him. */
const WEIGHTS = [
  /** The best interest of the game and fairness, before the letter. */
  'fairness',
  'intent',
  'repetition',
  'experience',
  'advantageGained',
  'othersMisled',
  'actionBehind',
  'cardsIdentifiable',
  'informationKnown',
  'stageOfEvent',
  'potSize',
  'timeLost',
  'dealersPart',
] as const;
export type Weigh = (typeof WEIGHTS)[number];
