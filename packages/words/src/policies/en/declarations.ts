import { anyOf, oneOf, type WordsOn } from '../policy-words.ts';

export const declarations: WordsOn<'declarations'> = {
  'declarations.foldSignal': {
    label: 'Fold signalled before',
    meaning: 'What holds when somebody lets it be seen before his turn that he is going to fold.',
    value: oneOf({
      forbidden: 'It is forbidden.',
      discouraged: 'It is bad manners.',
    }),
  },
  'declarations.languages': {
    label: 'Languages',
    meaning: 'What may be spoken at the table.',
    value: oneOf({
      germanEnglishInHand: 'During the hand German and English.',
      germanEnglish: 'German and English.',
      countryAndEnglish: 'The language of the country and English, unless announced otherwise.',
      germanEnglishJargon: 'German and English; poker terms in any language.',
    }),
  },
  'declarations.actionTerms': {
    label: 'Clear words',
    meaning: 'Which words are an action beyond doubt.',
    value: oneOf({
      germanEnglish: 'Bet, raise, call, fold, check, all-in and the German words for them; “pot” only in pot-limit.',
      english: 'Bet, raise, call, fold, check, all-in in English; “pot” only in pot-limit.',
    }),
  },
  'declarations.gestures': {
    label: 'Gestures',
    meaning: 'Whether a gesture is an action.',
    value: anyOf('en', {
      knockIsCheck: 'knocking is a check',
      clearGestureBinds: 'any unmistakable gesture binds',
      ownRisk: "gestures are at the player's own risk",
    }),
  },
  'declarations.handValue': {
    label: "Naming one's own hand",
    meaning: 'Whether it binds what somebody says of his hand.',
    value: oneOf({ cardsSpeak: 'No, the cards speak; what is false on purpose may be penalised.' }),
  },
  'declarations.mistakeDuty': {
    label: 'Pointing out mistakes',
    meaning: 'Who must speak up about a mistake at the showdown or in the pot.',
    value: oneOf({
      playersAtTable: 'The players at the table.',
      everybody: 'Everybody: players, dealer and spectators.',
      anyPlayer: 'Every player, also one who is not in the hand.',
    }),
  },
  'declarations.handTalk': {
    label: 'Talking about the hand',
    meaning: 'Whether cards may be talked about, advised on or criticised during a hand.',
    value: oneOf({ forbidden: 'Forbidden during a hand.' }),
  },
  'declarations.dealerSpeech': {
    label: 'What the dealer says',
    meaning: 'Which information the dealer gives.',
    value: oneOf({ actionsOnly: 'He announces actions, amounts only when asked, nothing else.' }),
  },
};
