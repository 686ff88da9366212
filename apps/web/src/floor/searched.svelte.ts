import { LANGUAGES, type Language, speak } from '@riffle/words';
import { language } from '../language/language.svelte.ts';

let all = $state(false);

/** In which languages incidents are looked for: people type words of both, so the other one's are fetched for whoever types. */
export const searched = {
  languagesFor(typed: string): readonly Language[] {
    if (typed !== '' && !all) void Promise.all(LANGUAGES.map(speak)).then(() => (all = true));
    return all ? LANGUAGES : [language.current];
  },
};
