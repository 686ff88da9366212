import type { Tongues } from '@riffle/wire';
import { LANGUAGES, type Language } from '@riffle/words';

/** As the browser knows it, for what this uses of it. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** The voices of a language, those of this device first: they need no network. */
export function voicesFor<V extends Voice>(language: Language, from: readonly V[]): readonly V[] {
  const speaks = from.filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);
  return speaks.toSorted(
    (a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default),
  );
}

/** The languages of a choice, in their order. */
export const spokenIn = (tongues: Tongues, written: Language): readonly Language[] =>
  tongues === 'wall'
    ? [written]
    : LANGUAGES.filter((language) => tongues.includes(language)).toSorted(
        (a, b) => tongues.indexOf(a) - tongues.indexOf(b),
      );
