/** What is said at the table. */
export type DeclarationPolicies = {
  /** Languages allowed. */
  'declarations.languages': 'germanEnglishInHand' | 'germanEnglish' | 'countryAndEnglish' | 'germanEnglishJargon';
  /** Words that are an action beyond doubt; `pot` only in pot-limit. */
  'declarations.actionTerms': 'germanEnglish' | 'english';
  /** Actions by gesture. */
  'declarations.gestures': readonly ('knockIsCheck' | 'clearGestureBinds' | 'ownRisk')[];
  /** Whether a statement about one's own hand binds. */
  'declarations.handValue': 'cardsSpeak';
  /** Who must speak up when a mistake at the showdown or in the pot is seen. */
  'declarations.mistakeDuty': 'playersAtTable' | 'everybody' | 'anyPlayer';
  /** Talking about live or folded hands, advice and criticism during a hand. */
  'declarations.handTalk': 'forbidden';
  /** What the dealer may say. */
  'declarations.dealerSpeech': 'actionsOnly';
};
