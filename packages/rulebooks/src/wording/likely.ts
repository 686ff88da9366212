import { fold, wordsOf } from '../fold.ts';

/** What is compared of a word: German ones bend at their ends. */
const STEM = 5;
const SHORTEST = 4;
/** Less in common than this says nothing. */
const ENOUGH = 0.15;

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(fold(text))
      .filter((word) => word.length >= SHORTEST || /^\d+$/.test(word))
      .map((word) => word.slice(0, STEM)),
  );

/**
 * Which paragraph most likely says what each of several rules says, whose numbers lead to all of these paragraphs: by the
 * words that they share, and in the order of the text. `undefined` where too little speaks for any.
 */
export function likelyParagraphs(
  gists: readonly string[],
  paragraphs: readonly string[],
): readonly (number | undefined)[] {
  // what only leads over to a list has the words of all, and says nothing
  const said = paragraphs.map((text) => (text.endsWith(':') ? new Set<string>() : stemsIn(text)));
  const heard = new Map<string, number>();
  for (const stems of said) for (const stem of stems) heard.set(stem, (heard.get(stem) ?? 0) + 1);
  const weight = (stem: string): number => Math.log(1 + paragraphs.length / (heard.get(stem) ?? paragraphs.length));
  const total = (stems: Iterable<string>): number => [...stems].reduce((sum, stem) => sum + weight(stem), 0);
  const scores = gists.map((gist) => {
    const wanted = stemsIn(gist);
    const all = total(wanted);
    return said.map((stems) => {
      const length = Math.sqrt(all * total(stems));
      return length === 0 ? 0 : total([...wanted].filter((stem) => stems.has(stem))) / length;
    });
  });
  return inOrder(scores).map((at, rule) => ((scores[rule]?.[at] ?? 0) >= ENOUGH ? at : undefined));
}

/** One paragraph for each rule, none before that of the rule before it, with the most in common altogether. */
function inOrder(scores: readonly (readonly number[])[]): readonly number[] {
  const many = scores[0]?.length ?? 0;
  const from: number[][] = [];
  let sums: readonly number[] = Array.from({ length: many }, () => 0);
  for (const row of scores) {
    const chosen: number[] = [];
    let most = 0;
    sums = row.map((score, at) => {
      if ((sums[at] ?? 0) > (sums[most] ?? 0)) most = at;
      chosen.push(most);
      return score + (sums[most] ?? 0);
    });
    from.push(chosen);
  }
  let at = sums.reduce((most, sum, nth) => (sum > (sums[most] ?? 0) ? nth : most), 0);
  const ways: number[] = [];
  for (let rule = scores.length - 1; rule >= 0; rule -= 1) {
    ways.push(at);
    at = from[rule]?.[at] ?? 0;
  }
  return ways.reverse();
}
