import { fold, wordsOf } from './fold.ts';
import type { Language, Rule } from './rule.ts';

/** Where a word stands: in the heading, or behind the number, it says more than in the gist. */
export type Place = 'heading' | 'gist';

export type SearchIndex = {
  readonly rules: readonly Rule[];
  /** Every word with the rules (by their position) in which it stands. */
  readonly words: ReadonlyMap<string, ReadonlyMap<number, Place>>;
  /** The rules' numbers as they are compared: as they are, with the rulebook before it, and as they are shown. */
  readonly numbers: readonly { readonly ref: string; readonly address: string; readonly shown: string }[];
};

/** `08(1)` and `8(1)`, `1 Sitzordnung 5` and `1sitzordnung5` are the same number to whoever looks for it. */
export const foldNumber = (text: string): string =>
  fold(text)
    .replace(/\s/g, '')
    .replace(/^([a-z0-9-]*:)?0+(?=\d)/, '$1');

/** Made once for a list of rules: whoever searches on every keystroke passes the same list. */
export function searchIndex(rules: readonly Rule[], language: Language): SearchIndex {
  const known = made[language].get(rules);
  if (known !== undefined) return known;
  const index = build(rules, language);
  made[language].set(rules, index);
  return index;
}

const made: { readonly [L in Language]: WeakMap<readonly Rule[], SearchIndex> } = {
  de: new WeakMap(),
  en: new WeakMap(),
};

function build(rules: readonly Rule[], language: Language): SearchIndex {
  const words = new Map<string, Map<number, Place>>();
  const enter = (text: string, at: number, place: Place) => {
    for (const word of wordsOf(fold(text))) {
      const places = words.get(word) ?? new Map<number, Place>();
      if (places.get(at) !== 'heading') places.set(at, place);
      words.set(word, places);
    }
  };
  for (const [at, rule] of rules.entries()) {
    enter(rule.heading, at, 'heading');
    // its figures are the number, which is looked for as a whole
    enter((rule.label?.[language] ?? '').replace(/\d/g, ' '), at, 'heading');
    enter(rule.gist[language], at, 'gist');
  }
  return {
    rules,
    words,
    numbers: rules.map(({ ref, address, label }) => ({
      ref: foldNumber(ref),
      address: foldNumber(address),
      shown: foldNumber(label?.[language] ?? ref),
    })),
  };
}
