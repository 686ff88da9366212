import { fold, wordsOf } from './fold.ts';
import type { Language, Rule } from './rule.ts';
import { foldNumber, type Place, type SearchIndex, searchIndex } from './search-index.ts';
import { beginsWithOneSlip } from './slip.ts';

/** How good a rule's match is, by the rule's position in the list. */
type Scores = ReadonlyMap<number, number>;

const worth = {
  // the number in full is what was meant, whatever else the words fit
  number: { same: 1000, under: 60, longer: 40 },
  whole: { heading: 30, gist: 15 },
  beginning: { heading: 24, gist: 10 },
  inside: { heading: 12, gist: 4 },
  slip: { heading: 8, gist: 3 },
} as const;

const shortestForInside = 4;
const shortestForSlip = 4;

/**
 * The rules that fit all that was typed, best first: by number (`42`, `42(4)`, `pvb:42(4)`), or by words of the heading
 * and of the gist in the reader's language. Nothing typed, all rules in their order.
 */
export function search(rules: readonly Rule[], query: string, language: Language): readonly Rule[] {
  const terms = query.split(/\s+/).filter((term) => term !== '');
  if (terms.length === 0) return rules;
  const index = searchIndex(rules, language);
  const found = best(all(terms.map((term) => scoreTerm(index, term))), scoreNumber(index, terms.join('')));
  return [...found].sort(([at, a], [otherAt, b]) => b - a || at - otherAt).flatMap(([at]) => rules[at] ?? []);
}

/** What stands between two blanks is a number, or words that must all fit (`all-in`). */
const scoreTerm = (index: SearchIndex, term: string): Scores => {
  const words = wordsOf(fold(term));
  return best(scoreNumber(index, term), words.length === 0 ? none : all(words.map((word) => scoreWord(index, word))));
};

/** `42` fits `42`, `42(4)` and `420`, in this order; not `142`. */
function scoreNumber(index: SearchIndex, typed: string): Scores {
  const number = foldNumber(typed);
  // one letter begins the numbers of half a rulebook (`T1` to `T62`)
  if (number === '' || /^\p{L}$/u.test(number)) return none;
  const scores = new Map<number, number>();
  for (const [at, { ref, address, shown }] of index.numbers.entries()) {
    if (ref === number || address === number || shown === number) scores.set(at, worth.number.same);
    else if (ref.startsWith(number) || (number.includes(':') && address.startsWith(number))) {
      const goesOn = /\d$/.test(number) && /^\d/.test(ref.slice(number.length));
      scores.set(at, goesOn ? worth.number.longer : worth.number.under);
    }
  }
  return scores;
}

function scoreWord(index: SearchIndex, typed: string): Scores {
  const direct = new Map<number, number>();
  const slips = new Map<number, number>();
  const digits = /^\d+$/.test(typed);
  for (const [word, places] of index.words) {
    if (word === typed) raise(direct, places, worth.whole);
    else if (digits) continue;
    else if (word.startsWith(typed)) raise(direct, places, worth.beginning);
    else if (typed.length >= shortestForInside && word.includes(typed)) raise(direct, places, worth.inside);
    else if (typed.length >= shortestForSlip && beginsWithOneSlip(word, typed)) raise(slips, places, worth.slip);
  }
  // a word that is there as it was typed is no slip
  return direct.size > 0 ? direct : slips;
}

const none: Scores = new Map();

function raise(scores: Map<number, number>, places: ReadonlyMap<number, Place>, by: { readonly [P in Place]: number }) {
  for (const [at, place] of places) scores.set(at, Math.max(scores.get(at) ?? 0, by[place]));
}

const best = (a: Scores, b: Scores): Scores =>
  new Map([...a.keys(), ...b.keys()].map((at) => [at, Math.max(a.get(at) ?? 0, b.get(at) ?? 0)]));

/** Only what all of them found, with the sum. */
const all = ([first = none, ...others]: readonly Scores[]): Scores =>
  others.reduce<Scores>((sums, scores) => {
    const both = new Map<number, number>();
    for (const [at, sum] of sums) {
      const score = scores.get(at);
      if (score !== undefined) both.set(at, sum + score);
    }
    return both;
  }, first);
