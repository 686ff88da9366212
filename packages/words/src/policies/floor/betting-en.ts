import type { BettingFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const bettingEn: Pick<PolicyWords, keyof BettingFloorPolicies> = {
  'betting.wordWithChip': {
    label: 'Word and chip at the same moment',
    meaning: 'Whether “raise” counts that is said in the very moment in which a single chip touches the table.',
    value: oneOf({ counts: 'The word counts.', tooLate: 'It is too late; the chip counts as if nothing was said.' }),
  },
  'betting.nonStandardWords': {
    label: 'Words and gestures of one’s own',
    meaning: 'What words and gestures count as that are not the usual ones.',
    value: oneOf({
      smallestMeaning: 'At the player’s own risk; the floor decides, in doubt for the smallest bet.',
      notBinding: 'They do not bind.',
    }),
  },
  'betting.clearGestures': {
    label: 'Clear gestures',
    meaning: 'What an act without words counts as that everybody understands: a tap is a check.',
    value: oneOf({ binding: 'It binds.', notBinding: 'It does not bind.' }),
  },
  'betting.stringBetCalledBy': {
    label: 'Who calls a string bet',
    meaning: 'Who says that chips came in several motions.',
    value: oneOf({
      dealer: 'The dealer, unasked.',
      dealerConfirmsPlayers: 'Everybody at the table helps; the dealer must confirm it.',
    }),
  },
};
