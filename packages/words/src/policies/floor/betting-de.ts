import type { BettingFloorPolicies } from '@riffle/rulebooks';
import { oneOf, type PolicyWords } from '../policy-words.ts';

export const bettingDe: Pick<PolicyWords, keyof BettingFloorPolicies> = {
  'betting.wordWithChip': {
    label: 'Ansage, während der Chip fällt',
    meaning: 'Ob „Raise“ gilt, das im selben Augenblick angesagt wird, in dem ein einzelner Chip den Tisch berührt.',
    value: oneOf({ counts: 'Die Ansage gilt.', tooLate: 'Sie kommt zu spät; der Chip gilt, als wäre nichts gesagt.' }),
  },
  'betting.nonStandardWords': {
    label: 'Eigene Worte und Gesten',
    meaning: 'Was Worte und Gesten gelten, die nicht die üblichen sind.',
    value: oneOf({
      smallestMeaning: 'Auf eigenes Risiko; der Floor entscheidet, im Zweifel für den kleinsten Einsatz.',
      notBinding: 'Sie binden nicht.',
    }),
  },
  'betting.clearGestures': {
    label: 'Klare Gesten',
    meaning: 'Was eine Aktion ohne Worte gilt, die jeder versteht: Klopfen heißt Check.',
    value: oneOf({ binding: 'Sie bindet.', notBinding: 'Sie bindet nicht.' }),
  },
  'betting.stringBetCalledBy': {
    label: 'Wer einen String Bet feststellt',
    meaning: 'Wer sagt, dass Chips in mehreren Bewegungen gesetzt wurden.',
    value: oneOf({
      dealer: 'Der Dealer, von sich aus.',
      dealerConfirmsPlayers: 'Alle am Tisch helfen; der Dealer muss es bestätigen.',
    }),
  },
};
