import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A language that others at the table do not understand. */
export const tableLanguage = incidentKind({
  phase: 'presence',
  facts: {
    language: choice(['german', 'english', 'other'], { usual: 'other' }),
    inHand: yesNo({ usual: true }),
    /** One poker term only, not a talk. */
    term: yesNo({ usual: false, when: { language: ['other'] } }),
    /** The event announced this language. */
    announced: yesNo({ usual: false, when: { language: ['other'] } }),
  },
  find({ language, inHand, term = false, announced = false }, floor) {
    const rule = floor.decides('declarations.languages');
    const understood =
      language !== 'other' ||
      (rule === 'germanEnglishInHand' && !inHand) ||
      (rule === 'countryAndEnglish' && announced) ||
      (rule === 'germanEnglishJargon' && term);
    return understood
      ? { outcome: { is: 'allowedAtTable' } }
      : { outcome: { is: 'stopAtTable' }, steps: [step('tellLanguage')], offence: 'language' };
  },
});
