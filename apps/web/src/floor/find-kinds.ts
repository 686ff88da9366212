import { everyKind, type KindName } from '@riffle/floor';
import { beginsWithOneSlip, fold, wordsOf } from '@riffle/rulebooks';
import { kindWord, LANGUAGES, type Language } from '@riffle/words';

/** How much a word tells, by where it stands. */
const WORTH = { label: 3, says: 3, what: 1 } as const;
type Place = keyof typeof WORTH;
type Word = { readonly text: string; readonly worth: number };
type Indexed = { readonly kind: KindName; readonly words: readonly Word[]; readonly phrases: readonly string[] };

const MATCH = { same: 4, begins: 3, inside: 2, slip: 1, stem: 1 } as const;
/** Shorter words are found only as they are: nearly every word is one slip away from them. */
const LONG_ENOUGH = 4;
const PHRASE = 40;
const TELLING = 7;
/** So much of a word in common is another ending of it: `gecalled`, `gecallt`. */
const STEM = 5;
const ENDING = 3;

/**
 * The kinds of incident that fit what was typed, best first. People type half sentences, in both languages and with slips:
 * each word that fits counts, and nothing has to fit wholly. Nothing typed, nothing found.
 */
export function findKinds(
  typed: string,
  language: Language,
  among: readonly Language[] = LANGUAGES,
): readonly KindName[] {
  const words = wordsOf(fold(typed)).filter((word, _, all) => all.length === 1 || word.length > 1);
  if (words.length === 0) return [];
  const joined = words.join('');
  const index = indexOf(language, among);
  const fits = index.map((indexed) => words.map((word) => bestOf(indexed.words, word)));
  // a word that fits half of all incidents says little, and so does a short one
  const tells = words.map((word, at) => {
    const often = fits.filter((fit) => fit[at]).length;
    return Math.log(1 + index.length / Math.max(1, often)) * Math.min(1, word.length / TELLING);
  });
  const scored = index.flatMap(({ kind, phrases }, nth) => {
    const own = fits[nth] ?? [];
    const matched = own.filter((fit) => fit > 0).length;
    const phrase = joined.length >= LONG_ENOUGH && phrases.some((text) => text.includes(joined)) ? PHRASE : 0;
    // half the words at least, so that "am Flop" does not bring up everything that happens there
    if (phrase === 0 && matched * 2 <= words.length && matched < words.length) return [];
    const told = own.reduce((sum, fit, at) => sum + fit * (tells[at] ?? 0), 0);
    return [{ kind, score: phrase + (told * matched) / words.length }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ kind }) => kind);
}

function bestOf(words: readonly Word[], typed: string): number {
  let best = 0;
  for (const { text, worth } of words) best = Math.max(best, worth * closeness(text, typed));
  return best;
}

function closeness(word: string, typed: string): number {
  if (word === typed) return MATCH.same;
  if (typed.length < 2) return 0;
  if (word.startsWith(typed)) return MATCH.begins;
  if (typed.length < LONG_ENOUGH) return 0;
  if (word.includes(typed)) return MATCH.inside;
  if (beginsWithOneSlip(word, typed)) return MATCH.slip;
  const longest = Math.max(word.length, typed.length);
  let same = 0;
  while (same < longest && word[same] === typed[same]) same += 1;
  return same >= STEM && longest - same <= ENDING ? MATCH.stem : 0;
}

const made = new Map<string, readonly Indexed[]>();

/** Both languages are searched; the reader's own comes first where two fit alike. */
function indexOf(language: Language, among: readonly Language[]): readonly Indexed[] {
  const key = [language, ...among].join();
  const known = made.get(key);
  if (known !== undefined) return known;
  const index = everyKind.map((kind): Indexed => {
    const texts = among.flatMap((each) => {
      const { label, says, what } = kindWord(each, kind);
      const own = each === language ? 1 : 0.9;
      return [said(label, 'label', own), ...says.map((text) => said(text, 'says', own)), said(what, 'what', own)];
    });
    return {
      kind,
      words: texts.flatMap(({ words, worth }) => words.map((text) => ({ text, worth }))),
      phrases: texts.filter(({ phrase }) => phrase).map(({ words }) => words.join('')),
    };
  });
  made.set(key, index);
  return index;
}

const said = (text: string, place: Place, own: number) => ({
  words: wordsOf(fold(text)),
  worth: WORTH[place] * own,
  phrase: place !== 'what',
});
