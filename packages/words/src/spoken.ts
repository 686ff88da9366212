import { LANGUAGES, type Language } from './language.ts';

const fetching: ((language: Language) => Promise<void>)[] = [];

/** A table of which a browser fetches only the language that is read. It says nothing before `speak` has come back. */
export function spoken<T>(tables: { readonly [L in Language]: () => Promise<T> }): { readonly [L in Language]: T } {
  const there: { [L in Language]?: T } = {};
  fetching.push(async (language) => {
    there[language] ??= await tables[language]();
  });
  const table = {};
  for (const language of LANGUAGES)
    Object.defineProperty(table, language, {
      get(): T {
        const words = there[language];
        if (words === undefined) throw new Error(`nobody has asked for the words in ${language}`);
        return words;
      },
    });
  return table as { readonly [L in Language]: T };
}

/** Fetches what all tables that were imported so far say in this language. Where both languages are at hand, there is nothing to do. */
export async function speak(language: Language): Promise<void> {
  await Promise.all(fetching.map((fetch) => fetch(language)));
}
