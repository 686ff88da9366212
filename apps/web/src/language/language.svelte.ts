import { LANGUAGES, type Language } from '@riffle/words';
import type { Words } from '../words/de/index.ts';
import { keepNotes } from './keep-notes.ts';

const place = 'riffle.language';

const catalogues: { readonly [L in Language]: () => Promise<Words> } = {
  de: async () => (await import('../words/de/index.ts')).de,
  en: async () => (await import('../words/en/index.ts')).en,
};

let chosen = $state<Language>('de');
let words = $state.raw<Words>();

/** What was chosen here before, else what the browser asks for, else German. */
function preferred(): Language {
  const asked = [localStorage.getItem(place) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((known) => known === asked.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'de'
  );
}

async function speak(to: Language): Promise<void> {
  words = await catalogues[to]();
  chosen = to;
  document.documentElement.lang = to;
  void keepNotes(to);
}

let started: Promise<void> | undefined;

export const language = {
  get current(): Language {
    return chosen;
  },
  /** Once it is there, words may be read. */
  start(): Promise<void> {
    started ??= speak(preferred());
    return started;
  },
  async choose(to: Language): Promise<void> {
    localStorage.setItem(place, to);
    await speak(to);
  },
};

/** All words in the language of now, by area: `t.desk.startClock`. To be read where it is shown, never kept. */
export const t: Words = new Proxy({} as Words, {
  get(_, area) {
    if (words === undefined) throw new Error('words before language.start()');
    return Reflect.get(words, area);
  },
});
