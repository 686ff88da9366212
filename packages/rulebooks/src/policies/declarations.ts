import { oneOf, someOf } from '../declaration/declare.ts';
import type { PoliciesOn } from '../declaration/shape.ts';

export const declarations = {
  /** What holds when a player lets it be seen that he is going to fold. */
  'declarations.foldSignal': oneOf(['forbidden', 'discouraged'], { usual: 'discouraged' }),
  /** Languages allowed. */
  'declarations.languages': oneOf(
    ['germanEnglishInHand', 'germanEnglish', 'countryAndEnglish', 'germanEnglishJargon'],
    { usual: 'germanEnglishInHand' },
  ),
  /** Words that are an action beyond doubt; `pot` only in pot-limit. */
  'declarations.actionTerms': oneOf(['germanEnglish', 'english'], { usual: 'germanEnglish' }),
  /** Actions by gesture. */
  'declarations.gestures': someOf(['knockIsCheck', 'clearGestureBinds', 'ownRisk'], {
    usual: ['knockIsCheck', 'ownRisk'],
    reference: true,
  }),
  /** Whether a statement about one's own hand binds. */
  'declarations.handValue': oneOf(['cardsSpeak'], { usual: 'cardsSpeak' }),
  /** Who must speak up when a mistake at the showdown or in the pot is seen. */
  'declarations.mistakeDuty': oneOf(['playersAtTable', 'everybody', 'anyPlayer'], { usual: 'anyPlayer' }),
  /** Talking about live or folded hands, advice and criticism during a hand. */
  'declarations.handTalk': oneOf(['forbidden'], { usual: 'forbidden' }),
  /** What the dealer may say. */
  'declarations.dealerSpeech': oneOf(['actionsOnly'], { usual: 'actionsOnly' }),
} satisfies PoliciesOn<'declarations'>;
