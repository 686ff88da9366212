import { LANGUAGE_COOKIE } from '@riffle/wire';
import { LANGUAGES, type Language, speak } from '@riffle/words';
import type { Words } from '../words/de/index.ts';
import { keepNotes } from './keep-notes.ts';
import { NeededParts } from './needed-parts.ts';
import { type Part, parts } from './parts.ts';

const place = 'riffle.language';

let chosen = $state<Language>('de');
/** What is about to be spoken: whatever is fetched meanwhile must be able to say it too. */
let coming: Language = 'de';
let words = $state.raw<Partial<Words>>({});
const needed = new NeededParts();

/** What was chosen here before, else what the browser asks for, else German. */
function preferred(): Language {
  const asked = [localStorage.getItem(place) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((known) => known === asked.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'de'
  );
}

/** So that the next page comes in this language from its first word on. */
const tellServer = (to: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store for them is not in every browser that a club has
  document.cookie = `${LANGUAGE_COOKIE}=${to}; path=/; max-age=31536000; samesite=lax`;
};

async function turnTo(to: Language): Promise<void> {
  coming = to;
  for (let said: Partial<Words> | undefined; said === undefined; ) {
    const [take] = await Promise.all([needed.fetch<Partial<Words>>(parts[to]), speak(to)]);
    // somebody has chosen again before this came
    if (coming !== to) return;
    said = take();
    if (said !== undefined) words = said;
  }
  chosen = to;
  document.documentElement.lang = to;
  void keepNotes(to);
}

let started: Promise<void> | undefined;

export const language = {
  get current(): Language {
    return chosen;
  },
  /** Once it is there, words of the room may be read. */
  start(): Promise<void> {
    started ??= turnTo(preferred());
    return started;
  },
  async choose(to: Language): Promise<void> {
    localStorage.setItem(place, to);
    tellServer(to);
    await turnTo(to);
  },
  /** These parts may be read from then on. */
  async need(more: readonly Part[]): Promise<void> {
    needed.ask(more);
    await this.start();
    while (!needed.isTold(more)) {
      const spoken = chosen;
      const take = await needed.fetch<Partial<Words>>(parts[spoken]).catch((failed: unknown) => {
        needed.giveUp(more);
        throw failed;
      });
      if (spoken === chosen) words = take() ?? words;
    }
  },
};

/** Code that says something, once it can say it in the language of now, and in the one that is being chosen. */
export async function worded<M>(fetched: Promise<M>, more: readonly Part[] = []): Promise<M> {
  const [code] = await Promise.all([fetched, more.length > 0 ? language.need(more) : undefined]);
  await Promise.all([...new Set([chosen, coming])].map(speak));
  return code;
}

/** All words in the language of now, by area: `t.desk.startClock`. To be read where it is shown, never kept. */
export const t: Words = new Proxy({} as Words, {
  get(_, area) {
    const said: unknown = Reflect.get(words, area);
    if (said === undefined) throw new Error(`the page does not say that it needs the words of ${String(area)}`);
    return said;
  },
});
