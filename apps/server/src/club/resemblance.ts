/** Each once, and no more than anybody has: a query of fifty letters would be looked for fifty times in everybody. */
const MOST_WORDS = 8;
const wordsIn = (query: string): readonly string[] =>
  [...new Set(query.split(' '))].filter((word) => word !== '').slice(0, MOST_WORDS);

/** 0 = does not match; the higher, the better. Every word of the query must be found somewhere, one slip of the finger allowed. */
export function matchOf(query: string, words: readonly string[]): number {
  let score = 0;
  for (const wanted of wordsIn(query)) {
    const best = Math.max(0, ...words.map((word) => wordMatch(wanted, word)));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function wordMatch(wanted: string, word: string): number {
  if (word === wanted) return 8;
  if (word.startsWith(wanted)) return 6;
  if (wanted.length >= 3 && word.includes(wanted)) return 3;
  if (wanted.length >= 4 && withinOne(wanted, word.slice(0, wanted.length + 1))) return 1;
  return 0;
}

/** One letter wrong, missing, too many, or two swapped. A word that only goes on longer counts as begun. */
function withinOne(wanted: string, word: string): boolean {
  let start = 0;
  while (start < wanted.length && wanted[start] === word[start]) start += 1;
  const rest = wanted.slice(start);
  const other = word.slice(start);
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    other.slice(1).startsWith(rest.slice(1)) ||
    (rest.length >= 2 && other.startsWith(`${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`))
  );
}
