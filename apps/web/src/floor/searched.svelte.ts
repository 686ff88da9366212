import type { KindName } from '@riffle/floor';
import { LANGUAGES, type Language, speak } from '@riffle/words';
import { language, worded } from '../language/language.svelte.ts';

type Find = typeof import('./find-kinds.ts')['findKinds'];
let find = $state.raw<Find>();
let all = $state(false);

export const searched = {
  /** What searches, with all words to search in: to be fetched when the list is seen, for whoever will type. */
  async prepare(): Promise<void> {
    try {
      ({ findKinds: find } = await worded(import('./find-kinds.ts')));
    } catch {
      // no line: it is asked for again with the next letter
    }
  },
  /** What fits; `undefined` while that is not known yet. */
  kinds(typed: string): readonly KindName[] | undefined {
    if (find === undefined && typed !== '') void this.prepare();
    return find?.(typed, language.current, this.languagesFor(typed));
  },
  /** In which languages incidents are looked for: people type words of both, so the other one's are fetched for whoever types. */
  languagesFor(typed: string): readonly Language[] {
    if (typed !== '' && !all) void Promise.all(LANGUAGES.map(speak)).then(() => (all = true));
    return all ? LANGUAGES : [language.current];
  },
};
