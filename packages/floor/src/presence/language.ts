import { step } from '../because.ts';
import { choice, yesNo } from '../fact.ts';
import { incidentKind } from '../incident-kind.ts';

/** A language that others at the table do not understand. */
export const language = incidentKind({
  phase: 'presence',
  facts: {
    /** A word that is an action, or talk. */
    said: choice(['talk', 'action'], { usual: 'talk' }),
    language: choice(['german', 'english', 'other'], { usual: 'other' }),
    inHand: yesNo({ usual: true, when: { said: ['talk'] } }),
    /** One poker term only, not a talk. */
    term: yesNo({ usual: false, when: { said: ['talk'], language: ['other'] } }),
    /** The event announced this language. */
    announced: yesNo({ usual: false, when: { said: ['talk'], language: ['other'] } }),
  },
  find({ said, language, inHand = true, term = false, announced = false }, floor) {
    if (said === 'action') {
      const terms = floor.decides('declarations.actionTerms');
      const binds = language === 'english' || (language === 'german' && terms === 'germanEnglish');
      return binds
        ? { outcome: { is: 'termBinds' } }
        : { outcome: { is: 'termAtOwnRisk' }, steps: [step('callFloor'), step('tellLanguage')] };
    }
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
